import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { DomainError, forbidden, notFound, notSignedIn } from "../errors/domain-error.ts";
import type { PolicyTable, Principal, TokenHolder } from "../principal.ts";
import { readBearerToken } from "./bearer-token.ts";
import { verifyCsrf } from "./csrf.ts";
import { HttpError } from "./http-error.ts";
import { requestLocale } from "./request-locale.ts";
import type { SessionCookie } from "./session-cookie.ts";

interface Guard {
  policies: PolicyTable;
  cookie: SessionCookie;
  /** Finds the owner and scopes of a personal token; null for an invalid one. */
  findTokenHolder: (token: string) => Promise<TokenHolder | null>;
  /** Records a use of a token. Throws if it, or its owner, makes too many calls. */
  admitToken: (holder: TokenHolder) => Promise<void>;
  /** Finds the person that a session secret belongs to. */
  findPrincipal: (secret: string, use: { isInUse: boolean }) => Promise<Principal | null>;
  /** Throws if this person may not take the action yet, whatever its rule says. */
  checkPrincipal: (principal: Principal, action: string) => void;
  /** Throws if the address exists only with other methods. */
  refuseWrongMethod: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Finds who may take an action with a request that no rule was applied to; null if not permitted. */
export type FindPermitted = (request: FastifyRequest, action: string) => Promise<Principal | null>;

/**
 * Guards every route: finds the person, applies the action's rule and checks that an unsafe request
 * comes from our own pages. A route whose action is not in the table keeps the app from starting.
 * A request with a personal token acts for its owner, within the token's scopes; its cookies are
 * ignored.
 */
export function guardRequests(app: FastifyInstance, guard: Guard): FindPermitted {
  app.decorateRequest("actor", null);
  app.decorateRequest("secret", null);
  app.decorateRequest("locale", "en");

  app.addHook("onRoute", (options) => {
    const action = options.config?.action;
    if (!action || !Object.hasOwn(guard.policies, action)) {
      throw new Error(
        `Route ${String(options.method)} ${options.url} has no action in the policy table.`,
      );
    }
    if (options.config?.scope && [options.method].flat().some(isUnsafe)) {
      throw new Error(`Route ${options.url} changes something, which no token may.`);
    }
  });

  app.addHook("onRequest", async (request, reply) => {
    const site = app.context.site.locale;
    request.locale = requestLocale(null, request.headers["accept-language"], site);
    refuseSecondHost(request);
    if (request.is404) guard.refuseWrongMethod(request, reply);
    // The body of a call to an unknown address is not read.
    if (request.is404 && isUnsafe(request.method)) throw notFound();
    const action = request.routeOptions.config.action;
    if (!action || isPublic(action)) return;
    const token = readBearerToken(request);
    if (token === null) await identify(request, guard);
    else await identifyHolder(request, reply, { guard, token });
    request.locale = requestLocale(request.actor?.locale, request.headers["accept-language"], site);
    if (request.actor) guard.checkPrincipal(request.actor, action);
    applyRule(request.actor, action, guard.policies);
    if (isUnsafe(request.method)) requireOwnRequest(request);
  });

  return async (request, action) => {
    await identify(request, guard);
    try {
      if (request.actor) guard.checkPrincipal(request.actor, action);
      applyRule(request.actor, action, guard.policies);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
    return request.actor;
  };
}

/** Node keeps the first of two; a proxy in front may have used the other. */
function refuseSecondHost({ raw }: FastifyRequest): void {
  const { rawHeaders } = raw;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === "host".length && name.toLowerCase() === "host") hosts += 1;
  }
  if (hosts > 1) throw new HttpError(400, "bad_request", "This request cannot be read.");
}

/** Built files, health checks and signed links are the same for everyone; they need no session. */
function isPublic(action: string): boolean {
  return action.startsWith("public.");
}

async function identify(request: FastifyRequest, guard: Guard): Promise<void> {
  request.secret = guard.cookie.read(request);
  // Browsers reconnect event streams by themselves, which is no sign of use.
  const isInUse = request.routeOptions.config.isEventStream !== true;
  request.actor = request.secret ? await guard.findPrincipal(request.secret, { isInUse }) : null;
}

/**
 * The only place that checks scopes: a call that names none may not be made with a token.
 * @throws `not_signed_in` (`invalid_token`), `forbidden` (`missing_scope`), `rate_limited`
 */
async function identifyHolder(
  request: FastifyRequest,
  reply: FastifyReply,
  { guard, token }: { guard: Guard; token: string },
): Promise<void> {
  const holder = await guard.findTokenHolder(token);
  if (!holder) {
    void reply.header("www-authenticate", 'Bearer error="invalid_token"');
    const text = "This token is not valid, or not any more.";
    throw new DomainError("not_signed_in", "invalid_token", text);
  }
  request.actor = holder.principal;
  const { scope } = request.routeOptions.config;
  if (scope === undefined) throw forbidden("missing_scope", "No token may make this call.");
  if (!holder.scopes.includes(scope)) {
    void reply.header("www-authenticate", `Bearer error="insufficient_scope", scope="${scope}"`);
    const text = "This call needs a token with the scope {scope}.";
    throw new DomainError("forbidden", "missing_scope", text, { values: { scope } });
  }
  await guard.admitToken(holder);
}

function applyRule(principal: Principal | null, action: string, policies: PolicyTable): void {
  if (policies[action]?.(principal)) return;
  if (!principal) throw notSignedIn();
  throw forbidden();
}

function isUnsafe(method: string): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}

function requireOwnRequest(request: FastifyRequest): void {
  const own = verifyCsrf(request.secret, {
    csrfToken: request.headers["x-csrf-token"],
    requestedWith: request.headers["x-requested-with"],
    fetchSite: request.headers["sec-fetch-site"],
  });
  if (own) return;
  throw new HttpError(
    419,
    "page_expired",
    "This page has been open for too long. Reload it and try again.",
  );
}
