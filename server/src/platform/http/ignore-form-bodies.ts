import type { FastifyInstance } from "fastify";

const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];
/** Bytes; anything larger than a form of a few fields is refused. */
const LONGEST = 4_096;

/** Lets routes of this scope accept forms, as other programs send, and ignores their fields. */
export function ignoreFormBodies(scope: FastifyInstance): void {
  const options = { parseAs: "buffer", bodyLimit: LONGEST } as const;
  scope.addContentTypeParser(FORMS, options, (_request, _body, done) => done(null));
}
