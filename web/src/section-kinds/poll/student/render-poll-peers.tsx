import { type GraphicType, isLongLabel } from "@paso/contract";
import { type ReactNode, Suspense } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { sectionOptions } from "../../choice/section-options.ts";
import type { Advance } from "../../player/advance.ts";
import type { Peers } from "../../player/player.ts";
import { isThroughRounds } from "../is-through-rounds.ts";
import type { PollSection } from "../poll-section.ts";

const PollPeers = lazyPart(async () => (await import("../deferred/poll-peers.tsx")).PollPeers);

/** Fetches the code of charts, so that an answer's result need not wait for it. */
export const preloadPollPeers = PollPeers.preload;

/** Course mates' answers to a poll; null in a survey, whose answers are not shown. */
export function renderPollPeers(section: PollSection, advance: Advance, peers: Peers): ReactNode {
  const { graphic_type: type } = section;
  if (type === "survey") return null;
  const room = (
    <div style={{ minHeight: `${roomFor(section, type)}rem` }}>
      <Loading />
    </div>
  );
  return (
    <Suspense fallback={room}>
      <PollPeers section={section} type={type} advance={advance} peers={peers} />
    </Suspense>
  );
}

/** Approximate height of a chart, in rem, to avoid a layout shift when its code has loaded. */
function roomFor(section: PollSection, type: GraphicType): number {
  const options = sectionOptions(section);
  const rows = 1.95 * options.length;
  const moves = isThroughRounds(section) ? 16 + rows : 0;
  if (type === "pie") return moves + (innerWidth < 640 ? 26 + rows : Math.max(23, 9.5 + rows));
  return moves + 14 + rows * (options.some(isLongLabel) ? 2 : 1);
}
