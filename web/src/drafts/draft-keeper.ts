import { discardDraft, readDraft as readKeptDraft, saveDraft } from "@paso/contract";

import { ApiError, call } from "../api/index.ts";
import { keepUnsentJson, readUnsentJson } from "../session/unsent-json.ts";
import { dropUnsentText } from "../session/unsent-text.ts";

/** Debounce of writes to the device, and to the server. */
const DEVICE_DELAY_MS = 400;
const SERVER_DELAY_MS = 2_000;
/** Between attempts while the server cannot be reached. */
const RETRY_MS = 15_000;

/** Where the typed input is kept so far. */
export interface DraftState {
  /**
   * `none`: nothing differs from the saved version. `typing`: not kept yet. `device`: kept only on this
   * device, because the server does not accept it. `unkept`: this device has no room for it either. `saved`:
   * kept on the server. `published`: the form's content has just been saved for good.
   */
  phase: "none" | "typing" | "device" | "unkept" | "saved" | "published";
  /** When it was last kept or saved, by this device's clock; null if an earlier visit kept it. */
  at: Date | null;
  /** The server's reason for refusing it; null if it did not refuse, or did not answer. */
  refusal: string | null;
}

/** The copy on the device: the work, and whether the server has acknowledged it. */
interface KeptHere {
  body: unknown;
  acknowledged: boolean;
}

/** By user and key: the last one that had anything to keep. */
const latest = new Map<string, DraftKeeper>();

/**
 * Keeps an author's unsaved work on a form: on the device almost at once, on the server once typing pauses.
 * It survives reloads, crashes, lost connections and the end of the session.
 */
export class DraftKeeper {
  readonly key: string;
  readonly #userId: number;
  readonly #listeners = new Set<() => void>();
  #state: DraftState = { phase: "none", at: null, refusal: null };
  #body: unknown;
  #deviceTimer: ReturnType<typeof setTimeout> | undefined;
  #serverTimer: ReturnType<typeof setTimeout> | undefined;
  /** The call in flight; calls are sent one at a time. */
  #sending: Promise<void> = Promise.resolve();

  /**
   * @param key identifies the form as in `contract/src/courses/draft-endpoints.ts`, such as `pages-edit:7`
   */
  constructor(key: string, userId: number) {
    this.key = key;
    this.#userId = userId;
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): DraftState => this.#state;

  /**
   * Restores what was kept before; null for nothing. An unacknowledged copy on the device is the newer one;
   * while the server does not answer, it is the only one.
   */
  async restore(): Promise<unknown> {
    const body = await this.#find();
    if (body !== null && this.#state.phase === "none") {
      this.#body = body;
      this.#state = { phase: "saved", at: null, refusal: null };
      this.#notify();
      if (this.#readDevice()?.acknowledged === false) {
        this.#takeOver();
        this.#send();
      }
    }
    return body;
  }

  async #find(): Promise<unknown> {
    const here = this.#readDevice();
    if (here && !here.acknowledged) return here.body;
    try {
      const { draft } = await call(readKeptDraft, { params: { key: this.key } });
      if (draft === null) dropUnsentText(this.#userId, this.#what);
      return draft?.body ?? null;
    } catch {
      return here?.body ?? null;
    }
  }

  /** Keeps the form as it is now. Cheap enough for every keystroke; the body must not be mutated later. */
  keep(body: unknown): void {
    this.#takeOver();
    this.#body = body;
    this.#show("typing");
    clearTimeout(this.#serverTimer);
    this.#deviceTimer ??= setTimeout(() => this.flush(), DEVICE_DELAY_MS);
    this.#serverTimer = setTimeout(() => this.#send(), SERVER_DELAY_MS);
  }

  /** Flushes pending changes to the device, as before the page goes away. */
  flush(): void {
    if (this.#deviceTimer === undefined) return;
    clearTimeout(this.#deviceTimer);
    this.#deviceTimer = undefined;
    this.#writeDevice(false);
  }

  /** Tries the server again at once, as when the connection is back. */
  retry(): void {
    if (this.#state.phase !== "device" && this.#state.phase !== "unkept") return;
    clearTimeout(this.#serverTimer);
    this.#send();
  }

  /**
   * Discards the work everywhere: it was saved, or given up. Waits for a call in flight.
   * @param phase `published` if it was saved and the form stays on the screen
   */
  async discard(phase: "none" | "published" = "none"): Promise<void> {
    this.#takeOver();
    this.#forget();
    dropUnsentText(this.#userId, this.#what);
    this.#show(phase);
    this.#sending = this.#sending
      .then(() => call(discardDraft, { params: { key: this.key } }))
      .then(
        () => {},
        // It is offered again at the next visit then, which is the lesser evil.
        () => {},
      );
    await this.#sending;
  }

  /** Stops the keeper of an earlier visit to this form, which may still be sending what it had then. */
  #takeOver(): void {
    const id = `${this.#userId} ${this.key}`;
    const earlier = latest.get(id);
    if (earlier === this) return;
    latest.set(id, this);
    if (!earlier) return;
    earlier.#forget();
    this.#sending = this.#sending.then(() => earlier.#sending);
  }

  /** A call in flight is not followed up then. */
  #forget(): void {
    clearTimeout(this.#deviceTimer);
    clearTimeout(this.#serverTimer);
    this.#deviceTimer = undefined;
    this.#body = undefined;
  }

  get #what(): string {
    return `authoring.${this.key}`;
  }

  #send(): void {
    this.#sending = this.#sending.then(async () => {
      const body = this.#body;
      if (body === undefined) return;
      this.flush();
      try {
        await call(saveDraft, { params: { key: this.key }, body: { body } });
        if (this.#body !== body) return;
        this.#writeDevice(true);
        this.#show("saved");
      } catch (error) {
        if (this.#body !== body) return;
        const isKept = this.#writeDevice(false);
        this.#show(isKept ? "device" : "unkept", refusalOf(error));
        this.#serverTimer = setTimeout(() => this.#send(), RETRY_MS);
      }
    });
  }

  #readDevice(): KeptHere | null {
    return readUnsentJson(this.#userId, this.#what) as KeptHere | null;
  }

  /** Whether there was room for it. */
  #writeDevice(acknowledged: boolean): boolean {
    const kept: KeptHere = { body: this.#body, acknowledged };
    return keepUnsentJson(this.#userId, this.#what, kept);
  }

  #show(phase: DraftState["phase"], refusal: string | null = null): void {
    const kept = phase === "saved" || phase === "device" || phase === "published";
    if (!kept && phase === this.#state.phase && refusal === this.#state.refusal) return;
    this.#state = { phase, at: kept ? new Date() : null, refusal };
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Reasons that the author can do something about. */
function refusalOf(error: unknown): string | null {
  return error instanceof ApiError && error.body.code === "drafts_full" ? error.message : null;
}
