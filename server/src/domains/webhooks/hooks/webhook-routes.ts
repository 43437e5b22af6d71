import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { changeWebhook, createWebhook, removeWebhook } from "./change-webhooks.ts";
import { findWebhook, listWebhooks, requireOwner } from "./find-webhook.ts";
import { presentWebhook } from "./present-webhook.ts";

/** @throws `not_found`, `forbidden` */
export function ownWebhook({ ctx, actor, params }: Call<{ webhookId: number }>) {
  return findWebhook(ctx, signedIn(actor), params.webhookId);
}

/** The webhooks of a course, or of the site. */
export function webhookRoutes(app: FastifyInstance): void {
  route(app, api.listWebhooks, {
    action: "webhook.read",
    handle: async ({ ctx, actor, query: { course = null } }) => {
      await requireOwner(ctx, signedIn(actor), course);
      const found = await listWebhooks(ctx, course);
      return { webhooks: found.map((webhook) => presentWebhook(webhook, ctx.site)) };
    },
  });

  route(app, api.createWebhook, {
    action: "webhook.change",
    handle: async ({ ctx, actor, body: { course_id: courseId, ...fields } }) => {
      const person = signedIn(actor);
      await requireOwner(ctx, person, courseId);
      const made = await createWebhook(ctx, courseId, { actorId: person.id, fields });
      return { secret: made.secret, webhook: presentWebhook(made.webhook, ctx.site) };
    },
  });

  route(app, api.changeWebhook, {
    action: "webhook.change",
    load: ownWebhook,
    handle: async ({ ctx, actor, subject, body: { is_enabled: isEnabled, ...fields } }) => {
      const change = { actorId: signedIn(actor).id, fields: { ...fields, isEnabled } };
      return presentWebhook(await changeWebhook(ctx, subject, change), ctx.site);
    },
  });

  route(app, api.removeWebhook, {
    action: "webhook.change",
    load: ownWebhook,
    handle: async ({ ctx, actor, subject }) => {
      await removeWebhook(ctx, subject, signedIn(actor).id);
      return {};
    },
  });
}
