import type { Emitter } from "highlight.js";

/** A range of code with one highlight.js scope. */
export interface Stretch {
  /** The highlight.js scope, such as `title.function`. */
  scope: string;
  start: number;
  end: number;
}

/** Records the scopes highlight.js finds instead of building HTML; ranges never overlap. */
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

  /** The library's name of `startScope` for modes with a begin and an end. */
  openNode(scope: string): void {
    this.startScope(scope);
  }

  closeNode(): void {
    this.endScope();
  }

  /** Code in an embedded language, such as a script within a document. */
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
