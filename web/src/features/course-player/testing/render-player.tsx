import type { AdvanceResult, PageData, StudentSection } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { vi } from "vitest";

import { type FakeServer, startFakeServer } from "../../../testing/fake-server.ts";
import { USER_ID, renderScreen } from "../../../testing/render-screen.tsx";
import { CoursePlayer } from "../course-player.tsx";
import { pageQuery } from "../page-query.ts";
import { studentSource } from "../student-source.ts";

const PAGE_ID = 7;

/** The call that commits an answer. */
export const answerCall = (sectionId: number) =>
  `POST /api/courses/page/${PAGE_ID}/question/${sectionId}`;
/** The call that finishes a section. */
export const finishCall = (sectionId: number) =>
  `POST /api/courses/page/${PAGE_ID}/section/${sectionId}`;
export const pageCall = `GET /api/courses/page/${PAGE_ID}`;

/** A page with the sections that its student has reached. */
export function buildPage(sections: StudentSection[], changes: Partial<PageData> = {}): PageData {
  return {
    page: { id: PAGE_ID, order: 1, title: "Plants" },
    module: { id: 3, order: 1, title: "Biology" },
    course: { id: 2, title: "Gardening", has_diploma: false, allow_seeking: false, language: "en" },
    sections: Object.fromEntries(sections.map((section) => [section.id, section])),
    total_sections: sections.length + 1,
    next: null,
    survey: null,
    missed_pages: [],
    ...changes,
  };
}

/** The server's response to a step. */
export function buildResult(
  current: StudentSection,
  changes: Partial<AdvanceResult> = {},
): AdvanceResult {
  return {
    current_section: current,
    next_section: null,
    next_page: false,
    next_module: false,
    course_finished: false,
    redirect_to: null,
    ...changes,
  };
}

/** Renders a student's page as freshly loaded from the server. */
export async function renderPlayer(
  page: PageData,
  server: FakeServer = startFakeServer(),
): Promise<Awaited<ReturnType<typeof renderScreen>> & PlayerScreen> {
  server.on(pageCall, () => page);
  const onLeave = vi.fn<(to: string) => void>();
  const onCourseFinished = vi.fn<() => void>();
  const drawn = await renderScreen(
    <Player onLeave={onLeave} onCourseFinished={onCourseFinished} />,
  );
  return { ...drawn, server, onLeave, onCourseFinished };
}

interface PlayerScreen {
  server: FakeServer;
  onLeave: ReturnType<typeof vi.fn<(to: string) => void>>;
  onCourseFinished: ReturnType<typeof vi.fn<() => void>>;
}

const SOURCE = studentSource(
  PAGE_ID,
  USER_ID,
  () => <p>Opinions of course mates</p>,
  () => <p>What was learned</p>,
);

function Player(props: { onLeave: (to: string) => void; onCourseFinished: () => void }) {
  const { data } = useQuery(pageQuery(PAGE_ID));
  return (
    data && (
      <CoursePlayer
        {...props}
        page={data}
        source={SOURCE}
        cameAt={0}
        fragment=""
        onMove={() => {}}
      />
    )
  );
}
