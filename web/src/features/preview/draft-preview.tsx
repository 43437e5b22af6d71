import { useLingui } from "@lingui/react/macro";
import type { EndpointOutput, PageData, previewDraft, SectionDraft } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { describeFailure } from "../../api/index.ts";
import { PlayerContext } from "../../section-kinds/player/player.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import { previewQuizQuery } from "./api.ts";
import { draftQuery } from "./draft-query.ts";
import { DraftSection } from "./draft-section.tsx";
import { previewAddress } from "./preview-address.ts";

interface DraftPreviewProps {
  pageId: number;
  /** The editor's content. */
  sections: readonly SectionDraft[];
  /** Index of the current section among them, from 0; -1 for none. */
  current: number;
}

/** A page as students will read it, before it is saved. Nothing can be answered, nothing is stored. */
export function DraftPreview({ pageId, sections, current }: DraftPreviewProps) {
  const { t } = useLingui();
  const { data, error } = useQuery(draftQuery(pageId, sections));
  const list = useRef<HTMLOListElement>(null);
  const isShown = data !== undefined;
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: "nearest" });
  }, [current, isShown]);
  if (error) {
    return (
      <Alert tone="wrong">
        <FailureText {...describeFailure(error)} />
      </Alert>
    );
  }
  if (!data) return <Loading />;
  const player = {
    language: data.language,
    quizSummary: (sectionId: number) => previewQuizQuery(pageId, sectionId),
    address: previewAddress,
    userId: null,
    peers: { pageId: null, chart: null, Opinions: () => null },
    Finish: null,
  };
  const page = pageOf(pageId, data);
  return (
    <PlayerContext value={player}>
      {sections.length === 0 && <p className="text-muted">{t`Nothing written yet`}</p>}
      <ol ref={list} className="grid grid-cols-1 gap-8">
        {sections.map((section, index) => (
          <DraftSection
            key={section.id ?? `new-${index}`}
            page={page}
            order={section.order}
            shown={data.sections[index] ?? null}
          />
        ))}
      </ol>
    </PlayerContext>
  );
}

/** The page data that section bodies need. */
function pageOf(id: number, draft: EndpointOutput<typeof previewDraft>): PageData {
  const { language, allow_seeking } = draft;
  return {
    page: { id, order: 1, title: "" },
    module: null,
    course: { id: 0, title: "", has_diploma: false, allow_seeking, language },
    sections: {},
    total_sections: draft.sections.length,
    next: null,
    survey: null,
    missed_pages: [],
  };
}
