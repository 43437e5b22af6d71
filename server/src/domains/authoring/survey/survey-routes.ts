import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findCourse, requireRight } from "../../courses/index.ts";
import { describeSectionIssues } from "../sections/section-issues.ts";
import { outlineAddress } from "../structure/outline-address.ts";
import { createSurvey } from "./create-survey.ts";
import { deleteSurvey } from "./delete-survey.ts";
import { findSurvey } from "./find-survey.ts";
import { presentSurvey } from "./present-survey.ts";
import { updateSurvey } from "./update-survey.ts";

/** A course's survey: reading, creating, changing and removing it. */
export function surveyRoutes(app: FastifyInstance): void {
  const load = ({ ctx, actor, params }: Call<{ courseId: number }>) =>
    findCourse(ctx, signedIn(actor), params.courseId);

  const loadToChange = async (call: Call<{ courseId: number }>) => {
    await load(call);
    await requireRight(call.ctx, signedIn(call.actor), call.params.courseId, "edit");
  };

  route(app, api.readSurvey, {
    action: "survey.read",
    load,
    handle: async ({ ctx, params }) => {
      const survey = await findSurvey(ctx, params.courseId);
      return { survey: survey && presentSurvey(survey) };
    },
  });

  route(app, api.createSurvey, {
    action: "survey.create",
    load: loadToChange,
    describeIssues: describeSectionIssues,
    handle: async ({ ctx, params, body }) => {
      await createSurvey(ctx, { ...params, sections: body.sections });
      return { redirect_to: outlineAddress(params.courseId) };
    },
  });

  route(app, api.updateSurvey, {
    action: "survey.update",
    load: loadToChange,
    describeIssues: describeSectionIssues,
    handle: async ({ ctx, params, body }) => {
      const { sections: questions, version } = body;
      return {
        version: await updateSurvey(ctx, { ...params, questions, version }),
        redirect_to: outlineAddress(params.courseId),
      };
    },
  });

  route(app, api.deleteSurvey, {
    action: "survey.delete",
    load: loadToChange,
    handle: async ({ ctx, params }) => {
      await deleteSurvey(ctx, params.courseId);
      return { redirect_to: outlineAddress(params.courseId) };
    },
  });
}
