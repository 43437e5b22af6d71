import { api, type LiveProviderKind } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { type Course, findCourse, hasRightIn, requireRight } from "../../courses/index.ts";
import { requireCredentials } from "./find-credentials.ts";
import { presentLiveProviders } from "./present-credentials.ts";
import { removeCredentials, saveCredentials } from "./save-credentials.ts";
import { testCredentials } from "./test-credentials.ts";

/** Credentials for the services that host live classes: of the site, and of courses. */
export function liveProviderRoutes(app: FastifyInstance): void {
  siteRoutes(app);
  courseRoutes(app);
}

const ofSite = { course: null, mayChange: true };

function siteRoutes(app: FastifyInstance): void {
  route(app, api.readSiteLiveProviders, {
    action: "site-live-provider.read",
    handle: ({ ctx }) => presentLiveProviders(ctx, ofSite),
  });

  route(app, api.saveSiteLiveProvider, {
    action: "site-live-provider.change",
    handle: async ({ ctx, actor, body }) => {
      await saveCredentials(ctx, { actorId: signedIn(actor).id, courseId: null, typed: body });
      return presentLiveProviders(ctx, ofSite);
    },
  });

  route(app, api.removeSiteLiveProvider, {
    action: "site-live-provider.change",
    load: loadOfSite,
    handle: async ({ ctx, actor, subject }) => {
      await removeCredentials(ctx, subject, signedIn(actor).id);
      return presentLiveProviders(ctx, ofSite);
    },
  });

  route(app, api.testSiteLiveProvider, {
    action: "site-live-provider.change",
    waits: true,
    load: loadOfSite,
    handle: ({ ctx, actor, subject, request: { locale } }) =>
      testCredentials(ctx, subject, { userId: signedIn(actor).id, locale }),
  });
}

function courseRoutes(app: FastifyInstance): void {
  route(app, api.readCourseLiveProviders, {
    action: "live-provider.read",
    load: ({ ctx, actor, params }) => findCourse(ctx, signedIn(actor), params.courseId),
    handle: async ({ ctx, actor, subject: course }) => {
      const mayChange = await hasRightIn(ctx, signedIn(actor), course.id, "edit");
      return presentLiveProviders(ctx, { course, mayChange });
    },
  });

  route(app, api.saveCourseLiveProvider, {
    action: "live-provider.change",
    load: loadCourse,
    handle: async ({ ctx, actor, subject: course, body }) => {
      const { id: actorId } = signedIn(actor);
      await saveCredentials(ctx, { actorId, courseId: course.id, typed: body });
      return presentLiveProviders(ctx, { course, mayChange: true });
    },
  });

  route(app, api.removeCourseLiveProvider, {
    action: "live-provider.change",
    load: loadOfCourse,
    handle: async ({ ctx, actor, subject: { course, stored } }) => {
      await removeCredentials(ctx, stored, signedIn(actor).id);
      return presentLiveProviders(ctx, { course, mayChange: true });
    },
  });

  route(app, api.testCourseLiveProvider, {
    action: "live-provider.change",
    waits: true,
    load: loadOfCourse,
    handle: ({ ctx, actor, subject: { stored }, request: { locale } }) =>
      testCredentials(ctx, stored, { userId: signedIn(actor).id, locale }),
  });
}

const loadOfSite = ({ ctx, params }: Call<{ service: LiveProviderKind }>) =>
  requireCredentials(ctx, { courseId: null, kind: params.service });

async function loadCourse({ ctx, actor, params }: Call<{ courseId: number }>): Promise<Course> {
  const course = await findCourse(ctx, signedIn(actor), params.courseId);
  await requireRight(ctx, signedIn(actor), course.id, "edit");
  return course;
}

async function loadOfCourse(call: Call<{ courseId: number; service: LiveProviderKind }>) {
  const course = await loadCourse(call);
  const owner = { courseId: course.id, kind: call.params.service };
  return { course, stored: await requireCredentials(call.ctx, owner) };
}
