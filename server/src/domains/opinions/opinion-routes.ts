import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { signedIn } from "../../platform/http/actor.ts";
import { notFound } from "../../platform/http/api-error.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { type CourseMemory, findAnsweredQuestion } from "../learning/index.ts";
import { listOpinions } from "./list-opinions.ts";
import { presentOpinions, readCursor } from "./present-opinions.ts";

const PART = 20;

/** What course mates wrote, for those who wrote themselves. */
export function opinionRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const load = async ({ ctx, actor, params }: Call<{ questionId: number }>) => {
    const { section } = await findAnsweredQuestion(ctx, memory, signedIn(actor), params.questionId);
    if (section.content.type !== "textarea") throw notFound();
    return section;
  };

  route(app, api.listOpinions, {
    action: "opinion.list",
    load,
    handle: async ({ ctx, actor, subject, query }) => {
      const limit = query.limit ?? PART;
      const found = await listOpinions(ctx, signedIn(actor), {
        sectionId: subject.id,
        of: "mates",
        before: readCursor(query.cursor),
        limit: limit + 1,
      });
      return presentOpinions(found, limit);
    },
  });

  route(app, api.listWorkbookOpinions, {
    action: "opinion.list-own",
    load,
    handle: async ({ ctx, actor, subject }) => {
      const own = { sectionId: subject.id, of: "self", before: null, limit: 1 } as const;
      return presentOpinions(await listOpinions(ctx, signedIn(actor), own), 1);
    },
  });
}
