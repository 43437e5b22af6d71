import cookies from "@fastify/cookie";
import { sql } from "drizzle-orm";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import helmet from "helmet";

import "./platform/http/extend-fastify.ts";
import type { Connection } from "./database/connection.ts";
import { accountsModule } from "./domains/accounts/accounts-module.ts";
import { administrationModule } from "./domains/administration/administration-module.ts";
import { announcementsModule } from "./domains/announcements/announcements-module.ts";
import { articlesModule } from "./domains/articles/articles-module.ts";
import { authoringModule } from "./domains/authoring/authoring-module.ts";
import { courseModule } from "./domains/courses/course-module.ts";
import {
  type AreaFacts,
  createAreaReader,
  createCourseMemory,
  type NeedSource,
} from "./domains/courses/index.ts";
import { diplomasModule } from "./domains/diplomas/diplomas-module.ts";
import { filesModule } from "./domains/files/files-module.ts";
import { insightModule } from "./domains/insight/insight-module.ts";
import { learningModule } from "./domains/learning/learning-module.ts";
import { liveModule } from "./domains/live/live-module.ts";
import { notificationsModule } from "./domains/notifications/notifications-module.ts";
import { opinionsModule } from "./domains/opinions/opinions-module.ts";
import { privacyModule } from "./domains/privacy/privacy-module.ts";
import { recallModule } from "./domains/recall/recall-module.ts";
import { surveysModule } from "./domains/surveys/surveys-module.ts";
import { videosModule } from "./domains/videos/videos-module.ts";
import { webhooksModule } from "./domains/webhooks/webhooks-module.ts";
import { workbookModule } from "./domains/workbook/workbook-module.ts";
import type { Context } from "./platform/context.ts";
import { notFound } from "./platform/errors/domain-error.ts";
import type { AdmissionLimits } from "./platform/http/admission-queue.ts";
import { ADMISSION_TIMES, RequestAdmission } from "./platform/http/admit-requests.ts";
import { BODY_TIMES, type BodyTimes } from "./platform/http/bound-body.ts";
import { compressResponses } from "./platform/http/compress-responses.ts";
import { DeviceCookie } from "./platform/http/device-cookie.ts";
import { closeConnectionsOnShutdown } from "./platform/http/drain.ts";
import { type EventStreamLimits, keepEventStreams } from "./platform/http/event-streams.ts";
import { guardRequests } from "./platform/http/guard-requests.ts";
import { LazyRequestLog } from "./platform/http/lazy-request-log.ts";
import { logResponses } from "./platform/http/log-responses.ts";
import { type AppMetrics, measureApp } from "./platform/http/measure-app.ts";
import { OutageLog } from "./platform/http/outage-log.ts";
import { parseJsonOnly } from "./platform/http/parse-json-only.ts";
import { collectMethods } from "./platform/http/refuse-wrong-methods.ts";
import { createRequestIds } from "./platform/http/request-id.ts";
import { requestLocale } from "./platform/http/request-locale.ts";
import { sendClientError } from "./platform/http/send-client-error.ts";
import { sendError } from "./platform/http/send-error.ts";
import { serveApiDocument } from "./platform/http/serve-api-document.ts";
import { serveWebApp } from "./platform/http/serve-web-app.ts";
import { SessionCookie } from "./platform/http/session-cookie.ts";
import { traceApp } from "./platform/http/trace-app.ts";
import { watchEventLoop } from "./platform/http/watch-event-loop.ts";
import type { PolicyTable } from "./platform/principal.ts";
import type { Tracing } from "./platform/tracing/tracing.ts";

export interface AppDependencies {
  connection: Connection;
  context: Context;
  log: FastifyBaseLogger;
  /** Whether browsers reach the site over https. */
  secure: boolean;
  /** Whether responses hide where a bug was thrown. */
  production: boolean;
  /** Addresses and networks of proxies trusted to name the client's address. */
  trustedProxies?: string[];
  /** Whether request lines of the log name the client's address. */
  logAddresses?: boolean;
  /** Domains from which parts of streams come, besides those of the streams' own addresses. */
  streamDomains?: readonly string[];
  /** Folder of the built web app; without it only the API is served. */
  webFolder?: string;
  /** Turns readiness off during shutdown. */
  isStopping?: () => boolean;
  /** Measures requests; at no cost without it. */
  measured?: AppMetrics;
  /** Traces requests; at no cost without it. */
  tracing?: Tracing;
  /** Checks every response against the contract; for tests. */
  validateResponses?: boolean;
  /** Non-default limits on concurrency; for tests. */
  admission?: Partial<AdmissionLimits>;
  /** Non-default limits on how slowly bodies may arrive; for tests. */
  bodyTimes?: BodyTimes;
  /** Non-default limits of event streams; for tests. */
  eventStreams?: Partial<EventStreamLimits>;
}

