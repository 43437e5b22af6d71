import type { Emitter } from "highlight.js";

/** Part of a code that is of one kind. */
export interface Stretch {
  /** What highlight.js calls it, such as `title.function`. */
  scope: string;
  start: number;
  end: number;
}

/** Notes where highlight.js found what, in place of writing HTML: no two stretches overlap. */
export class StretchEmitter implements Emitter {
  readonly stretches: Stretch[] = [];
  readonly #open: string[] = [];
  #length = 0;

  addText(text: string): void {
    const scope = this.#open.at(-1);
    const start = this.#length;
    this.#length += text.length;
    if (scope !== undefined) this.stretches.push({ scope, start, end: this.#length });
  }

  startScope(scope: string): void {
    this.#open.push(scope);
  }

  endScope(): void {
    this.#open.pop();
  }

  /** What the library calls `startScope` for what has a beginning and an end. */
  openNode(scope: string): void {
    this.startScope(scope);
  }

  closeNode(): void {
    this.endScope();
  }

  /** Of another language, such as a script within a document. */
  __addSublanguage(emitter: StretchEmitter): void {
    for (const { scope, start, end } of emitter.stretches) {
      this.stretches.push({ scope, start: this.#length + start, end: this.#length + end });
    }
    this.#length += emitter.#length;
  }

  finalize(): void {}

  toHTML(): string {
    return "";
  }
}
