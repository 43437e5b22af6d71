import type { BrowserContext, ConsoleMessage, Page, Request, Response } from "@playwright/test";

/**
 * Collects a page's errors, failed requests and refused responses. A journey fails on anything it has not announced.
 */
export class PageErrors {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Watches every page of a context. */
  watch(context: BrowserContext): void {
    context.on("page", (page) => this.#watchPage(page));
    context.on("requestfailed", (request) => this.#onFailedRequest(request));
    context.on("response", (response) => this.#onResponse(response));
  }

  /** Announces an expected error, such as `/422 POST .*\/api\/session/`. */
  expect(error: RegExp): void {
    this.#expected.push(error);
  }

  /** Reports something blocked, such as a request that would have left this machine. */
  add(error: string): void {
    this.#found.push(error);
  }

  /** Unexpected errors, and expected ones that did not occur. */
  unexplained(): string[] {
    const unexpected = this.#found.filter(
      (error) => !this.#expected.some((expected) => expected.test(error)),
    );
    const missing = this.#expected.filter(
      (expected) => !this.#found.some((error) => expected.test(error)),
    );
    return [
      ...unexpected,
      ...missing.map((expected) => `announced, but did not come: ${expected}`),
    ];
  }

  #watchPage(page: Page): void {
    page.on("pageerror", (error) => this.add(`page error: ${error.stack ?? error.message}`));
    page.on("console", (message) => this.#onConsole(message));
    page.on("crash", () => this.add("the page crashed"));
  }

  #onConsole(message: ConsoleMessage): void {
    const text = message.text();
    // Refused and failed requests are gathered from the network, with their addresses.
    if (message.type() === "error" && !text.startsWith("Failed to load resource")) {
      this.add(`console error: ${text}`);
    }
  }

  #onResponse(response: Response): void {
    if (response.status() < 400) return;
    const request = response.request();
    this.add(`${response.status()} ${request.method()} ${request.url()}`);
  }

  #onFailedRequest(request: Request): void {
    const reason = request.failure()?.errorText ?? "unknown";
    // Aborted: the page itself navigated. Blocked: reported by whatever blocked it.
    if (/ERR_ABORTED|ERR_BLOCKED_BY_CLIENT/.test(reason)) return;
    this.add(`failed (${reason}): ${request.method()} ${request.url()}`);
  }
}
