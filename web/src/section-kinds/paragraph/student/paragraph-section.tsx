import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { AuthoredHtml } from "../../../ui/authored-html.tsx";
import { usePlayer } from "../../player/player.ts";
import { StepControls } from "../../player/step-controls.tsx";
import type { SectionBodyProps, SectionOf, StudentKind } from "../../player/student-kind.ts";
import { FileList } from "./file-list.tsx";

/** A text to read, with the files that go with it. */
function ParagraphSection({ section, advance }: SectionBodyProps<SectionOf<"paragraph">>) {
  const { t } = useLingui();
  return (
    <>
      <AuthoredHtml html={section.content} lang={usePlayer().language} />
      {section.files.length > 0 && <FileList files={section.files} />}
      <StepControls advance={advance} label={t`Continue`} onTake={() => advance.take()} />
    </>
  );
}

export const paragraphKind: StudentKind<SectionOf<"paragraph">> = {
  label: () => msg`Reading`,
  Body: ParagraphSection,
};
