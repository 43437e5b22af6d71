import { poll, type ArchivedPage, type ArchivedSection } from "./archived-course.ts";
import { chooseAnswer, optionsOf, type Answer } from "./choose-answer.ts";
import { createStudent } from "./people.ts";
import type { PasoServer } from "./start-server.ts";
import { takeModuleByApi } from "./take-module-by-api.ts";

/** Course mates by first name, and the option of a poll each likes best. */
const MATES = [
  { name: "Grace", favourite: 0 },
  { name: "Alan", favourite: 2 },
  { name: "Katherine", favourite: 2 },
  { name: "Edsger", favourite: 3 },
  { name: "Radia", favourite: 2 },
  { name: "Donald", favourite: 1 },
  { name: "Barbara", favourite: 2 },
  { name: "Tim", favourite: 3 },
] as const;

/** Has the class mates take a module's pages, so that their answers are there to be seen. */
export async function letMatesTake(
  server: PasoServer,
  courseId: number,
  pages: readonly ArchivedPage[],
): Promise<void> {
  await Promise.all(
    MATES.map(async (mate) => {
      const person = await createStudent(server, courseId, mate.name);
      await takeModuleByApi(server, person, courseId, pages, (section) =>
        chooseAnswer(section, mate),
      );
    }),
  );
}

/** What each mate answered to a question. */
export function matesAnswers(section: ArchivedSection): { name: string; answer: Answer }[] {
  return MATES.map((mate) => ({ name: mate.name, answer: chooseAnswer(section, mate) }));
}

/** How many mates chose each option of a poll. */
export function tallyMates(section: ArchivedSection): number[] {
  const answers = matesAnswers(section).flatMap(({ answer }) => optionsOf(answer));
  return (poll(section)?.items ?? []).map(
    (_, index) => answers.filter((option) => option === index).length,
  );
}
