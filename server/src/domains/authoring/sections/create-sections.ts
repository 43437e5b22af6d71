import { draftField, type SectionDraft } from "@paso/contract";
import { and, eq, isNull } from "drizzle-orm";

import { sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";
import { prepareSanitiser } from "../../../platform/html/prepare-sanitiser.ts";
import { contentOfDraft, findRepeated, writtenHtml } from "../../courses/index.ts";
import { growCourse } from "../structure/grow-course.ts";
import { keepStateBefore, keepVersion } from "../versions/keep-versions.ts";
import { findLesson } from "./find-lesson.ts";
import { findPageFiles } from "./find-page-files.ts";
import { insertSections } from "./insert-sections.ts";
import { findTypesHeldOnce } from "./refuse-repeated-kinds.ts";
import { resolveFiles } from "./resolve-files.ts";
import { refuseSections, type SectionIssue } from "./section-issues.ts";

interface NewSections {
  pageId: number;
  drafts: readonly SectionDraft[];
  /** Author of the change in the page's history; none unless given. */
  userId?: number;
}

/**
 * Adds sections to a page; returns their ids and the page's new version. Their attachments are
 * uploaded afterwards.
 * @throws `not_found` when the page is not there, `invalid` with one `deep_errors` entry for every
 *   section whose order is taken, that repeats a kind allowed once per module or names a file that
 *   is not there
 */
export async function createSections(
  ctx: Context,
  { pageId, drafts, userId }: NewSections,
): Promise<{ sectionIds: number[]; version: number }> {
  const page = await findLesson(ctx, pageId);
  const sanitise = await prepareSanitiser(writtenHtml(drafts));
  return growCourse(ctx, page.courseId, async (inner) => {
    const { moduleId } = await findLesson(inner, pageId);
    const known = await findPageFiles(inner, pageId);
    const added = [];
    const giveWay = shareEventLoop();
    for (const draft of drafts) {
      const content = contentOfDraft(draft, undefined, sanitise);
      const resolved = resolveFiles(draft, content, { sectionId: null, known });
      added.push({ draft, content, ...resolved });
      await giveWay();
    }
    const issues = [
      ...findIssues(drafts, {
        orders: await findOrders(inner, pageId),
        types: (await findTypesHeldOnce(inner, [moduleId])).get(moduleId) ?? [],
      }),
      ...added.flatMap((section, index) => section.issues.map((issue) => ({ index, ...issue }))),
    ];
    if (issues.length > 0) throw refuseSections(drafts, issues);
    await keepStateBefore(inner, [pageId]);
    const sectionIds = await insertSections(
      inner,
      added.map(({ draft, content, files }) => ({ pageId, order: draft.order, content, files })),
    );
    return {
      sectionIds,
      version: await keepVersion(inner, pageId, { userId: userId ?? null, continues: true }),
    };
  });
}

function findIssues(
  drafts: readonly SectionDraft[],
  existing: { orders: ReadonlySet<number>; types: readonly string[] },
): SectionIssue[] {
  const orders = new Set(existing.orders);
  const repeated = findRepeated([...existing.types, ...drafts.map(({ type }) => type)]);
  return drafts.flatMap((draft, index): SectionIssue[] => {
    const issues: SectionIssue[] = [];
    if (orders.has(draft.order)) {
      issues.push({ index, field: "order", message: "This order number is already being used." });
    }
    orders.add(draft.order);
    const second = repeated.find((section) => section.index === existing.types.length + index);
    if (second) issues.push({ index, field: draftField(draft.type), message: second.message });
    return issues;
  });
}

async function findOrders({ database }: Context, pageId: number): Promise<Set<number>> {
  const rows = await database
    .select({ order: sections.order })
    .from(sections)
    .where(and(eq(sections.pageId, pageId), isNull(sections.deletedAt)));
  return new Set(rows.map(({ order }) => order));
}
