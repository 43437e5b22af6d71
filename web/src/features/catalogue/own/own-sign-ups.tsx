import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../../ui/student/button.tsx";
import { ownSignUpsQuery } from "../course/catalogue-queries.ts";
import { useSignUpTexts } from "../course/use-sign-up-texts.ts";

/** On the home screen: the user's requests to join courses, and a link to the catalogue if there is one. */
export function OwnSignUps() {
  const { t } = useLingui();
  const texts = useSignUpTexts("");
  // Nothing is shown while loading or on failure: the home screen works without it.
  const { data } = useQuery(ownSignUpsQuery);
  if (!data) return null;
  return (
    <>
      {data.requests.length > 0 && (
        <section aria-labelledby="own-requests">
          <h2 id="own-requests" className="mb-2 text-question font-semibold">
            {t`Courses you asked to join`}
          </h2>
          <ul>
            {data.requests.map(({ course, own }) => (
              <li key={course.id} className="border-t border-line py-4">
                <Link
                  to="/catalogue/{-$courseId}"
                  params={{ courseId: String(course.id) }}
                  className="font-semibold underline decoration-transparent underline-offset-4 wrap-anywhere hover:decoration-current"
                >
                  {course.title}
                </Link>
                <p className="text-small text-muted">{texts.own(own)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.has_courses && (
        <Link
          to="/catalogue/{-$courseId}"
          className={`${buttonClass("plain")} -ms-2 justify-self-start`}
        >
          {t`Find a course in the catalogue`}
        </Link>
      )}
    </>
  );
}
