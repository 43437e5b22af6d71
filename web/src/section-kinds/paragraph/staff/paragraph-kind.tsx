import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { htmlToText } from "../../../rich-text/html-to-text.ts";
import { RichTextField } from "../../../rich-text/rich-text-part.ts";
import { RowHint } from "../../form/staff/row-hint.tsx";
import type { RowHintProps, StaffKind } from "../../form/staff/staff-kind.ts";
import type { ParagraphForm } from "./paragraph-form.ts";
import { ParagraphPage } from "./paragraph-page.tsx";

/** Characters of a text that are looked at for its title; a row shows fewer. */
const LOOKED_AT = 1_500;

export const paragraphKind: StaffKind<ParagraphForm> = {
  type: "paragraph",
  blank: () => ({ html: "", files: [] }),
  read: ({ paragraph, paragraph_files: files }) => ({ html: paragraph ?? "", files: files ?? [] }),
  write: ({ html, files }) => ({ paragraph: html, paragraph_files: files }),
  Page: ParagraphPage,
  preload: () => void RichTextField.preload(),
  title: ({ html }) => htmlToText(html.slice(0, LOOKED_AT)).replaceAll("\n", " · "),
  Hint: FilesHint,
  lines: (form, { other, i18n }) => [
    { label: i18n._(msg`Text`), text: readable(form, other) },
    { label: i18n._(msg`Files`), text: form.files.join(", ") },
  ],
  copy: () => ({ files: [] }),
};

/** How many files a closed text has. */
function FilesHint({ section, pendingFiles }: RowHintProps<ParagraphForm>) {
  const { t } = useLingui();
  const files = section.files.length + pendingFiles;
  if (files === 0) return null;
  return <RowHint>{t`${plural(files, { one: "# file", other: "# files" })}`}</RowHint>;
}

/** A paragraph's text; its HTML if the texts of both versions are the same. */
function readable({ html }: ParagraphForm, other: ParagraphForm | null): string {
  const text = htmlToText(html);
  return other && htmlToText(other.html) === text ? html : text;
}
