import { api, type ChartChange, translateMessage } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { ChangeWatch } from "../../platform/change-watch.ts";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/errors/domain-error.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { sendFile } from "../../platform/http/send-file.ts";
import { type Actor, signedIn } from "../accounts/index.ts";
import { type AreaReader, type CourseMemory, isOpenToStudents } from "../courses/index.ts";
import { chooseVariant } from "../files/index.ts";
import { findLastWork } from "./home/find-last-work.ts";
import { presentDueDates } from "./home/present-due-dates.ts";
import { presentResumePoint } from "./home/present-resume-point.ts";
import { findCourseProgress } from "./map/find-course-progress.ts";
import { presentCourseMap, presentEnrolledCourse } from "./map/present-course-progress.ts";
import { findNote } from "./notes/find-note.ts";
import { saveNote } from "./notes/save-note.ts";
import { advance } from "./progression/advance.ts";
import type { Move } from "./progression/decide-advance.ts";
import { findSectionFile } from "./progression/find-section-file.ts";
import { openEnrolledPage, openSection, refusalWithoutEnrolment } from "./progression/open-page.ts";
import { openReachablePage } from "./progression/open-reachable-page.ts";
import { presentAdvance, presentPage } from "./progression/present-page.ts";
import { countPeerAnswers } from "./results/count-peer-answers.ts";
import { findChartedQuestion } from "./results/find-charted-question.ts";
import { findFollowedCharts } from "./results/find-followed-charts.ts";
import { presentQuizSummary } from "./results/present-quiz-summary.ts";
import { summariseFinalQuiz } from "./results/summarise-final-quiz.ts";
import { searchCourse, searchCourses } from "./search/search-course.ts";
import { readTallies } from "./tallies/question-tallies.ts";
import { findPlayback } from "./video/find-playback.ts";
import { openVideo } from "./video/open-video.ts";
import { savePlayback } from "./video/save-playback.ts";

const NO_COURSE = "The course selected doesn't exist.";

/** The student's side of a course: home, map, pages, advancing, charts, summary, notes and files. */
export function learningRoutes(
  app: FastifyInstance,
  memory: CourseMemory,
  reader: AreaReader,
): void {
  courseRoutes(app, memory, reader);
  pageRoutes(app, memory);
  playbackRoutes(app, memory);
  resultRoutes(app, memory);
  noteRoutes(app, memory);
  fileRoutes(app, memory);
}

