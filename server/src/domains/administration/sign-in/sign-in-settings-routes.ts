import { api, type AuditAction, type SignInProvider, translateMessage } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import {
  type Actor,
  addProvider,
  countJoined,
  enableProvider,
  findProvider,
  isOidc,
  isSaml,
  removeProvider,
  requireRecentAuth,
  signedIn,
  type StoredProvider,
  testProvider,
  updateProvider,
} from "../../accounts/index.ts";
import { auditedProvider, presentSignInProvider } from "./present-sign-in-provider.ts";
import { readOidc, readRules, readSaml } from "./read-connection.ts";
import { changeSignInSettings, readSignInSettings } from "./sign-in-settings.ts";

/** The sign-in providers. Changes need a recent sign-in: whoever controls them can become any user. */
export function signInSettingsRoutes(app: FastifyInstance): void {
  route(app, api.readSignInSettings, {
    action: "sign-in.read",
    handle: ({ ctx }) => readSignInSettings(ctx),
  });

  route(app, api.changeSignInSettings, {
    action: "sign-in.change",
    handle: async ({ ctx, actor, body }) => {
      const { order, hides_password: hidesPassword } = body;
      await changeSignInSettings(ctx, { actorId: signedIn(actor).id, order, hidesPassword });
      return readSignInSettings(ctx);
    },
  });

  route(app, api.createOidcProvider, {
    action: "sign-in.change",
    load: recently,
    handle: ({ ctx, actor, body }) =>
      save(ctx, { actor, action: "provider.created" }, (inner) =>
        addProvider(inner, body.key, {
          name: body.name,
          ...readOidc(body),
          rules: readRules(body),
          secret: body.client_secret || undefined,
        }),
      ),
  });

  route(app, api.updateOidcProvider, {
    action: "sign-in.change",
    load: async (call) => {
      const provider = await load(call);
      if (!isOidc(provider)) throw notFound();
      return provider;
    },
    handle: ({ ctx, actor, body, subject }) =>
      save(ctx, { actor, action: "provider.changed", before: subject }, (inner) =>
        updateProvider(inner, subject, {
          name: body.name,
          ...readOidc(body),
          rules: readRules(body),
          secret: body.client_secret || undefined,
        }),
      ),
  });

  route(app, api.createSamlProvider, {
    action: "sign-in.change",
    load: recently,
    handle: async ({ ctx, actor, body }) => {
      // Fetched before the transaction, which must not wait for another server.
      const reached = await readSaml(ctx, body, null);
      return save(ctx, { actor, action: "provider.created" }, (inner) =>
        addProvider(inner, body.key, { name: body.name, ...reached, rules: readRules(body) }),
      );
    },
  });

  route(app, api.updateSamlProvider, {
    action: "sign-in.change",
    load: async (call) => {
      const provider = await load(call);
      if (!isSaml(provider)) throw notFound();
      return provider;
    },
    handle: async ({ ctx, actor, body, subject }) => {
      const reached = await readSaml(ctx, body, subject);
      return save(ctx, { actor, action: "provider.changed", before: subject }, (inner) =>
        updateProvider(inner, subject, { name: body.name, ...reached, rules: readRules(body) }),
      );
    },
  });

  route(app, api.switchProvider, {
    action: "sign-in.change",
    load,
    handle: ({ ctx, actor, body, subject }) =>
      save(
        ctx,
        { actor, action: body.enabled ? "provider.enabled" : "provider.disabled" },
        (inner) => enableProvider(inner, subject, body.enabled),
      ),
  });

  route(app, api.testProvider, {
    action: "sign-in.change",
    load: ({ ctx, params }) => findProvider(ctx, params.providerId),
    handle: async ({ ctx, request, subject }) => {
      const findings = await testProvider(ctx, subject);
      return {
        ok: findings.every(({ ok }) => ok),
        findings: findings.map(({ ok, text, values }) => ({
          ok,
          text: translateMessage(text, request.locale, values),
        })),
      };
    },
  });

  route(app, api.removeProvider, {
    action: "sign-in.change",
    load,
    handle: async ({ ctx, actor, subject }) => {
      await withTransaction(ctx, async (inner) => {
        await removeProvider(inner, subject);
        await recordAudit(inner, {
          action: "provider.removed",
          actorId: signedIn(actor).id,
          before: auditedProvider(subject),
        });
      });
      return {};
    },
  });
}

async function recently({ ctx, actor }: Pick<Call<unknown>, "ctx" | "actor">): Promise<void> {
  requireRecentAuth(ctx, signedIn(actor));
}

async function load(call: Call<{ providerId: number }>): Promise<StoredProvider> {
  const provider = await findProvider(call.ctx, call.params.providerId);
  await recently(call);
  return provider;
}

interface Change {
  actor: Actor | null;
  action: AuditAction;
  /** The previous state; omitted if the action says enough. */
  before?: StoredProvider;
}

/** Stores a provider and records it, in one transaction. */
function save(
  ctx: Context,
  { actor, action, before }: Change,
  store: (inner: Context) => Promise<StoredProvider>,
): Promise<SignInProvider> {
  return withTransaction(ctx, async (inner) => {
    const stored = await store(inner);
    await recordAudit(inner, {
      action,
      actorId: signedIn(actor).id,
      ...(before && { before: auditedProvider(before) }),
      after: action.startsWith("provider.c") ? auditedProvider(stored) : { name: stored.name },
    });
    const joined = await countJoined(inner);
    return presentSignInProvider(inner, stored, joined.get(stored.key) ?? 0);
  });
}
