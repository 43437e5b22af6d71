import type { Context } from "../../../platform/context.ts";
import { measureSite, type SiteFigures } from "./measure-site.ts";

/** Milliseconds for which figures are shown again before they are counted anew. */
const KEPT = 60_000;

interface Counted {
  at: Date;
  figures: SiteFigures;
}

/**
 * Figures of the site that are a minute old at most: large sites take a while to count, and people who
 * ask at the same time wait for one count. Each process counts by itself.
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
