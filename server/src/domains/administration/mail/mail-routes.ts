import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeCursor, takePart } from "../../../platform/cursor.ts";
import { route } from "../../../platform/http/route.ts";
import { countMails } from "../../../platform/mail/count-mails.ts";
import { findMail } from "../../../platform/mail/find-mail.ts";
import { listMails } from "../../../platform/mail/list-mails.ts";
import { insertSecret } from "../../../platform/mail/render-mail.ts";
import { isResendable, requeueMail } from "../../../platform/mail/requeue-mail.ts";
import { presentMail } from "./present-mail.ts";

const PART = 20;
const MASKED = "••••••••";

/** The site's mails: pending, sent, and failed with the mail server's response. */
export function mailRoutes(app: FastifyInstance): void {
  route(app, api.listMails, {
    action: "mail.list",
    handle: async ({ ctx, query }) => {
      const limit = query.limit ?? PART;
      const rows = await listMails(ctx, {
        state: query.state,
        search: query.q?.trim() ?? "",
        before: decodeCursor(query.cursor)[0] ?? Number.MAX_SAFE_INTEGER,
        limit: limit + 1,
      });
      const { shown, nextCursor } = takePart(rows, limit, ({ id }) => [id]);
      return {
        mails: shown.map((mail) => presentMail(mail, ctx.site)),
        next_cursor: nextCursor,
        ...(await countMails(ctx)),
        is_sending: ctx.mail.transport !== null,
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.readMail, {
    action: "mail.read",
    load: ({ ctx, params }) => findMail(ctx, params.mailId),
    handle: async ({ ctx, subject: mail }) => {
      // Without a mail server, only administrators can pass the link on.
      const secret = ctx.mail.transport === null ? mail.secret : null;
      return { text: insertSecret(mail.text, secret ?? MASKED), may_resend: isResendable(mail) };
    },
  });

  route(app, api.resendMail, {
    action: "mail.resend",
    load: ({ ctx, params }) => findMail(ctx, params.mailId),
    handle: async ({ ctx, params }) => presentMail(await requeueMail(ctx, params.mailId), ctx.site),
  });
}
