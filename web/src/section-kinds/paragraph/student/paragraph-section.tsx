import { useLingui } from "@lingui/react/macro";
import type { StudentSection } from "@paso/contract";

import { AuthoredHtml } from "../../../ui/authored-html.tsx";
import type { Advance } from "../../player/advance.ts";
import { StepControls } from "../../player/step-controls.tsx";
import { FileList } from "./file-list.tsx";

interface ParagraphSectionProps {
  section: StudentSection;
  advance: Advance;
}

/** A text to read, with the files that go with it. */
export function ParagraphSection({ section, advance }: ParagraphSectionProps) {
  const { t } = useLingui();
  const html = typeof section.content === "string" ? section.content : "";
  return (
    <>
      <AuthoredHtml html={html} />
      {section.files.length > 0 && <FileList files={section.files} />}
      <StepControls advance={advance} label={t`Continue`} onTake={() => advance.take()} />
    </>
  );
}
