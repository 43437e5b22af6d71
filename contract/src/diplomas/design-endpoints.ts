import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, locale, pathId } from "../http/values.ts";
import { diplomaDesign, diplomaPicture, diplomaPictureKind } from "./diploma-design.ts";

/** Diploma designs: the site's, one per course language, and courses' own ones. */

const designState = {
  /** The effective design. */
  design: diplomaDesign,
  /** Whether it was saved here; otherwise it is inherited. */
  is_own: z.boolean(),
  /** The effective design if there is no own one. */
  inherited: diplomaDesign,
  /** Whether the site has a logo to show. */
  has_logo: z.boolean(),
  /** Maximum size of an uploaded picture, in MB. */
  picture_limit_mb: z.int(),
};

const siteState = z.strictObject(designState);
const courseState = z.strictObject({
  ...designState,
  course: z.strictObject({
    id,
    title: z.string(),
    language: locale,
    has_diploma: z.boolean(),
    /** Questions of its final quizzes; a minimum result means nothing without any. */
    final_questions: z.int(),
  }),
});
export type SiteDiplomaDesign = z.infer<typeof siteState>;
export type CourseDiplomaDesign = z.infer<typeof courseState>;

/** The script of the sample name, each as long as realistically possible. */
export const sampleScript = z.enum(["latin", "greek", "cyrillic", "arabic", "hebrew", "chinese"]);
export type SampleScript = z.infer<typeof sampleScript>;

const previewBody = z.strictObject({ design: diplomaDesign, script: sampleScript });
const preview = z.strictObject({
  /** `data:` address of the first page of the PDF, rendered as a picture. */
  picture: z.string().startsWith("data:image/webp;base64,"),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** Its text, line by line, as an alternative to the picture. */
  text: z.array(z.string()),
});
export type DiplomaPreview = z.infer<typeof preview>;

const sitePath = z.strictObject({
  /** Language of the courses it is for. */
  language: locale,
});

export const readSiteDiplomaDesign = endpoint({
  name: "readSiteDiplomaDesign",
  method: "GET",
  path: "/api/admin/diploma-designs/:language",
  summary: "The site's design for diplomas of courses in a language.",
  params: sitePath,
  response: siteState,
});

export const changeSiteDiplomaDesign = endpoint({
  name: "changeSiteDiplomaDesign",
  method: "PUT",
  path: "/api/admin/diploma-designs/:language",
  summary:
    "Set the site's design for diplomas of courses in a language. Diplomas that were issued stay as " +
    "they are; a lower least result issues those that are now due.",
  params: sitePath,
  body: diplomaDesign,
  response: siteState,
});

export const removeSiteDiplomaDesign = endpoint({
  name: "removeSiteDiplomaDesign",
  method: "DELETE",
  path: "/api/admin/diploma-designs/:language",
  summary: "Go back to the design that the product brings.",
  params: sitePath,
  response: siteState,
});

export const previewSiteDiploma = endpoint({
  name: "previewSiteDiploma",
  method: "POST",
  path: "/api/admin/diploma-designs/:language/preview",
  summary: "Draw a sample diploma of an invented course with a design that is not saved.",
  params: sitePath,
  body: previewBody,
  response: preview,
});

const coursePath = z.strictObject({ courseId: pathId });

export const readCourseDiplomaDesign = endpoint({
  name: "readCourseDiplomaDesign",
  method: "GET",
  path: "/api/authoring/courses/:courseId/diploma-design",
  summary: "The design of a course's diplomas: its own, the site's or the product's.",
  params: coursePath,
  response: courseState,
  errors: [404],
});

export const changeCourseDiplomaDesign = endpoint({
  name: "changeCourseDiplomaDesign",
  method: "PUT",
  path: "/api/authoring/courses/:courseId/diploma-design",
  summary:
    "Give a course a design of its own. Diplomas that were issued stay as they are; a lower least " +
    "result issues those that are now due.",
  params: coursePath,
  body: diplomaDesign,
  response: courseState,
  errors: [404],
});

export const removeCourseDiplomaDesign = endpoint({
  name: "removeCourseDiplomaDesign",
  method: "DELETE",
  path: "/api/authoring/courses/:courseId/diploma-design",
  summary: "Remove a course's own design, so that it uses the site's.",
  params: coursePath,
  response: courseState,
  errors: [404],
});

export const previewCourseDiploma = endpoint({
  name: "previewCourseDiploma",
  method: "POST",
  path: "/api/authoring/courses/:courseId/diploma-design/preview",
  summary: "Draw a sample diploma of a course with a design that is not saved.",
  params: coursePath,
  body: previewBody,
  response: preview,
  errors: [404],
});

export const uploadDiplomaPicture = endpoint({
  name: "uploadDiplomaPicture",
  method: "POST",
  path: "/api/authoring/diploma-pictures/:kind",
  summary:
    "Upload a background or a signature for a design. It is encoded again for print, and forgotten " +
    "unless a design with it is saved within three months.",
  params: z.strictObject({ kind: diplomaPictureKind }),
  files: "image",
  response: z.strictObject({ picture: diplomaPicture }),
  errors: [404, 413, 415],
});

export const readDiplomaPicture = endpoint({
  name: "readDiplomaPicture",
  method: "GET",
  path: "/api/authoring/diploma-pictures/:picture",
  summary: "A picture of a design, as it is printed.",
  params: z.strictObject({ picture: diplomaPicture }),
  response: "file",
  errors: [404],
});
export type UploadedDiplomaPicture = EndpointOutput<typeof uploadDiplomaPicture>;
