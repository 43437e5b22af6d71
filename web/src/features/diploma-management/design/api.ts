import {
  changeCourseDiplomaDesign,
  changeSiteDiplomaDesign,
  type DiplomaDesign,
  type DiplomaPictureKind,
  type Locale,
  previewCourseDiploma,
  previewSiteDiploma,
  readCourseDiplomaDesign,
  readSiteDiplomaDesign,
  removeCourseDiplomaDesign,
  removeSiteDiplomaDesign,
  type SampleScript,
  uploadDiplomaPicture,
} from "@paso/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call, upload } from "../../../api/index.ts";

/** Scope of a design: one course's diplomas, or those of all courses in a language. */
export type DesignOwner = { courseId: number } | { language: Locale };

const KEY = "diploma-design";

/** Refetching must not overwrite unsaved input. */
const FRESH = { staleTime: 0, refetchOnWindowFocus: false } as const;

export function courseDesignQuery(courseId: number) {
  return queryOptions({
    queryKey: [KEY, "course", courseId],
    queryFn: ({ signal }) => call(readCourseDiplomaDesign, { params: { courseId }, signal }),
    ...FRESH,
  });
}

export function siteDesignQuery(language: Locale) {
  return queryOptions({
    queryKey: [KEY, "site", language],
    queryFn: ({ signal }) => call(readSiteDiplomaDesign, { params: { language }, signal }),
    ...FRESH,
  });
}

/** @param design null to remove it */
export function saveCourseDesign(courseId: number, design: DiplomaDesign | null) {
  const params = { courseId };
  return design
    ? call(changeCourseDiplomaDesign, { params, body: design })
    : call(removeCourseDiplomaDesign, { params });
}

/** @param design null to remove it */
export function saveSiteDesign(language: Locale, design: DiplomaDesign | null) {
  const params = { language };
  return design
    ? call(changeSiteDiplomaDesign, { params, body: design })
    : call(removeSiteDiplomaDesign, { params });
}

/** A sample of a design, rendered by the server like the PDF. */
export function previewQuery(owner: DesignOwner, design: DiplomaDesign, script: SampleScript) {
  return queryOptions({
    queryKey: [KEY, "preview", owner, design, script],
    queryFn: ({ signal }) => {
      const body = { design, script };
      return "courseId" in owner
        ? call(previewCourseDiploma, { params: owner, body, signal })
        : call(previewSiteDiploma, { params: owner, body, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
  });
}

export async function uploadPicture(kind: DiplomaPictureKind, image: File): Promise<string> {
  const { picture } = await upload(uploadDiplomaPicture, { params: { kind }, files: { image } });
  return picture;
}

/** URL of a design's picture. */
export function pictureAddress(picture: string): string {
  return `/api/authoring/diploma-pictures/${picture}`;
}
