import { ANSWERS_NEEDED } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { countClassAnswers, readScopedTallies } from "../../learning/index.ts";
import { isShown } from "../comparison/is-shown.ts";

/** A class's answers to a question of choices, as its screen and its phones may show them. */
export interface ClassFigures {
  people: number;
  /** People who answered in the second round. */
  revised: number;
  /**
   * People per option, finally and in the first round; null while fewer than five have answered, or where
   * the difference between a group and the course would expose fewer than five others.
   */
  options: ((optionId: number) => { chosen: number; first: number }) | null;
}

/**
 * Counts the answers of a class.
 * @param scope `WHOLE_COURSE`, or the id of a group
 */
export async function readClassAnswers(
  ctx: Context,
  { sectionId, scope }: { sectionId: number; scope: number },
): Promise<ClassFigures> {
  const tallies = await readScopedTallies(ctx, { sectionIds: [sectionId], scope });
  const counted = tallies.get(sectionId);
  if (!counted) return { people: 0, revised: 0, options: null };
  const { people, revised, first, last } = countClassAnswers(counted.counted);
  const isMoved = revised >= ANSWERS_NEEDED;
  const mayShow = isShown(counted.people, scope) && (!isMoved || isShown(counted.revised, scope));
  const final = isMoved ? last : first;
  const options = (id: number) => ({ chosen: final.get(id) ?? 0, first: first.get(id) ?? 0 });
  return { people, revised, options: mayShow ? options : null };
}
