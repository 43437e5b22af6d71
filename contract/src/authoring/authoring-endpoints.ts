import { z } from "zod";

import { courseStatus } from "../courses/course-status.ts";
import { sectionDraft } from "../courses/kinds/section-draft.ts";
import { refineSurveyQuestion, surveyQuestionFields } from "../courses/kinds/survey-question.ts";
import { order } from "../courses/order.ts";
import { endpoint } from "../http/endpoint.ts";
import { id, locale, localDateTime, pathId, plainText, redirectTo } from "../http/values.ts";
import { studentSection } from "../learning/student-section.ts";
import { attachedFile, authoredSection } from "./authored-section.ts";
import { isThumbnailAddress, refineWindow, title } from "./course-archive.ts";
import { COURSE_LIMITS, MAX_SURVEY_QUESTIONS } from "./course-limits.ts";
import { formWindow } from "./form-window.ts";

/** The authoring calls of the specification's section 7, and the additions in `api.md`. */

/** The page to go to after a save. */
const saved = z.strictObject({ redirect_to: redirectTo });
/** The same, with the id of what was created. */
const created = saved.extend({ id });

const coursePath = z.strictObject({ courseId: pathId });
const modulePath = z.strictObject({ moduleId: pathId });
const pagePath = z.strictObject({ pageId: pathId });

const window = { start_date: localDateTime.nullable(), end_date: localDateTime.nullable() };

const courseFields = z.strictObject({
  title,
  /** Web address, `files/NAME` for the picture uploaded to the course, or empty. */
  thumbnail: plainText
    .max(2_000, { error: "This is too long." })
    .refine((address) => address === "" || isThumbnailAddress(address), {
      error: "Enter an address that begins with https://, or upload a picture.",
    }),
  order,
  ...formWindow,
  status: courseStatus,
  has_diploma: z.boolean(),
  allow_seeking: z.boolean(),
  free_navigation: z.boolean(),
});

/** The initial content of a new course, in its language; texts to be written are marked with ✎. */
export const courseTemplateName = z.enum(["empty", "lesson_with_quiz", "debate", "flipped_class"]);
export type CourseTemplateName = z.infer<typeof courseTemplateName>;

export const createCourse = endpoint({
  name: "createCourse",
  method: "POST",
  path: "/api/courses/create",
  summary: "Create a course; its creator is assigned to it.",
  body: courseFields
    .partial()
    .required({ title: true })
    .extend({ language: z.enum(["en", "es"]).optional(), template: courseTemplateName.optional() })
    .superRefine(refineWindow),
  idempotent: true,
  response: created,
});

/** Omitted fields stay. */
export const updateCourse = endpoint({
  name: "updateCourse",
  method: "POST",
  path: "/api/courses/:courseId/update",
  summary: "Change a course. Dates and status of a published course are an admin's to change.",
  params: coursePath,
  body: courseFields
    .partial()
    .extend({ language: z.enum(["en", "es"]).optional() })
    .superRefine(refineWindow),
  response: saved,
  errors: [404],
});

export const listModules = endpoint({
  name: "listModules",
  method: "GET",
  path: "/api/courses/modules/:courseId",
  scope: "courses:read",
  summary: "A course's modules, for pickers and forms.",
  params: coursePath,
  response: z.strictObject({
    modules: z.array(z.strictObject({ id, order: z.int(), title: z.string(), ...window })),
  }),
  errors: [404],
});

export const createModule = endpoint({
  name: "createModule",
  method: "POST",
  path: "/api/courses/:courseId/module/create",
  summary: "Create an empty module.",
  params: coursePath,
  body: z.strictObject({ title, order }),
  idempotent: true,
  response: created,
  errors: [404, 409],
});

export const updateModule = endpoint({
  name: "updateModule",
  method: "POST",
  path: "/api/courses/:courseId/module/:moduleId/update",
  summary: "Change a module. Fields left out keep their values.",
  params: z.strictObject({ courseId: pathId, moduleId: pathId }),
  body: z
    .strictObject({ title, order, ...formWindow })
    .partial()
    .superRefine(refineWindow),
  response: saved,
  errors: [404],
});

export const listPages = endpoint({
  name: "listPages",
  method: "GET",
  path: "/api/courses/pages/:moduleId",
  scope: "courses:read",
  summary: "A module's pages, for pickers.",
  params: modulePath,
  response: z.strictObject({
    pages: z.array(z.strictObject({ id, order: z.int(), title: z.string() })),
  }),
  errors: [404],
});

export const createPage = endpoint({
  name: "createPage",
  method: "POST",
  path: "/api/courses/:moduleId/page/create",
  summary: "Create an empty page.",
  params: modulePath,
  body: z.strictObject({ title, order }),
  idempotent: true,
  response: created,
  errors: [404, 409],
});

export const updatePage = endpoint({
  name: "updatePage",
  method: "POST",
  path: "/api/courses/:courseId/module/:moduleId/page/:pageId/update",
  summary: "Change a page. Fields left out keep their values.",
  params: z.strictObject({ courseId: pathId, moduleId: pathId, pageId: pathId }),
  body: z.strictObject({ title, order }).partial(),
  response: saved,
  errors: [404],
});

/** Maximum sizes of uploads in bytes, so that clients can reject larger files. */
const fileLimits = {
  /** Of attachments. */
  file_limit: z.int(),
  picture_limit: z.int(),
  /** Of videos and audio. */
  video_limit: z.int(),
};

export const listSectionOrders = endpoint({
  name: "listSectionOrders",
  method: "GET",
  path: "/api/courses/sections/:pageId",
  summary: "The order numbers that a page's sections use.",
  params: pagePath,
  response: z.strictObject({
    sections: z.array(z.strictObject({ id, order: z.int() })),
    ...fileLimits,
  }),
  errors: [404],
});

