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
  // Without a limit, `seatsLeft` means nothing: greatest() ignored the null and returned 0.
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

/** Address of the picture of a course's page; null for none. */
export function pictureAddress({
  id,
  thumbnail,
  thumbnailFileId,
}: CatalogueRow["course"]): string | null {
  if (thumbnailFileId === null) return thumbnail || null;
  // The address changes with the picture, so that caches never serve an old one.
  return `/api/catalogue/courses/${id}/picture?width=960&v=${thumbnailFileId}`;
}
