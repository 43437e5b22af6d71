import { connect, type Socket } from "node:net";

interface Listener {
  onResponse(status: number, latency: number): void;
  /** The connection has ended, with its request in flight, if any. */
  onEnd(): void;
}

const HEADERS_END = Buffer.from("\r\n\r\n");
const CHUNKS_END = Buffer.from("0\r\n\r\n");

/** A keep-alive connection that parses only a response's status and its end. */
export class OfferConnection {
  /** Resolves when the server has accepted it; a connection that breaks before never does. */
  readonly accepted: Promise<void>;
  readonly #socket: Socket;
  readonly #listener: Listener;
  #begunAt = 0;
  #status = 0;
  #headers: Buffer | null = null;
  /** Bytes of the body still to come; null for chunked encoding. */
  #missing: number | null = 0;
  #closes = false;

  constructor(port: number, listener: Listener) {
    this.#listener = listener;
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.accepted = new Promise((resolve) => this.#socket.once("connect", resolve));
    this.#socket.on("data", (chunk) => this.#read(chunk));
    this.#socket.on("error", () => {});
    this.#socket.on("close", () => listener.onEnd());
  }

  send(bytes: Buffer): void {
    this.#begunAt = performance.now();
    this.#headers = Buffer.alloc(0);
    this.#socket.write(bytes);
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (!this.#headers) return this.#readBody(chunk);
    const read = this.#headers.length === 0 ? chunk : Buffer.concat([this.#headers, chunk]);
    const end = read.indexOf(HEADERS_END);
    if (end < 0) {
      this.#headers = read;
      return;
    }
    this.#headers = null;
    const text = read.toString("latin1", 0, end);
    this.#status = Number(text.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/i.exec(text);
    this.#missing = length ? Number(length[1]) : null;
    this.#closes = /\r\nconnection: close/i.test(text);
    this.#readBody(read.subarray(end + HEADERS_END.length));
  }

  #readBody(chunk: Buffer): void {
    if (this.#missing !== null) this.#missing -= chunk.length;
    const isWhole =
      this.#missing === null
        ? chunk.subarray(-CHUNKS_END.length).equals(CHUNKS_END)
        : this.#missing <= 0;
    if (!isWhole) return;
    const latency = performance.now() - this.#begunAt;
    if (this.#closes) this.#socket.destroy();
    this.#listener.onResponse(this.#status, latency);
  }
}
