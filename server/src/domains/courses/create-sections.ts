import { DRAFT_FIELD, type Message, type SectionDraft } from "@paso/contract";
import { and, eq, isNull, sql } from "drizzle-orm";

import { modules, pages, sections } from "../../database/tables/index.ts";
import type { Context } from "../../platform/context.ts";
import { ApiError, notFound } from "../../platform/http/api-error.ts";
import { changeCourse } from "./change-course.ts";
import { contentOfDraft } from "./convert-section.ts";
import { insertSections } from "./insert-sections.ts";

/**
 * Adds sections to a page; answers their ids. Their files are uploaded afterwards.
 * @throws 404 when the page is not there, 422 with one `deep_errors` entry for every section whose
 *   order is taken or that would be a module's second final quiz summary
 */
export async function createSections(
  ctx: Context,
  { pageId, drafts }: { pageId: number; drafts: readonly SectionDraft[] },
): Promise<number[]> {
  const page = await findLesson(ctx, pageId);
  return changeCourse(ctx, page.courseId, async (inner) => {
    const { moduleId } = await findLesson(inner, pageId);
    const faults = findFaults(drafts, {
      orders: await findOrders(inner, pageId),
      hasSummary: await hasSummary(inner, moduleId),
    });
    if (faults.length > 0) throw refusal(faults);
    return insertSections(
      inner,
      drafts.map((draft) => ({ pageId, order: draft.order, content: contentOfDraft(draft) })),
    );
  });
}

interface Fault {
  draft: SectionDraft;
  field: string;
  message: Message;
}

function findFaults(
  drafts: readonly SectionDraft[],
  existing: { orders: ReadonlySet<number>; hasSummary: boolean },
): Fault[] {
  const orders = new Set(existing.orders);
  let { hasSummary: summary } = existing;
  return drafts.flatMap((draft): Fault[] => {
    const faults: Fault[] = [];
    if (orders.has(draft.order)) {
      faults.push({ draft, field: "order", message: "This order number is already being used." });
    }
    orders.add(draft.order);
    if (draft.type === "final_quiz_resume") {
      if (summary) {
        const message =
          "It looks like there is already a final quiz resume section in this module.";
        faults.push({ draft, field: "final_quiz_resume", message });
      }
      summary = true;
    }
    return faults;
  });
}

function refusal(faults: readonly Fault[]): ApiError {
  const byDraft = Map.groupBy(faults, ({ draft }) => draft);
  const deepErrors = [...byDraft].map(([draft, found]) =>
    Object.fromEntries(
      found.map(({ field, message }) => [
        `${draft.order}.${DRAFT_FIELD[draft.type]}.${field}`,
        [message],
      ]),
    ),
  );
  const text = "The data sent has not passed the validation.";
  return new ApiError(422, "validation_failed", text, { deepErrors });
}

/** A living page of a living module; the survey takes no sections of other kinds. */
async function findLesson(
  ctx: Context,
  pageId: number,
): Promise<{ courseId: number; moduleId: number }> {
  const [page] = await ctx.database
    .select({ courseId: modules.courseId, moduleId: modules.id })
    .from(pages)
    .innerJoin(modules, eq(modules.id, pages.moduleId))
    .where(and(eq(pages.id, pageId), isNull(pages.deletedAt), isNull(modules.deletedAt)));
  if (!page) throw notFound();
  return page;
}

async function findOrders({ database }: Context, pageId: number): Promise<Set<number>> {
  const rows = await database
    .select({ order: sections.order })
    .from(sections)
    .where(and(eq(sections.pageId, pageId), isNull(sections.deletedAt)));
  return new Set(rows.map(({ order }) => order));
}

async function hasSummary({ database }: Context, moduleId: number): Promise<boolean> {
  const [found] = await database
    .select({ id: sections.id })
    .from(sections)
    .innerJoin(pages, eq(pages.id, sections.pageId))
    .where(
      and(
        eq(pages.moduleId, moduleId),
        isNull(pages.deletedAt),
        isNull(sections.deletedAt),
        eq(sql`${sections.content}->>'type'`, "final_quiz_resume"),
      ),
    )
    .limit(1);
  return found !== undefined;
}
