"""A catalogue of one or several files is identified by its content."""

from tomllib import loads

from games.core import Editions


def test_several_files_make_one_catalogue(tmp_path):
    first, second = tmp_path / "catalogue.toml", tmp_path / "board.toml"
    first.write_text("moles = 3")
    second.write_text("[boards.long]\nrows = 12")
    editions = Editions(1, [first, second], loads)
    assert editions[editions.current] == {"moles": 3, "boards": {"long": {"rows": 12}}}
    assert editions.learn(editions.text(editions.current)) == editions.current


def test_a_further_file_is_a_further_edition(tmp_path):
    path = tmp_path / "catalogue.toml"
    path.write_text("moles = 3")
    alone = Editions(1, path, loads)
    assert alone.current == Editions(1, [path], loads).current
    assert alone.current != Editions(1, [path, path.with_name("catalogue.toml")], lambda text: text).current
