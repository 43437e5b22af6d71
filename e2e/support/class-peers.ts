import { poll, type ArchivedPage, type ArchivedSection } from "./archived-course.ts";
import { chooseAnswer, optionsOf, type Answer } from "./choose-answer.ts";
import { createStudent } from "./people.ts";
import type { PasoServer } from "./start-server.ts";
import { takeModuleByApi } from "./take-module-by-api.ts";

/** The class by first name, and the option of a poll each prefers. */
const PEERS = [
  { name: "Grace", favourite: 0 },
  { name: "Alan", favourite: 2 },
  { name: "Katherine", favourite: 2 },
  { name: "Edsger", favourite: 3 },
  { name: "Radia", favourite: 2 },
  { name: "Donald", favourite: 1 },
  { name: "Barbara", favourite: 2 },
  { name: "Tim", favourite: 3 },
] as const;

/** Makes the class take a module's pages, so that their answers can be seen. */
export async function letPeersTake(
  server: PasoServer,
  courseId: number,
  pages: readonly ArchivedPage[],
): Promise<void> {
  await Promise.all(
    PEERS.map(async (peer) => {
      const person = await createStudent(server, courseId, peer.name);
      await takeModuleByApi(server, person, courseId, pages, (section) =>
        chooseAnswer(section, peer),
      );
    }),
  );
}

/** Each peer's answer to a question. */
export function peersAnswers(section: ArchivedSection): { name: string; answer: Answer }[] {
  return PEERS.map((peer) => ({ name: peer.name, answer: chooseAnswer(section, peer) }));
}

/** How many peers chose each option of a poll. */
export function tallyPeers(section: ArchivedSection): number[] {
  const answers = peersAnswers(section).flatMap(({ answer }) => optionsOf(answer));
  return (poll(section)?.items ?? []).map(
    (_, index) => answers.filter((option) => option === index).length,
  );
}