/** Concurrent requests per database connection: while one waits for it, others compute. */
const TURNS_PER_CONNECTION = 2;
/** Seconds for which browsers insist on https. */
const HSTS_MAX_AGE = 365 * 86_400;
const BODY_LIMIT = 1024 * 1024;
/** Milliseconds for a request to arrive, such as a course's files, however steady the upload. */
const REQUEST_TIMEOUT = 3_600_000;

/** Every action of the product and who may take it. */
const policies: PolicyTable = {
  "public.files": () => true,
  "public.health": () => true,
  /** Anyone with the token. */
  "public.metrics": () => true,
  "public.api-document": () => true,
  ...accountsModule.policy,
  ...filesModule.policy,
  ...courseModule.policy,
  ...learningModule.policy,
  ...opinionsModule.policy,
  ...articlesModule.policy,
  ...workbookModule.policy,
  ...recallModule.policy,
  ...videosModule.policy,
  ...authoringModule.policy,
  ...surveysModule.policy,
  ...announcementsModule.policy,
  ...liveModule.policy,
  ...diplomasModule.policy,
  ...notificationsModule.policy,
  ...insightModule.policy,
  ...webhooksModule.policy,
  ...administrationModule.policy,
  ...privacyModule.policy,
};

/** Sources of what staff see on their first screen as needs of their courses. */
const needs: readonly NeedSource[] = [
  ...courseModule.needs,
  ...learningModule.needs,
  ...opinionsModule.needs,
  ...articlesModule.needs,
  ...announcementsModule.needs,
  ...authoringModule.needs,
  ...liveModule.needs,
];

/** Targets of the navigation, which the first screens show besides courses. */
const areas: readonly AreaFacts[] = [
  ...courseModule.areas,
  ...articlesModule.areas,
  ...workbookModule.areas,
  ...videosModule.areas,
  ...surveysModule.areas,
  ...announcementsModule.areas,
  ...liveModule.areas,
  ...diplomasModule.areas,
  ...notificationsModule.areas,
  ...insightModule.areas,
];

