import { foldText, toSearchableLine } from "../../learning/index.ts";
import { videoIdentity } from "./video-identity.ts";

/** What staff write about a video. */
export interface VideoFields {
  title: string;
  address: string;
  tags: readonly string[];
  /** Seconds; null while unknown. */
  length: number | null;
}

/**
 * What is stored of it. A tag that the library writes in another way takes that one, so that there
 * are no two of it.
 * @param known the library's tags
 */
export function storedFields(
  { title, address, tags, length }: VideoFields,
  known: readonly string[],
) {
  const spelling = new Map(known.map((tag) => [foldText(tag), tag]));
  const ownTags = new Map<string, string>();
  for (const typed of tags) {
    const { text: tag, folded } = toSearchableLine(typed);
    if (!ownTags.has(folded)) ownTags.set(folded, spelling.get(folded) ?? tag);
  }
  const kept = [...ownTags.values()];
  return {
    title,
    address,
    video: videoIdentity(address),
    tags: kept,
    length,
    folded: toSearchableLine([title, ...kept].join(" ")).folded,
  };
}
