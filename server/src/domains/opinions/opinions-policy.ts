import type { PolicyTable } from "../../platform/http/actor.ts";

/** Opinions are read by people who take the course and have given theirs. */
export const opinionsPolicy: PolicyTable = {
  "opinion.list": (actor) => actor !== null,
  "opinion.list-own": (actor) => actor !== null,
};
