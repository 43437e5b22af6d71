import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import type { ContentSection, CourseMemory } from "../../courses/index.ts";
import { openReachablePage, reachedSections } from "../../learning/index.ts";
import { changePassage } from "./change-passage.ts";
import { findOwnPassage } from "./find-own-passage.ts";
import { keepPassage } from "./keep-passage.ts";
import { listPassages } from "./list-passages.ts";
import { presentPassage } from "./present-passage.ts";
import { removePassage } from "./remove-passage.ts";

/** Passages kept while reading. */
export function passageRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const loadSections = async ({ ctx, actor, params }: Call<{ pageId: number }>) => {
    const { page, pageProgress } = await openReachablePage(
      ctx,
      memory,
      signedIn(actor),
      params.pageId,
    );
    return reachedSections(page, pageProgress);
  };

  route(app, api.listPassages, {
    action: "passage.list",
    load: loadSections,
    handle: async ({ ctx, actor, subject }) => {
      const sectionIds = subject.map(({ id }) => id);
      const kept = await listPassages(ctx, { userId: signedIn(actor).id, sectionIds });
      return { passages: kept.map(presentPassage) };
    },
  });

  route(app, api.keepPassage, {
    action: "passage.keep",
    load: loadSections,
    handle: async ({ ctx, actor, subject, body }) => {
      const { section_id: sectionId, ...passage } = body;
      const section = readingOf(subject, sectionId);
      return {
        passage: presentPassage(await keepPassage(ctx, signedIn(actor).id, section, passage)),
      };
    },
  });

  const loadOwn = ({ ctx, actor, params }: Call<{ passageId: number }>) =>
    findOwnPassage(ctx, signedIn(actor).id, params.passageId);

  route(app, api.changePassage, {
    action: "passage.change",
    load: loadOwn,
    handle: async ({ ctx, subject, body }) => ({
      passage: presentPassage(await changePassage(ctx, subject, body.note)),
    }),
  });

  route(app, api.removePassage, {
    action: "passage.change",
    load: loadOwn,
    handle: async ({ ctx, subject }) => {
      await removePassage(ctx, subject);
      return { removed: true } as const;
    },
  });
}

/** A reading among the sections that the person has reached. */
function readingOf(reached: readonly ContentSection[], sectionId: number): ContentSection {
  const section = reached.find(({ id }) => id === sectionId);
  if (!section) throw notFound();
  if (section.content.type !== "paragraph") {
    throw conflict("no_reading", "Passages are kept of texts to read.");
  }
  return section;
}
