import {
  mailServerSettings,
  type MailServerSettings,
  siteSettings,
  translateMessage,
} from "@paso/contract";
import type { ZodType } from "zod";

import {
  changeMailServer,
  changeSite,
  presentMailServer,
  presentSettings,
} from "../domains/administration/index.ts";
import type { Context } from "../platform/context.ts";
import { DomainError, type FieldMessage } from "../platform/errors/domain-error.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";

/** Prefix of the mail server's settings. */
const MAIL = "mail_";

/** The effective settings by name, one line each; for the mail server's password, only whether it is set. */
export function listSettings(ctx: Context): [name: string, text: string][] {
  const { source, can_store_password: _, ...server } = presentMailServer(ctx);
  const mail = Object.entries(server).map(([name, value]) => [MAIL + name, value] as const);
  const settings = [...Object.entries(presentSettings(ctx.site)), ...mail];
  return [
    ...settings.map(([name, value]): [string, string] => [name, writeValue(value)]),
    ["mail_source", source],
  ];
}

/**
 * Changes one setting.
 * @throws {OperatorError} if there is no such setting, or the value is invalid for it
 */
export async function setSetting(ctx: Context, name: string, text: string): Promise<void> {
  const field = name.slice(MAIL.length);
  try {
    if (Object.hasOwn(siteSettings.shape, name)) {
      const schema = siteSettings.shape[name as keyof typeof siteSettings.shape];
      const before = presentSettings(ctx.site)[name as keyof typeof siteSettings.shape];
      const values = { [name]: readValue(name, schema, text, before) };
      await changeSite(ctx, { actorId: null, values });
    } else if (name.startsWith(MAIL) && Object.hasOwn(mailServerSettings.shape, field)) {
      const schema = mailServerSettings.shape[field as keyof MailServerSettings];
      const before = readMailServer(ctx);
      if (before.host === "" && field !== "host") {
        throw new OperatorError(
          `Set mail_host first: ${name} is of a mail server, and there is none yet.`,
        );
      }
      const value = readValue(name, schema, text, before[field as keyof MailServerSettings]);
      await changeMailServer(ctx, { actorId: null, settings: { ...before, [field]: value } });
    } else {
      const names = [...listSettings(ctx).map(([known]) => known), "mail_password"];
      const settable = [...new Set(names)].filter((known) => known !== "mail_source");
      throw new OperatorError(`There is no setting ${name}. There are ${settable.join(", ")}.`);
    }
  } catch (error) {
    throw error instanceof DomainError ? refusal(name, error) : error;
  }
}

function readMailServer(ctx: Context): MailServerSettings {
  const { source: _, password: __, can_store_password: ___, ...settings } = presentMailServer(ctx);
  return settings;
}

/** Formats a value in one line. */
function writeValue(value: string | number | readonly string[] | null): string {
  const text = typeof value === "object" ? (value?.join(",") ?? "") : String(value);
  return text.replaceAll(/\s+/g, " ");
}

/** Parses the typed text by the type of the setting's current value. */
function readValue(name: string, schema: ZodType, text: string, before: unknown): unknown {
  const typed =
    typeof before === "number"
      ? Number(text)
      : Array.isArray(before)
        ? text.split(/[\s,]+/).filter(Boolean)
        : text;
  const result = schema.safeParse(typed === "" && schema.safeParse(null).success ? null : typed);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const reason =
    issue?.code === "invalid_value"
      ? `it can be ${issue.values.join(" or ")}.`
      : (issue?.message ?? "it is not valid.");
  throw new OperatorError(`${name} was refused: ${reason}`);
}

function refusal(name: string, { text, details }: DomainError): OperatorError {
  const [first] = Object.values(details.errors ?? {}).flat();
  const message: FieldMessage = first ?? text;
  const said =
    typeof message === "string"
      ? translateMessage(message, "en", details.values)
      : translateMessage(message.message, "en", message.values);
  return new OperatorError(`${name} was refused: ${said}`);
}
