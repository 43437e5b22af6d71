import type { CatalogueCourse, OwnSignUp } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { signUpState } from "../sign-up/sign-up-state.ts";
import type { CatalogueRow } from "./list-catalogue.ts";

/** A course as the catalogue lists it. */
export function presentCatalogueCourse(
  { clock, site }: Context,
  { course, signUp, seatsLeft }: CatalogueRow,
  own: OwnSignUp | null,
): CatalogueCourse {
  const localDate = (date: Date | null) => date && formatLocalDate(date, site.timeZone);
  const state = signUpState(signUp, course.endsAt, clock.now());
  // Seats that are given are not counted where greatest() had only a null to compare with.
  const seats = signUp.seats === null ? null : (seatsLeft ?? 0);
  return {
    id: course.id,
    title: course.title,
    summary: signUp.summary,
    language: course.language,
    picture: pictureAddress(course),
    start_date: localDate(course.startsAt),
    end_date: localDate(course.endsAt),
    sign_up: {
      way: signUp.way,
      state: state === "open" && seats === 0 ? "full" : state,
      opens_at: localDate(signUp.opensAt),
      closes_at: localDate(signUp.closesAt),
      seats_left: seats,
    },
    own,
  };
}

/** Where the picture of a course's page is; null for none. */
export function pictureAddress({
  id,
  thumbnail,
  thumbnailFileId,
}: CatalogueRow["course"]): string | null {
  if (thumbnailFileId === null) return thumbnail || null;
  // Another picture has another address, so that none is shown from before.
  return `/api/catalogue/courses/${id}/picture?width=960&v=${thumbnailFileId}`;
}
