import type { Context } from "../../../platform/context.ts";
import { measureSite, type SiteFigures } from "./measure-site.ts";

/** Time to live of the cached figures, in milliseconds. */
const KEPT = 60_000;

interface Counted {
  at: Date;
  figures: SiteFigures;
}

/**
 * A cache of the site's figures, at most a minute old: counting large sites takes a while. Concurrent
 * callers share one count. Each process has its own cache.
 */
export class RecentFigures {
  #last: { at: Date; counted: Promise<Counted> } | null = null;

  read(ctx: Context): Promise<Counted> {
    const now = ctx.clock.now();
    const age = this.#last ? now.getTime() - this.#last.at.getTime() : Infinity;
    if (this.#last && age >= 0 && age < KEPT) return this.#last.counted;
    const counted = measureSite(ctx).then((figures) => ({ at: now, figures }));
    const last = { at: now, counted };
    this.#last = last;
    counted.catch(() => {
      if (this.#last === last) this.#last = null;
    });
    return counted;
  }
}
