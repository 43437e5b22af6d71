import { LRUCache } from "lru-cache";

import { runInThread } from "../../../platform/worker-threads/run-in-thread.ts";
import type { BadgePicture, DrawBadge, DrawnBadge } from "./badge-picture.ts";

const TASK = new URL("./draw-badge-thread.ts", import.meta.url);
/** Maximum number of courses whose badges stay cached, at some 20 kB each. */
const MOST = 100;

const drawn = new LRUCache<string, Promise<DrawnBadge>>({ max: MOST });

/** A badge's picture, drawn once for all who have it. */
export function badgePicture(picture: BadgePicture): Promise<DrawnBadge> {
  const key = JSON.stringify(picture);
  const known = drawn.get(key);
  if (known) return known;
  const drawing = runInThread<DrawBadge>(TASK, picture);
  drawn.set(key, drawing);
  // A failed drawing is retried.
  drawing.catch(() => drawn.delete(key));
  return drawing;
}
