import type { FastifyInstance, FastifyRequest } from "fastify";

import type { Actor, PolicyTable } from "./actor.ts";
import { ApiError, busy, forbidden, notFound } from "./api-error.ts";
import { isOwnRequest } from "./csrf.ts";
import { requestLocale } from "./request-locale.ts";
import type { SessionCookie } from "./session-cookie.ts";

interface Guard {
  policies: PolicyTable;
  cookie: SessionCookie;
  /** Finds whom a browser's secret stands for. */
  findActor: (secret: string) => Promise<Actor | null>;
  /** Whether so much waits for the database that new work is turned away. */
  isOverloaded: () => boolean;
}

/** Actions left to somebody who must change the password first. */
const ALLOWED_BEFORE_PASSWORD_CHANGE = new Set([
  "session.read",
  "session.begin",
  "session.end",
  "password.change",
]);

/**
 * Stands before every route: finds the person, applies the action's rule and checks that an
 * unsafe request is our own. A route without an action in the table stops the app from starting.
 */
export function guardRequests(app: FastifyInstance, guard: Guard): void {
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
  });

  app.addHook("onRequest", async (request) => {
    const site = app.context.site.locale;
    request.locale = requestLocale(null, request.headers["accept-language"], site);
    // Nobody reads the body of a call that does not exist.
    if (request.is404 && isUnsafe(request.method)) throw notFound();
    const action = request.routeOptions.config.action;
    if (!action || isPublicFile(action)) return;
    if (guard.isOverloaded()) throw busy();
    await identify(request, guard);
    request.locale = requestLocale(request.actor?.locale, request.headers["accept-language"], site);
    applyRule(request.actor, action, guard.policies);
    if (isUnsafe(request.method)) requireOwnRequest(request);
  });
}

/** Built files and health answers are the same for everybody; they need no session. */
function isPublicFile(action: string): boolean {
  return action.startsWith("public.");
}

async function identify(request: FastifyRequest, guard: Guard): Promise<void> {
  request.secret = guard.cookie.read(request);
  request.actor = request.secret ? await guard.findActor(request.secret) : null;
}

function applyRule(actor: Actor | null, action: string, policies: PolicyTable): void {
  if (actor?.mustChangePassword && !ALLOWED_BEFORE_PASSWORD_CHANGE.has(action)) {
    throw forbidden("must_change_password", "You must change your password");
  }
  if (policies[action]?.(actor)) return;
  if (!actor) throw new ApiError(401, "not_signed_in", "Sign in first.");
  throw forbidden();
}

function isUnsafe(method: string): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
}

function requireOwnRequest(request: FastifyRequest): void {
  const own = isOwnRequest(request.secret, {
    csrfToken: request.headers["x-csrf-token"],
    requestedWith: request.headers["x-requested-with"],
    fetchSite: request.headers["sec-fetch-site"],
  });
  if (own) return;
  throw new ApiError(
    419,
    "page_expired",
    "This page has been open for too long. Reload it and try again.",
  );
}
