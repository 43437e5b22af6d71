import type { AuthoredSection, PageSections } from "@paso/contract";
import type { ReactNode } from "react";
import { vi } from "vitest";

import { DraftStatus } from "../../../drafts/draft-status.tsx";
import { type FakeServer, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { PageEditor } from "../pages/page-editor.tsx";

const draftPath = (form: string) => `/api/authoring/drafts/${form}%3A7`;
/** URL of the page's draft. */
export const DRAFT = draftPath("sections-update");
/** The call that saves the page. */
export const UPDATE = "POST /api/courses/7/sections/update";

/** A page of opinions, each known by its id and question. */
export function buildPage(questions: Record<number, string>, version = 1): PageSections {
  const sections = Object.entries(questions).map(([id, question]) => ({
    id: Number(id),
    order: Number(id),
    type: "textarea",
    textarea: { question, min: 0, max: 0, workbook_only: "false" },
    answers: 0,
    item_answers: null,
  }));
  return {
    sections: sections as unknown as AuthoredSection[],
    version,
    file_limit: 1_000,
    picture_limit: 1_000,
    video_limit: 1_000,
    page: { id: 7, order: 1, title: "Plants" },
  } as PageSections;
}

/** Keeps a form's draft as the server does. */
export function startAuthoringServer(form = "sections-update"): FakeServer & { draft: unknown } {
  const server = startFakeServer();
  const kept: FakeServer & { draft: unknown } = Object.assign(server, { draft: null });
  const path = draftPath(form);
  server.on(`GET ${path}`, () => ({ draft: kept.draft }));
  server.on(`PUT ${path}`, (body) => {
    kept.draft = { ...(body as object), saved_at: "2026-11-20T12:04" };
    return { saved_at: "2026-11-20T12:04" };
  });
  server.on(`DELETE ${path}`, () => {
    kept.draft = null;
    return {};
  });
  return kept;
}

/** Renders a page's editor with its first section open, and a focusable element next to it. */
export async function openEditor(
  written: Record<number, string> | PageSections,
  server = startAuthoringServer(),
  beside?: ReactNode,
) {
  const page = "sections" in written ? written : buildPage(written);
  const onSaved = vi.fn<(address: string) => void>();
  const onStayed = vi.fn<(openId: number | null) => void>();
  const screen = await renderScreen(
    <>
      <DraftStatus />
      <PageEditor
        page={page}
        onSaved={onSaved}
        onStayed={onStayed}
        renderActions={(submit) => submit}
        renderPreview={({ sections }) => <pre>{JSON.stringify(sections)}</pre>}
        openKey="section-1"
      />
      {beside}
    </>,
  );
  return {
    ...screen,
    server,
    onSaved,
    onStayed,
    question: screen.getByRole("textbox", { name: "Question" }),
    save: screen.getByRole("button", { name: "Modify Sections" }),
  };
}
