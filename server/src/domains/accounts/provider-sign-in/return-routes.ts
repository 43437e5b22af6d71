import { providerProblem } from "@paso/contract";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from "fastify";

import { notFound } from "../../../platform/errors/domain-error.ts";
import { parseFormBodies } from "../../../platform/http/parse-form-bodies.ts";
import type { SessionCookie } from "../../../platform/http/session-cookie.ts";
import { isSaml, listProviders } from "../providers/find-provider.ts";
import { ProviderFailure } from "../providers/provider-failure.ts";
import { writeOwnMetadata } from "../saml/begin-saml.ts";
import { describeDevice } from "../session/describe-device.ts";
import { sessionLimitsOf } from "../session/session-limits.ts";
import { completeProviderSignIn, ReturnFailure } from "./complete-provider-sign-in.ts";
import { receiveSamlResponse } from "./receive-saml-response.ts";

/** Body limit of a form with a SAML response, in bytes; most have some 10 kB. */
const FORM_LIMIT = 512 * 1024;
const SEE_OTHER = 303;

interface ProviderPath {
  Params: { provider: string };
}

/**
 * Redirection endpoints for providers: pages rather than API calls. Errors are shown by the page that
 * the browser is redirected to.
 */
export function returnRoutes(app: FastifyInstance, cookie: SessionCookie): void {
  app.get<ProviderPath>(
    "/login/return/:provider",
    { config: { action: "session.begin" } },
    async (request, reply) => {
      const key = request.params.provider;
      const query = new URLSearchParams(request.url.split("?")[1] ?? "");
      const way = await completeProviderSignIn(app.context, {
        key,
        query,
        secret: request.secret,
        actor: request.actor,
        device: describeDevice(request.headers["user-agent"]),
        address: request.ip,
      }).then(
        ({ isJoined, signedIn, next }): Way => {
          if (isJoined) return { path: "/account/security", more: { joined: key } };
          if (signedIn) {
            const { absolute } = sessionLimitsOf(app.context, signedIn.actor.role);
            cookie.write(reply, signedIn.secret, absolute);
          }
          return { path: next ?? "/" };
        },
        (error: unknown): Way => {
          const { isJoining = false, next = null } = error instanceof ReturnFailure ? error : {};
          const problem = problemOf(error, { log: request.log, key });
          const path = isJoining ? "/account/security" : "/login";
          return { path, more: { problem, provider: key, ...(next !== null && { next }) } };
        },
      );
      return leadTo(reply, way);
    },
  );

  void app.register(async (scope) => {
    parseFormBodies(scope, FORM_LIMIT);
    scope.post<ProviderPath & { Body: unknown }>(
      "/login/saml/:provider",
      { config: { action: "public.saml" } },
      async (request, reply) => {
        const key = request.params.provider;
        const form = request.body instanceof URLSearchParams ? request.body : null;
        const path = `/login/return/${encodeURIComponent(key)}`;
        const response = form?.get("SAMLResponse") ?? "";
        const way = await receiveSamlResponse(app.context, { key, response }).then(
          (ticket): Way => ({ path, more: { ticket } }),
          (error: unknown): Way => {
            const problem = problemOf(error, { log: request.log, key });
            return { path, more: { problem, state: form?.get("RelayState") ?? "" } };
          },
        );
        return leadTo(reply, way);
      },
    );
  });

  app.get<ProviderPath>(
    "/login/saml/:provider/metadata",
    { config: { action: "public.saml" } },
    async (request, reply) => {
      // Providers need the metadata before they are offered to people.
      const providers = await listProviders(app.context);
      const provider = providers.find(({ key }) => key === request.params.provider);
      if (!provider || !isSaml(provider)) throw notFound();
      const xml = await writeOwnMetadata(app.context, provider.key);
      return reply.type("application/samlmetadata+xml").send(xml);
    },
  );
}

/** The target of a redirection. */
interface Way {
  path: string;
  /** Added as a query. */
  more?: Readonly<Record<string, string>>;
}

function leadTo(reply: FastifyReply, { path, more }: Way): FastifyReply {
  // The address of the redirecting page contains a code or a ticket.
  void reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
  const address = more ? `${path}?${new URLSearchParams(more).toString()}` : path;
  return reply.redirect(address, SEE_OTHER);
}

/** The problem shown to the person; the rest is logged for the site's administrators. */
function problemOf(error: unknown, { log, key }: { log: FastifyBaseLogger; key: string }) {
  const cause = error instanceof ReturnFailure ? error.cause : error;
  if (cause instanceof ProviderFailure) {
    const { problem, message } = cause;
    log.warn(
      { provider: key.slice(0, 40), problem, reason: message.slice(0, 300) },
      "not signed in",
    );
    return problem;
  }
  log.error(cause, "signing in with a provider failed");
  return providerProblem.enum.failed;
}
