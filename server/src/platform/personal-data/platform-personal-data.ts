import { and, asc, eq, gt } from "drizzle-orm";

import { auditLog, mails } from "../../database/tables/platform-tables.ts";
import { inBatches } from "../in-batches.ts";
import { definePart, type PersonalData } from "./personal-data.ts";

const mailsPart = definePart({
  name: "mails",
  tables: ["mails"],
  title: { en: "Mails to you in the last 90 days", es: "Correos que te hemos enviado en 90 días" },
  fields: {
    at: { en: "When", es: "Cuándo" },
    subject: { en: "Subject", es: "Asunto" },
    recipient: { en: "To", es: "Para" },
    text: { en: "Text", es: "Texto" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<typeof mails.$inferSelect>((after, limit) =>
      database
        .select()
        .from(mails)
        .where(and(eq(mails.userId, userId), gt(mails.id, after?.id ?? 0)))
        .orderBy(asc(mails.id))
        .limit(limit),
    );
    for await (const { createdAt: at, subject, recipient, text } of rows) {
      yield { at, subject, recipient, text };
    }
  },
});

const changesPart = definePart({
  name: "account-changes",
  tables: ["audit_log"],
  title: { en: "What was changed in your account", es: "Cambios en tu cuenta" },
  fields: {
    at: { en: "When", es: "Cuándo" },
    action: { en: "What", es: "Qué" },
    by_yourself: { en: "By yourself", es: "Por ti" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<typeof auditLog.$inferSelect>((after, limit) =>
      database
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.subjectId, userId), gt(auditLog.id, after?.id ?? 0)))
        .orderBy(asc(auditLog.id))
        .limit(limit),
    );
    for await (const { at, action, actorId } of rows) {
      yield { at, action, by_yourself: actorId === userId };
    }
  },
});

/** Personal data that the platform stores. */
export const platformPersonalData: PersonalData = {
  parts: [mailsPart, changesPart],
  withheld: {
    idempotency_keys: "Responses that the person was given already, kept for a day.",
    tracked_jobs: "How far work is that the person began and sees on screen, kept for a week.",
  },
  goesWithAccount: ["mails", "idempotency_keys", "tracked_jobs"],
  kept: {
    rate_limits: "How often an account tried something, by its number; for a day at most.",
    token_buckets: "How often an account was tried to be opened, by its number; for a day at most.",
    audit_log: "Who changed the site stays traceable: by a number, which leads to nobody any more.",
  },
};