/** Assembles the product: every domain's routes behind one guard, and the web app. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { connection, context, log, secure, production } = dependencies;
  const outages = new OutageLog(context.clock);
  const requestId = createRequestIds(dependencies.trustedProxies ?? []);
  const admission = new RequestAdmission({
    limits: {
      ...ADMISSION_TIMES,
      concurrency: TURNS_PER_CONNECTION * connection.pool.options.max,
      ...dependencies.admission,
    },
    bodyTimes: dependencies.bodyTimes ?? BODY_TIMES,
    siteLocale: () => context.site.locale,
    isStopping: () => dependencies.isStopping?.() ?? false,
    requestId,
    onRefusal: () => {
      dependencies.measured?.requests.refused();
      outages.report(log, "overloaded");
    },
  });
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    childLoggerFactory: (parent, bindings, options) =>
      new LazyRequestLog(parent, bindings, options),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: dependencies.trustedProxies?.length ? dependencies.trustedProxies : false,
    bodyLimit: BODY_LIMIT,
    // Requests on connections still open while the app closes are served, too.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT,
    genReqId: requestId,
    serverFactory: admission.createServer,
    routerOptions: { maxParamLength: 1_000 },
    // Zod checks what comes in: without these, Fastify would load its own compilers.
    schemaController: {
      compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas },
    },
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be parsed.
      request.locale = requestLocale(null, request.headers["accept-language"], context.site.locale);
      void reply.header("x-content-type-options", "nosniff");
      void reply.header("x-request-id", request.id);
      sendError(error, request, reply, { production, outages });
    },
    clientErrorHandler: (error, socket) => sendClientError(error, socket, context.site.locale),
  });
  app.decorate("context", context);
  app.decorate("validateResponses", dependencies.validateResponses ?? false);
  app.setErrorHandler((error, request, reply) =>
    sendError(error, request, reply, { production, outages }),
  );
  if (dependencies.isStopping) closeConnectionsOnShutdown(app, dependencies.isStopping);
  keepEventStreams(app, {
    limits: dependencies.eventStreams,
    findEndedSessions: (secrets) => accountsModule.findEndedSessions(context, secrets),
  });
  if (dependencies.tracing) traceApp(app, dependencies.tracing);
  admission.yieldTurns(app);
  parseJsonOnly(app);
  await app.register(cookies);
  // Built once; Fastify's plugin for helmet would do so for every request.
  const setSecurityHeaders = helmet({
    // For everything but the page and files, which set their own.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: "deny" },
    // We cannot know whether other hosts of the domain speak https.
    strictTransportSecurity: secure && { maxAge: HSTS_MAX_AGE, includeSubDomains: false },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  // Before the guard, so that its refusals carry the headers, too.
  app.addHook("onRequest", (request, reply, done) =>
    setSecurityHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined)),
  );
  nameRequests(app);
  app.addHook("onRequest", (_request, _reply, done) => {
    context.requests?.note();
    done();
  });
  const refuseWrongMethod = collectMethods(app);
  const cookie = new SessionCookie(secure);
  const findPermitted = guardRequests(app, {
    policies,
    cookie,
    findTokenHolder: (token) => accountsModule.findTokenHolder(context, token),
    admitToken: (holder) => accountsModule.admitToken(context, holder),
    findPrincipal: (secret, use) => accountsModule.findPrincipal(context, secret, use),
    checkPrincipal: accountsModule.checkPrincipal,
    refuseWrongMethod,
  });
  await compressResponses(app);
  logResponses(app, dependencies.logAddresses ?? false);
  watchEventLoop(app);
  if (dependencies.measured) measureApp(app, dependencies.measured);
  healthRoutes(app, dependencies, outages);
  serveApiDocument(app);

  const memory = createCourseMemory();
  const areaReader = createAreaReader(areas);
  accountsModule.routes(app, { session: cookie, device: new DeviceCookie(secure) });
  filesModule.routes(app);
  courseModule.routes(app, memory, areaReader, learningModule.countFinishedLessons);
  learningModule.routes(app, memory, areaReader);
  opinionsModule.routes(app, memory);
  articlesModule.routes(app);
  workbookModule.routes(app, memory);
  recallModule.routes(app, memory);
  videosModule.routes(app);
  authoringModule.routes(app, needs, areaReader);
  surveysModule.routes(app);
  announcementsModule.routes(app);
  liveModule.routes(app);
  diplomasModule.routes(app);
  notificationsModule.routes(app);
  insightModule.routes(app, memory);
  webhooksModule.routes(app);
  administrationModule.routes(app);
  privacyModule.routes(app);

  const { webFolder, streamDomains } = dependencies;
  if (webFolder) {
    const findSources = async () => [
      ...(await courseModule.findStreamSources(context, streamDomains)),
      ...(await videosModule.findStreamSources(context)),
    ];
    await serveWebApp(app, webFolder, {
      findSources,
      findPageHead: async (path) =>
        diplomasModule.findPageHead(context, path) ?? courseModule.findPageHead(context, path),
      findFirstPaint: async (request, { path, template }) => {
        const pageId = learningModule.readPageId(path);
        const person = pageId === null ? null : await findPermitted(request, "page.open");
        if (pageId === null || person === null) return null;
        const { site } = context;
        const locale = requestLocale(
          person.locale,
          request.headers["accept-language"],
          site.locale,
        );
        const setting = { template, siteName: site.name, locale };
        return learningModule.findFirstPaint(context, memory, person, { ...setting, pageId });
      },
    });
  } else {
    app.setNotFoundHandler(() => {
      throw notFound();
    });
  }
  return app;
}

/** Returns the request's id in the log to the caller. */
function nameRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
}

function healthRoutes(
  app: FastifyInstance,
  dependencies: AppDependencies,
  outages: OutageLog,
): void {
  app.get("/health/live", { config: { action: "public.health" } }, async () => ({ status: "ok" }));
  app.get("/health/ready", { config: { action: "public.health" } }, async (_request, reply) => {
    if (dependencies.isStopping?.()) return reply.code(503).send({ status: "stopping" });
    if (outages.isDiskFull()) return reply.code(503).send({ status: "disk full" });
    try {
      await dependencies.context.database.execute(sql`select 1`);
      return { status: "ok" };
    } catch {
      return reply.code(503).send({ status: "database unreachable" });
    }
  });
}

function refuseSchemas(): never {
  throw new Error("Routes are checked by the contract's schemas, not by Fastify's.");
}
