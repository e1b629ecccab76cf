/** The one connection to the playground's server: questions with answers, pushes, and coming back after a loss. */

/** A refusal by the server; `code` names the words `error-CODE`. */
export class Refused extends Error {
  constructor(error) {
    super(error.code);
    Object.assign(this, error);
  }
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10000;

export class Socket extends EventTarget {
  #socket = null;
  #waiting = new Map();
  #ref = 0;
  #tries = 0;
  #timer = 0;

  constructor(url) {
    super();
    this.url = url;
  }

  /** Opens the connection; from then on it opens itself again after each loss. */
  open() {
    clearTimeout(this.#timer);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    this.#tell("connecting", { tries: this.#tries });
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#tell("open");
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
    socket.onclose = () => this.#lost(socket);
  }

  /**
   * Asks the server for something.
   * @returns {Promise<object>} the answer's data
   * @throws {Refused} when the server says no, or is not there
   */
  ask(op, fields = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused({ code: "offline" }));
    this.#ref += 1;
    const ref = this.#ref;
    this.#socket.send(JSON.stringify({ op, ref, ...fields }));
    return new Promise((resolve, reject) => this.#waiting.set(ref, { resolve, reject }));
  }

  #receive(frame) {
    if (frame.event) {
      this.#tell("push", frame);
      return;
    }
    const waiting = this.#waiting.get(frame.ref);
    this.#waiting.delete(frame.ref);
    if (!waiting) return;
    if (frame.ok) waiting.resolve(frame.data ?? {});
    else {
      if (frame.error.detail) console.warn(frame.error.detail);
      waiting.reject(new Refused(frame.error));
    }
  }

  #lost(socket) {
    if (socket !== this.#socket) return;
    for (const { reject } of this.#waiting.values()) reject(new Refused({ code: "offline" }));
    this.#waiting.clear();
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT) * (0.8 + Math.random() * 0.4);
    this.#tries += 1;
    this.#tell("lost", { wait, tries: this.#tries });
    this.#timer = setTimeout(() => this.open(), wait);
  }

  #tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
