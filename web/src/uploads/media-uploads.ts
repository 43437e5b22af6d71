import {
  createMediaUpload,
  discardMediaUpload,
  listMediaUploads,
  type MediaUpload,
  readMediaUpload,
  uploadCaptions,
} from "@paso/contract";

import { ApiError, call, callOnce, isWorthRetrying, upload } from "../api/index.ts";

/** The progress of an upload in this tab. */
export interface RunningUpload {
  name: string;
  /** Bytes. */
  size: number;
  sent: number;
  /** `waiting`: the connection is lost, and it resumes by itself; `failed`: it cannot. */
  state: "sending" | "paused" | "waiting" | "checking" | "failed";
  /** Estimated seconds left; null if unknown. */
  secondsLeft: number | null;
  /** Why it failed, in the reader's language; null if unknown. */
  issue: string | null;
}

interface Run {
  upload: MediaUpload | null;
  file: File;
  /** Called with `files/NAME`. */
  onReady: (reference: string) => void;
  pause: () => void;
  shown: RunningUpload;
  /** Bytes sent at a time some seconds ago, to measure the speed. */
  pace: { sent: number; at: number } | null;
}

/** Milliseconds between polls of the server's processing of a file, and before a retry. */
const LOOK = 1_000;
const AGAIN = 15_000;
/** Milliseconds that speed is measured over. */
const PACE = 5_000;

/**
 * The uploads of a page that run in this tab, by the key of their section. They continue while sections are
 * closed and screens change.
 */
export class MediaUploads {
  readonly pageId: number;
  readonly #runs = new Map<string, Run>();
  readonly #listeners = new Set<() => void>();

