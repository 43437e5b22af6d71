import { draftField, type ErrorBody } from "@paso/contract";

import type { SectionIssues } from "../../../section-kinds/form/staff/form-editor.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";

interface Issue {
  key: string;
  message: string;
  /** The section concerned; null if it is about the whole. */
  sectionKey: string | null;
  /** The field concerned, such as `question`; empty if none. */
  field: string;
}

/** A refused save's issues, shown at the top of the form and at the fields. */
export interface Issues {
  /** Every message with its key, as `Error {key}: {message}` shows them. */
  list: readonly Issue[];
  /** By the key of the section. */
  sections: Readonly<Record<string, SectionIssues>>;
}

export const NO_ISSUES: Issues = { list: [], sections: {} };

/**
 * Reads a refusal's `errors` and `deep_errors`, whose keys are `<order>.<kind>.<field>`.
 * @param sent the sections of the refused call
 */
export function readIssues(body: ErrorBody, sent: readonly SectionForm[]): Issues {
  const messages = [body.errors ?? {}, ...(body.deep_errors ?? [])].flatMap((entry) =>
    Object.entries(entry).flatMap(([key, [message]]) =>
      message === undefined ? [] : [{ key, message }],
    ),
  );
  const sections: Record<string, Record<string, string>> = {};
  const list = messages.map(({ key, message }): Issue => {
    const [, order, kind, field = ""] = /^(\d+)\.(\w+)\.(.+)$/.exec(key) ?? [];
    const meant = sent.filter(
      (section) => orderSent(section, sent) === Number(order) && draftField(section.type) === kind,
    );
    for (const section of meant) (sections[section.key] ??= {})[field] ??= message;
    return { key, message, sectionKey: meant[0]?.key ?? null, field };
  });
  return { list, sections };
}

/** The server numbers sections without an order by their position. */
function orderSent(section: SectionForm, sent: readonly SectionForm[]): number {
  return section.order ?? sent.indexOf(section) + 1;
}

/** The issues without those of some of a section's fields; by default without all of the section's. */
export function withoutIssues(issues: Issues, key: string, fields?: readonly string[]): Issues {
  const known = issues.sections[key];
  const isOver = (field: string) => fields === undefined || fields.includes(field);
  if (!known || !Object.keys(known).some(isOver)) return issues;
  const left = Object.entries(known).filter(([field]) => !isOver(field));
  return {
    list: issues.list.filter(({ sectionKey, field }) => sectionKey !== key || !isOver(field)),
    sections: { ...issues.sections, [key]: Object.fromEntries(left) },
  };
}
