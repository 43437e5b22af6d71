import { foldText, toSearchableLine } from "../../learning/index.ts";
import { videoIdentity } from "./video-identity.ts";

/** Details of a video, as entered by staff. */
export interface VideoFields {
  title: string;
  address: string;
  tags: readonly string[];
  /** Seconds; null while unknown. */
  length: number | null;
}

/**
 * The columns to store. Tags adopt the spelling already used in the library, to avoid duplicates.
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
