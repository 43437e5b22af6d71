import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { browserSecret } from "../../../platform/http/browser-secret.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { findIdentity, leaveProvider, listIdentities } from "../identities/change-identities.ts";
import { presentIdentity, presentProvider } from "../identities/present-identity.ts";
import { signedIn } from "../people/actor.ts";
import { listProviders } from "../providers/find-provider.ts";
import { hidesPassword } from "../providers/password-form.ts";
import { requireRecentAuth } from "../session/require-recent-auth.ts";
import { beginProviderSignIn, requireProvider } from "./begin-provider-sign-in.ts";

/** Providers to sign in with, and the ones linked to one's account. */
export function providerSignInRoutes(app: FastifyInstance): void {
  route(app, api.readSignInOptions, {
    action: "session.begin",
    handle: async ({ ctx }) => {
      const [providers, isHidden] = await Promise.all([listProviders(ctx), hidesPassword(ctx)]);
      const enabled = providers.filter(({ isEnabled }) => isEnabled);
      // Without a provider, hiding the form would lock everyone out.
      return {
        providers: enabled.map(presentProvider),
        hides_password: isHidden && enabled.length > 0,
      };
    },
  });

  route(app, api.beginProviderSignIn, {
    action: "session.begin",
    load: ({ ctx, params }) => requireProvider(ctx, params.provider),
    handle: async ({ ctx, subject, body, request }) => ({
      url: await beginProviderSignIn(ctx, {
        provider: subject,
        secret: browserSecret(request),
        address: request.ip,
        userId: null,
        next: body.next,
      }),
    }),
  });

  route(app, api.listIdentities, {
    action: "security.read",
    handle: async ({ ctx, actor }) => {
      const [own, providers] = await Promise.all([
        listIdentities(ctx, signedIn(actor).id),
        listProviders(ctx),
      ]);
      const joined = new Set(own.map(({ provider }) => provider.key));
      return {
        identities: own.map((identity) => presentIdentity(identity, ctx.site)),
        joinable: providers
          .filter(({ isEnabled, key }) => isEnabled && !joined.has(key))
          .map(presentProvider),
      };
    },
  });

  route(app, api.joinProvider, {
    action: "security.change",
    load: async (call) => {
      await recently(call);
      return requireProvider(call.ctx, call.params.provider);
    },
    handle: async ({ ctx, actor, subject, request }) => ({
      url: await beginProviderSignIn(ctx, {
        provider: subject,
        secret: browserSecret(request),
        address: request.ip,
        userId: signedIn(actor).id,
        next: undefined,
      }),
    }),
  });

  route(app, api.leaveProvider, {
    action: "security.change",
    load: async (call) => {
      await recently(call);
      const identity = { userId: signedIn(call.actor).id, identityId: call.params.identityId };
      await findIdentity(call.ctx, identity);
      return identity;
    },
    handle: async ({ ctx, subject }) => {
      await leaveProvider(ctx, subject);
      return {};
    },
  });
}

async function recently({ ctx, actor }: Pick<Call<unknown>, "ctx" | "actor">): Promise<void> {
  requireRecentAuth(ctx, signedIn(actor));
}