const numbered = z.strictObject({ id, order: z.int(), title: z.string() });

/** A page's sections in full, and the version to send back with an update. */
export const pageSections = z.strictObject({
  sections: z.array(authoredSection),
  version: z.int(),
  ...fileLimits,
  page: numbered,
  module: numbered,
  course: z.strictObject({ id, title: z.string(), status: courseStatus }),
});
export type PageSections = z.infer<typeof pageSections>;

export const readSections = endpoint({
  name: "readSections",
  method: "GET",
  path: "/api/courses/sections-update/:pageId",
  scope: "courses:read",
  summary: "A page's sections in full, for editing.",
  params: pagePath,
  response: pageSections,
  errors: [404],
});

export const createSections = endpoint({
  name: "createSections",
  method: "POST",
  path: "/api/courses/:pageId/sections/create",
  summary: "Add sections to a page. Issues come as `deep_errors`, one entry per invalid section.",
  params: pagePath,
  body: z.strictObject({
    sections: z
      .array(sectionDraft)
      .min(1, { error: "Add at least one section." })
      .max(COURSE_LIMITS.sectionsOfPage, { error: "A page has at most 200 sections." }),
  }),
  idempotent: true,
  response: saved.extend({ section_ids: z.array(id), version: z.int() }),
  errors: [404, 409],
});

/** A section that an update removes; its other fields are ignored. */
const removedSection = z.looseObject({ id, order, isDeleted: z.literal(true) });

export const updateSections = endpoint({
  name: "updateSections",
  method: "POST",
  path: "/api/courses/:pageId/sections/update",
  summary:
    "Replace a page's sections by the full list. A stale `version` is refused with 409, and the answer then carries the current state as `current`.",
  params: pagePath,
  body: z.strictObject({
    sections: z.array(z.union([removedSection, sectionDraft])).max(500),
    version: z.int().min(1).optional(),
  }),
  response: saved.extend({ version: z.int() }),
  errors: [404, 409],
});

/** Any section; incomplete ones are not refused here. */
const writtenSection = z.looseObject({});

export const previewDraft = endpoint({
  name: "previewDraft",
  method: "POST",
  path: "/api/authoring/pages/:pageId/preview",
  summary:
    "Sections as their author is writing them, as students would read them. Nothing is stored; what is still incomplete is null.",
  params: pagePath,
  body: z.strictObject({
    sections: z.array(writtenSection).max(COURSE_LIMITS.sectionsOfPage, {
      error: "A page has at most 200 sections.",
    }),
  }),
  response: z.strictObject({
    language: locale,
    allow_seeking: z.boolean(),
    /** In the order they were sent. A new section's id is only valid within this response. */
    sections: z.array(studentSection.nullable()),
  }),
  errors: [404],
});

export const uploadFiles = endpoint({
  name: "uploadSectionFiles",
  method: "POST",
  path: "/api/courses/:pageId/sections/upload-files",
  summary:
    "Attach files to paragraphs, each under the order number of its section: all, or none when any is refused. Accepted: zip, pdf, doc, docx, pptx, xlsx, odt, odp, ods, xml, png, jpg, gif, webp; 50 at a time.",
  params: pagePath,
  files: "file-{order}-{index}",
  response: z.strictObject({
    files: z.array(attachedFile.extend({ section_id: id })),
    version: z.int(),
  }),
  errors: [404],
});

const surveySections = z
  .array(
    z.strictObject({ ...surveyQuestionFields, id: id.nullish() }).superRefine(refineSurveyQuestion),
  )
  .min(1, { error: "Add at least one question." })
  .max(MAX_SURVEY_QUESTIONS, { error: "A survey has at most 100 questions." });

export const createSurvey = endpoint({
  name: "createSurvey",
  method: "POST",
  path: "/api/courses/:courseId/surveys/create",
  summary: "Create the course's survey.",
  params: coursePath,
  body: z.strictObject({ sections: surveySections }),
  idempotent: true,
  response: saved,
  errors: [404, 409],
});

export const readSurvey = endpoint({
  name: "readSurvey",
  method: "GET",
  path: "/api/courses/:courseId/surveys",
  summary: "The course's survey, for editing; null where there is none.",
  params: coursePath,
  response: z.strictObject({
    survey: z
      .strictObject({
        page_id: id,
        version: z.int(),
        /** People who answered any of its questions; a survey with answers cannot be removed. */
        answers: z.int(),
        sections: z.array(
          z.strictObject({
            id,
            /** Omitted for a free text. */
            radio: z
              .strictObject({
                question: z.string(),
                items: z.array(z.string()),
                item_ids: z.array(id),
              })
              .optional(),
            /** Omitted for a choice. */
            textarea: z.strictObject({ question: z.string() }).optional(),
          }),
        ),
      })
      .nullable(),
  }),
  errors: [404],
});

export const updateSurvey = endpoint({
  name: "updateSurvey",
  method: "POST",
  path: "/api/courses/:courseId/surveys/update",
  summary: "Replace the survey's questions. A stale `version` is refused with 409.",
  params: coursePath,
  body: z.strictObject({ sections: surveySections, version: z.int().min(1).optional() }),
  response: saved.extend({ version: z.int() }),
  errors: [404, 409],
});

export const deleteSurvey = endpoint({
  name: "deleteSurvey",
  method: "DELETE",
  path: "/api/courses/:courseId/surveys",
  summary: "Remove the course's survey; refused with 409 once it has answers.",
  params: coursePath,
  response: saved,
  errors: [404, 409],
});
