import { api, readSelection } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import {
  choiceOf,
  type ContentSection,
  type CourseMemory,
  opinionRulesOf,
} from "../../courses/index.ts";
import { presentAdvance, presentPage } from "../progression/present-page.ts";
import { countPeerAnswers } from "../results/count-peer-answers.ts";
import { finalQuizQuestions, isRight } from "../results/final-quiz.ts";
import { presentQuizSummary } from "../results/present-quiz-summary.ts";
import { advancePreview, stepsAfter } from "./advance-preview.ts";
import { inventOpinions, inventTallies } from "./invent-class.ts";
import { findPreviewSection, openPreview } from "./open-preview.ts";

/** Previews of a page with an invented class; nothing is stored. */
export function previewRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const findPage = ({ ctx, actor, params: { pageId } }: Call<{ pageId: number }>) =>
    openPreview(ctx, memory, signedIn(actor), { pageId, steps: [] });

  route(app, api.previewPage, {
    action: "preview.page",
    authorizeBeforeValidation: findPage,
    handle: async ({ ctx, actor, params, body }) =>
      presentPage(await openPreview(ctx, memory, signedIn(actor), { ...params, ...body })),
  });

  route(app, api.previewAdvance, {
    action: "preview.advance",
    authorizeBeforeValidation: async (call) => {
      await findPage(call);
      const { ctx, actor, params } = call;
      await findPreviewSection(ctx, memory, signedIn(actor), params.sectionId);
    },
    handle: async ({ ctx, actor, params, body }) => {
      const { pageId, sectionId } = params;
      const { steps, answer, round = 1 } = body;
      const open = await openPreview(ctx, memory, signedIn(actor), { pageId, steps });
      const move =
        answer === null
          ? ({ kind: "finish" } as const)
          : ({ kind: "answer", answer, round, hasKey: true } as const);
      const result = presentAdvance(advancePreview(open, sectionId, move));
      return { ...result, steps: stepsAfter(steps, result.current_section) };
    },
  });

  classRoutes(app, memory);
}

function classRoutes(app: FastifyInstance, memory: CourseMemory): void {
  route(app, api.previewGraphic, {
    action: "preview.chart",
    handle: async ({ ctx, actor, params, query }) => {
      const person = signedIn(actor);
      const { section } = await findPreviewSection(ctx, memory, person, params.questionId);
      const { answer, first_answer: firstAnswer, finished } = query;
      const last = readChosen(section, answer);
      const first = firstAnswer === undefined ? last : readChosen(section, firstAnswer);
      const own = {
        optionIds: last,
        firstOptionIds: firstAnswer === undefined ? null : first,
        finished: finished !== undefined,
      };
      const tallies = inventTallies(section, { first, last });
      return countPeerAnswers({ section, own, tallies }, params.graphicType);
    },
  });

  route(app, api.previewOpinions, {
    action: "preview.opinions",
    handle: async ({ ctx, actor, params }) => {
      const person = signedIn(actor);
      const found = await findPreviewSection(ctx, memory, person, params.questionId);
      const opinions = opinionRulesOf(found.section.content);
      if (!opinions) throw notFound();
      const data = opinions.workbookOnly ? [] : inventOpinions(found.course.language);
      return { data, next_cursor: null };
    },
  });

  route(app, api.previewQuizSummary, {
    action: "preview.quiz-summary",
    authorizeBeforeValidation: ({ ctx, actor, params }) =>
      findPreviewSection(ctx, memory, signedIn(actor), params.sectionId),
    handle: async ({ ctx, actor, params, body }) => {
      const person = signedIn(actor);
      const found = await findPreviewSection(ctx, memory, person, params.sectionId);
      if (found.section.content.type !== "final_quiz_resume") throw notFound();
      const { pageId, moduleId } = found.section;
      const open = await openPreview(ctx, memory, person, { pageId, ...body });
      const questions = finalQuizQuestions(
        found.course.pages.filter((page) => page.moduleId === moduleId),
      );
      return presentQuizSummary(
        questions.map((section) => {
          const answer = open.pageProgress.steps.get(section.id)?.answer;
          const chosen = answer && "optionIds" in answer ? answer.optionIds : undefined;
          return { section, isAnswered: answer !== undefined, isValid: isRight(section, chosen) };
        }),
      );
    },
  });
}

/** Option ids of an answer in wire format: one, or several with their markers. */
function readChosen({ content }: ContentSection, answer = ""): number[] {
  const indexes = /^\d{1,4}$/.test(answer) ? [Number(answer)] : (readSelection(answer) ?? []);
  const options = choiceOf(content)?.options ?? [];
  return indexes.flatMap((index) => options[index]?.id ?? []);
}
