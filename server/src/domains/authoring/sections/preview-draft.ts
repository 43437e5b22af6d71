import {
  type EndpointOutput,
  type previewDraft as endpoint,
  pathOf,
  readPageFile,
  type SectionDraft,
  sectionDraft,
  type StudentSection,
} from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";
import { prepareSanitiser } from "../../../platform/html/prepare-sanitiser.ts";
import {
  contentOfDraft,
  type ContentFile,
  type Course,
  fileAddress,
  type SectionContent,
  writtenHtml,
} from "../../courses/index.ts";
import { presentStudentSection } from "../../learning/index.ts";
import { findPageFiles, type PageFile } from "./find-page-files.ts";
import { findStoredHtml } from "./find-stored-html.ts";
import { resolveFiles } from "./resolve-files.ts";

interface Preview {
  course: Course;
  pageId: number;
  /** Sections as sent by the editor; any of them may be incomplete. */
  written: readonly unknown[];
}

/** Above all real section ids: unsaved sections need distinct temporary ids. */
const FIRST_NEW_ID = 2_000_000_000;

/** Sections as students would see them if they were saved now; null for invalid ones. */
export async function previewDraft(
  ctx: Context,
  { course, pageId, written }: Preview,
): Promise<EndpointOutput<typeof endpoint>> {
  const giveWay = shareEventLoop();
  const drafts: (SectionDraft | null)[] = [];
  for (const one of written) {
    drafts.push(sectionDraft.safeParse(one).data ?? null);
    await giveWay();
  }
  const stored = await findStoredHtml(ctx, pageId);
  const changed = writtenHtml(drafts.filter((draft) => draft !== null)).filter(
    (html) => !stored.has(html),
  );
  const sanitiseChanged = await prepareSanitiser(changed);
  const sanitise = (html: string) => (stored.has(html) ? html : sanitiseChanged(html));
  const known = await findPageFiles(ctx, pageId);
  const sections: (StudentSection | null)[] = [];
  for (const [index, draft] of drafts.entries()) {
    const content = draft && contentOfDraft(draft, undefined, sanitise);
    sections.push(content && present({ draft, content, index, pageId }, known));
    await giveWay();
  }
  return { language: course.language, allow_seeking: course.allowSeeking, sections };
}

interface Written {
  draft: SectionDraft;
  content: SectionContent;
  index: number;
  pageId: number;
}

function present(
  { draft, content, index, pageId }: Written,
  known: readonly PageFile[],
): StudentSection {
  const id = draft.id ?? FIRST_NEW_ID + index;
  const { files } = resolveFiles(draft, content, { sectionId: draft.id ?? null, known });
  const section = {
    id,
    pageId,
    moduleId: null,
    order: draft.order,
    index,
    content,
    files: files.flatMap(({ name, fileId, use }): ContentFile[] => {
      const file = known.find((one) => one.fileId === fileId);
      return file ? [{ ...file, name, use, width: null, height: null, picture: null }] : [];
    }),
  };
  const shown = presentStudentSection(section, undefined, false);
  if (typeof shown.content !== "string") return shown;
  // A picture inserted a moment ago is a file of the page, not yet of a section.
  const ofPage = pathOf(readPageFile.path, { pageId, fileName: "" });
  const move = (address: string) => address.replaceAll(fileAddress(id, ""), ofPage);
  const moved = move(shown.content);
  if (shown.type !== "video") return { ...shown, content: moved };
  return {
    ...shown,
    content: moved,
    captions: shown.captions.map((captions) => ({ ...captions, src: move(captions.src) })),
    poster: shown.poster && move(shown.poster),
  };
}
