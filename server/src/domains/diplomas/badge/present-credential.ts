import { createHash } from "node:crypto";

import { v5 as uuidOf } from "uuid";

import type { Badge } from "./find-badge.ts";
import { issuerId } from "./issuer.ts";

const SCHEMA =
  "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json";

const TEXTS = {
  en: {
    description: (course: string) => `Has completed the course “${course}”.`,
    criteria: "Every page of the course has to be completed.",
    openCriteria: "Every page of the course that is open has to be completed.",
    result: (least: number) =>
      `At least ${least} % of the questions in the final quizzes have to be answered correctly.`,
  },
  es: {
    description: (course: string) => `Ha completado el curso «${course}».`,
    criteria: "Hay que completar todas las páginas del curso.",
    openCriteria: "Hay que completar todas las páginas del curso que estén abiertas.",
    result: (least: number) =>
      `Hay que responder correctamente al menos el ${least} % de las preguntas de los cuestionarios finales.`,
  },
};

/** A diploma as an OpenBadgeCredential (Open Badges 3.0), before it is signed. */
export function presentCredential(badge: Badge, siteUrl: string) {
  const { facts, number } = badge;
  const id = `${siteUrl}/verify/${number}`;
  const texts = TEXTS[facts.locale];
  const { least_result: least, allow_missed_pages: mayMiss } = facts.design;
  const criteria = mayMiss === true ? texts.openCriteria : texts.criteria;
  return {
    "@context": [
      "https://www.w3.org/ns/credentials/v2",
      "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
    ],
    id,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: facts.courseTitle,
    issuer: { id: issuerId(siteUrl), type: ["Profile"], name: facts.siteName, url: siteUrl },
    // Verifiers use these two to find the latest of several versions.
    validFrom: toSeconds(badge.versionAt),
    awardedDate: toSeconds(badge.issuedAt),
    credentialSubject: {
      // Does not reveal who it is.
      id: `${id}#earner`,
      type: ["AchievementSubject"],
      identifier: identifiersOf(badge),
      activityStartDate: toSeconds(new Date(facts.enrolledAt)),
      activityEndDate: toSeconds(new Date(facts.finishedAt)),
      achievement: {
        id: achievementId(badge, siteUrl),
        type: ["Achievement"],
        achievementType: "CertificateOfCompletion",
        name: facts.courseTitle,
        description: texts.description(facts.courseTitle),
        criteria: {
          narrative: [criteria, ...(least === null ? [] : [texts.result(least)])].join(" "),
        },
        inLanguage: facts.locale,
        image: { id: `${siteUrl}/api/badges/image/${number}`, type: "Image" },
      },
    },
    credentialSchema: [{ id: SCHEMA, type: "1EdTechJsonSchemaValidator2019" }],
    credentialStatus: {
      id: `${siteUrl}/api/badges/status/${number}`,
      type: "1EdTechRevocationList",
    },
  };
}

/**
 * The e-mail address as a salted hash: anyone who knows it can check that the badge is that person's.
 * The name is included only if its owner shows it to everyone.
 */
function identifiersOf({ number: salt, email, facts, shownName }: Badge) {
  const hash = createHash("sha256").update(`${email}${salt}`).digest("hex");
  const address = {
    type: "IdentityObject",
    hashed: true,
    identityHash: `sha256$${hash}`,
    identityType: "emailAddress",
    salt,
  };
  const name = {
    type: "IdentityObject",
    hashed: false,
    identityHash: facts.name,
    identityType: "name",
  };
  return [...(email === null ? [] : [address]), ...(shownName === "full" ? [name] : [])];
}

/** The same for all who complete a course; unique to the badge if the course is gone. */
function achievementId({ courseId, number }: Badge, siteUrl: string): string {
  const name = courseId === null ? `verify/${number}` : `courses/${courseId}`;
  return `urn:uuid:${uuidOf(`${siteUrl}/${name}`, uuidOf.URL)}`;
}

/** Without a fraction, like the instants in signatures. */
function toSeconds(instant: Date): string {
  return instant.toISOString().replace(/\.\d+Z$/, "Z");
}