  constructor(pageId: number) {
    this.pageId = pageId;
    window.addEventListener("online", () => {
      for (const [key, { shown }] of this.#runs) if (shown.state === "waiting") this.resume(key);
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** For `useSyncExternalStore`. */
  get(key: string): RunningUpload | null {
    return this.#runs.get(key)?.shown ?? null;
  }

  /** Ids of the uploads that run here. */
  ids(): ReadonlySet<string> {
    return new Set([...this.#runs.values()].flatMap(({ upload }) => upload?.id ?? []));
  }

  /** One's uploads of the page that are on the server. */
  async list(signal?: AbortSignal): Promise<MediaUpload[]> {
    const params = { pageId: this.pageId };
    return (await call(listMediaUploads, { params, ...(signal && { signal }) })).uploads;
  }

  /** Uploads a file; an unfinished upload of it is resumed. */
  start(key: string, file: File, onReady: Run["onReady"]): void {
    this.#runs.get(key)?.pause();
    const { name, size } = file;
    this.#runs.set(key, {
      upload: null,
      file,
      onReady,
      pause: () => {},
      pace: null,
      shown: { name, size, sent: 0, state: "sending", secondsLeft: null, issue: null },
    });
    this.resume(key);
  }

  pause(key: string): void {
    this.#runs.get(key)?.pause();
    this.#show(key, { state: "paused", secondsLeft: null });
  }

  resume(key: string): void {
    const run = this.#runs.get(key);
    if (!run) return;
    run.pace = null;
    this.#show(key, { state: "sending", issue: null });
    void this.#send(key, run).catch((error: unknown) => this.#fail(key, run, error));
  }

  /** Discards it, both here and on the server. */
  discard(key: string): void {
    const run = this.#runs.get(key);
    run?.pause();
    this.#runs.delete(key);
    this.#tell();
    if (run?.upload) void this.forget(run.upload.id);
  }

  /** Discards an upload on the server; a missing one is no failure. */
  async forget(uploadId: string): Promise<void> {
    await call(discardMediaUpload, { params: { uploadId } }).catch(() => {});
  }

  async #send(key: string, run: Run): Promise<void> {
    const { sendInParts } = await import("../api/send-in-parts.ts");
    run.upload ??= await this.#begin(run.file);
    if (this.#runs.get(key) !== run || run.shown.state !== "sending") return;
    if (run.upload.state === "checking") return this.#follow(key, run);
    run.pause = sendInParts({
      uploadId: run.upload.id,
      file: run.file,
      onProgress: (sent) => this.#measure(key, run, sent),
      onSuccess: () =>
        void this.#follow(key, run).catch((error: unknown) => this.#fail(key, run, error)),
      onFailure: (error) => this.#fail(key, run, error),
    });
  }

  /** The unfinished upload of this very file, or a new one. */
  async #begin(file: File): Promise<MediaUpload> {
    const { name, size, lastModified: modified } = file;
    const known = (await this.list()).find(
      (upload) =>
        upload.name === name &&
        upload.size === size &&
        upload.modified === modified &&
        (upload.state === "receiving" || upload.state === "checking"),
    );
    const params = { pageId: this.pageId };
    return known ?? callOnce(createMediaUpload, { params, body: { name, size, modified } });
  }

  /** Polls until the server has processed the whole file. */
  async #follow(key: string, run: Run): Promise<void> {
    this.#show(key, { state: "checking", sent: run.file.size, secondsLeft: null });
    while (run.upload && this.#runs.get(key) === run) {
      const params = { uploadId: run.upload.id };
      const now = await call(readMediaUpload, { params }).catch((error: unknown) => {
        if (!isWorthRetrying(error)) throw error;
        return null;
      });
      if (this.#runs.get(key) !== run) return;
      if (now?.state === "ready" && now.reference !== null) {
        this.#runs.delete(key);
        this.#tell();
        run.onReady(now.reference);
        // The page has the file; the upload is no longer needed.
        void this.forget(now.id);
        return;
      }
      if (now?.state === "refused") {
        run.upload = null;
        this.#show(key, { state: "failed", issue: now.issue });
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  }

  #fail(key: string, run: Run, error: unknown): void {
    if (this.#runs.get(key) !== run || run.shown.state === "paused") return;
    if (error instanceof ApiError && error.status === 401) {
      this.#show(key, { state: "paused", secondsLeft: null });
      return;
    }
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone && isWorthRetrying(error)) {
      this.#show(key, { state: "waiting", secondsLeft: null });
      setTimeout(() => run.shown.state === "waiting" && this.resume(key), AGAIN);
      return;
    }
    run.upload = null;
    const [issue = null] = error instanceof ApiError ? Object.values(error.fieldMessages) : [null];
    this.#show(key, {
      state: "failed",
      secondsLeft: null,
      issue: issue ?? (error instanceof ApiError ? error.body.message : null),
    });
  }

  #measure(key: string, run: Run, sent: number): void {
    const at = performance.now();
    const { pace } = run;
    let { secondsLeft } = run.shown;
    if (!pace || sent < pace.sent) run.pace = { sent, at };
    else if (at - pace.at >= PACE / 5 && sent > pace.sent) {
      const perMillisecond = (sent - pace.sent) / (at - pace.at);
      secondsLeft = Math.ceil((run.file.size - sent) / perMillisecond / 1_000);
      if (at - pace.at >= PACE) run.pace = { sent, at };
    }
    this.#show(key, { sent, secondsLeft });
  }

  #show(key: string, change: Partial<RunningUpload>): void {
    const run = this.#runs.get(key);
    if (!run) return;
    run.shown = { ...run.shown, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const pages = new Map<number, MediaUploads>();

/** The uploads of a page, one instance for the tab's lifetime. */
export function mediaUploadsOf(pageId: number): MediaUploads {
  const known = pages.get(pageId) ?? new MediaUploads(pageId);
  pages.set(pageId, known);
  return known;
}

/** Stores captions for the videos of a page; resolves to the reference for a section. */
export async function sendCaptions(pageId: number, captions: File): Promise<string> {
  const { reference } = await upload(uploadCaptions, { params: { pageId }, files: { captions } });
  return reference;
}