function courseRoutes(app: FastifyInstance, memory: CourseMemory, reader: AreaReader): void {
  route(app, api.listEnrolledCourses, {
    action: "learning.home",
    handle: async ({ ctx, actor }) => {
      const moment = { now: ctx.clock.now(), site: ctx.site };
      const [found, lastWork, facts] = await Promise.all([
        findCourseProgress(ctx, memory, signedIn(actor)),
        findLastWork(ctx, signedIn(actor)),
        reader.readHome(ctx, signedIn(actor)),
      ]);
      return {
        courses: found.map((progress) => presentEnrolledCourse(progress, moment)),
        resume: presentResumePoint(found, lastWork, moment.now),
        due: presentDueDates(found, moment),
        ...facts,
        now: moment.now.toISOString(),
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.courseMap, {
    action: "learning.map",
    handle: async ({ ctx, actor, params }) => {
      const [progress, parts] = await Promise.all([
        openCourse(ctx, memory, signedIn(actor), params.courseId),
        reader.readCourseParts(ctx, signedIn(actor), params.courseId),
      ]);
      return presentCourseMap(progress, parts, { now: ctx.clock.now(), site: ctx.site });
    },
  });

  route(app, api.searchCourse, {
    action: "learning.search",
    load: ({ ctx, actor, params }) => openCourse(ctx, memory, signedIn(actor), params.courseId),
    handle: ({ ctx, actor, query, subject }) =>
      searchCourse(ctx, signedIn(actor), subject, query.q),
  });

  route(app, api.searchOwnCourses, {
    action: "learning.search",
    handle: async ({ ctx, actor, query }) => {
      const person = signedIn(actor);
      const courses = await findCourseProgress(ctx, memory, person);
      const open = courses.filter(({ course }) => isOpenToStudents(course, ctx.clock.now()));
      return searchCourses(ctx, person, open, query.q);
    },
  });
}

/** A person's progress in an open course that they take; otherwise throws as a page would. */
async function openCourse(ctx: Context, memory: CourseMemory, actor: Actor, courseId: number) {
  const [progress] = await findCourseProgress(ctx, memory, actor, courseId);
  if (!progress) throw await refusalWithoutEnrolment(ctx, actor, courseId, NO_COURSE);
  if (!isOpenToStudents(progress.course, ctx.clock.now())) throw notFound(NO_COURSE);
  return progress;
}

function pageRoutes(app: FastifyInstance, memory: CourseMemory): void {
  route(app, api.openPage, {
    action: "page.open",
    handle: async ({ ctx, actor, params }) =>
      presentPage(await openReachablePage(ctx, memory, signedIn(actor), params.pageId)),
  });

  const findSection = ({ ctx, actor, params }: Call<{ pageId: number; sectionId: number }>) =>
    openSection(ctx, memory, signedIn(actor), params);

  route(app, api.answerQuestion, {
    action: "section.advance",
    authorizeBeforeValidation: findSection,
    handle: async ({ ctx, actor, params, body, request }) => {
      const hasKey = request.headers["idempotency-key"] !== undefined;
      const move: Move = { kind: "answer", ...body, hasKey };
      return presentAdvance(
        await advance(ctx, memory, { actor: signedIn(actor), ...params, move }),
      );
    },
  });

  route(app, api.finishSection, {
    action: "section.advance",
    authorizeBeforeValidation: findSection,
    handle: async ({ ctx, actor, params }) => {
      const move: Move = { kind: "finish" };
      return presentAdvance(
        await advance(ctx, memory, { actor: signedIn(actor), ...params, move }),
      );
    },
  });
}

function playbackRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const load = ({ ctx, actor, params }: Call<{ pageId: number; sectionId: number }>) =>
    openVideo(ctx, memory, signedIn(actor), params);

  route(app, api.readPlayback, {
    action: "playback.read",
    load,
    handle: ({ ctx, actor, subject }) => findPlayback(ctx, signedIn(actor), subject),
  });

  route(app, api.savePlayback, {
    action: "playback.save",
    load,
    handle: ({ ctx, actor, subject, body }) =>
      savePlayback(ctx, signedIn(actor), { video: subject, playback: body }),
  });
}

function resultRoutes(app: FastifyInstance, memory: CourseMemory): void {
  route(app, api.graphic, {
    action: "chart.read",
    handle: async ({ ctx, actor, params }) => {
      const question = await findChartedQuestion(ctx, memory, signedIn(actor), params.questionId);
      return countPeerAnswers(question, params.graphicType);
    },
  });

  const watch = new ChangeWatch({
    read: (sectionIds) => readTallies(app.context, sectionIds),
    onError: (err) => app.log.warn({ err }, "charts could not be followed"),
  });
  route(app, api.liveCharts, {
    action: "chart.follow",
    authorizeBeforeValidation: ({ ctx, actor, params }) =>
      openEnrolledPage(ctx, memory, signedIn(actor), params.pageId),
    handle: async ({ ctx, actor, params, query, request, reply }) => {
      const person = signedIn(actor);
      const wanted = { ...params, questionIds: query.questions };
      const charts = await findFollowedCharts(ctx, memory, person, wanted);
      const byId = new Map(charts.map((chart) => [chart.section.id, chart]));
      const stream = app.eventStreams.open(request, reply, person.id);
      const stop = watch.follow(query.questions, (id, tallies) => {
        const chart = byId.get(id);
        if (!chart) return;
        const graphic = countPeerAnswers({ ...chart, tallies });
        stream.send({ question_id: id, graphic } satisfies ChartChange);
      });
      stream.onEnd(stop);
      return reply;
    },
  });

  route(app, api.finalQuizResume, {
    action: "quiz-summary.read",
    handle: async ({ ctx, actor, params }) =>
      presentQuizSummary(await summariseFinalQuiz(ctx, memory, signedIn(actor), params.sectionId)),
  });
}

function noteRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const load = ({ ctx, actor, params }: Call<{ pageId: number }>) =>
    openEnrolledPage(ctx, memory, signedIn(actor), params.pageId);

  route(app, api.getNote, {
    action: "note.read",
    load,
    handle: async ({ ctx, actor, params }) => ({
      notes: { text: await findNote(ctx, { userId: signedIn(actor).id, ...params }) },
    }),
  });

  route(app, api.saveNote, {
    action: "note.write",
    load,
    handle: async ({ ctx, actor, params, body, request }) => {
      await saveNote(ctx, { userId: signedIn(actor).id, ...params, ...body });
      return { message: translateMessage("Notes saved.", request.locale) };
    },
  });
}

function fileRoutes(app: FastifyInstance, memory: CourseMemory): void {
  route(app, api.downloadFile, {
    action: "section-file.read",
    handle: async ({ ctx, actor, params, query, request, reply }) => {
      const file = await findSectionFile(ctx, memory, signedIn(actor), params);
      const { accept } = request.headers;
      const sent = await chooseVariant(ctx, file, { ...query, accept });
      return sendFile(request, reply, ctx.storage, sent);
    },
  });
}
