import { useLingui } from "@lingui/react/macro";
import type { AuditAction, AuditEntry } from "@paso/contract";

type Value = AuditEntry["changes"][number]["after"];

/** The words of the audit log: a sentence for every action, names of fields, and values. */
export function useAuditTexts() {
  const { t } = useLingui();
  const name = (person: AuditEntry["actor"] | AuditEntry["subject"]) => {
    if (person === null || person === "erased") return t`A person who is no longer here`;
    return person === "command_line" ? t`The command line` : person.name || person.email;
  };
  const sentences: Record<AuditAction, (actor: string, subject: string) => string> = {
    "site.created": (_, subject) => t`${subject} set up the site as its first administrator`,
    "site.changed": (actor) => t`${actor} changed the settings of the site`,
  };
  const fields: Record<string, string> = {
    name: t`Name`,
    locale: t`Language`,
    time_zone: t`Time zone`,
  };
  return {
    actions: {
      "site.created": t`The site was set up`,
      "site.changed": t`Settings of the site`,
    } satisfies Record<AuditAction, string>,
    sentence: ({ action, actor, subject }: AuditEntry) =>
      sentences[action](name(actor), name(subject)),
    field: (field: string) => fields[field] ?? field,
    value: (value: Value) => {
      if (value === undefined || value === null || value === "") return t`nothing`;
      if (typeof value === "boolean") return value ? t`yes` : t`no`;
      return typeof value === "object" ? value.join(", ") : String(value);
    },
  };
}
