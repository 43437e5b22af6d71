import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CatalogueCourse, OwnSignUp } from "@paso/contract";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";

/** Texts for a course's dates, its sign-up and the user's state in it. */
export function useSignUpTexts(timeZone: string) {
  const { t, i18n } = useLingui();
  const inWords = (date: string) => `${formatLocalDate(date, i18n.locale)} (${timeZone})`;

  return {
    /** When the course runs; null if unlimited. */
    dates({ start_date: start, end_date: end }: CatalogueCourse): string | null {
      const [from, until] = [start && inWords(start), end && inWords(end)];
      if (from && until) return t`From ${from} to ${until}`;
      if (from) return t`Begins on ${from}`;
      return until && t`Ends on ${until}`;
    },
    /** Whether and until when sign-up is open, and how many seats are left. */
    signUp({ sign_up: { state, way, opens_at, closes_at, seats_left: seats } }: CatalogueCourse) {
      if (state === "not_open" && opens_at) {
        const opens = inWords(opens_at);
        return [t`Sign-up opens on ${opens}`];
      }
      if (state === "closed") return [way === "off" ? null : t`Sign-up is closed`];
      const closes = closes_at && inWords(closes_at);
      return [
        seats === 0
          ? t`No seat is free; there is a waiting list`
          : seats !== null && t`${plural(seats, { one: "# seat left", other: "# seats left" })}`,
        way === "approval" && t`The teachers approve each request`,
        closes && t`Sign up until ${closes}`,
      ];
    },
    own({ state, position }: OwnSignUp): string {
      switch (state) {
        case "enrolled":
          return t`You are taking this course`;
        case "pending":
          return t`You asked to join; the teachers have not replied yet`;
        case "waiting":
          return t`You are number ${position} on the waiting list`;
        case "declined":
          return t`Your request was declined`;
      }
    },
  };
}
