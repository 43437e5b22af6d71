import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import type { LibraryOwner } from "../../video-library/library-queries.ts";

/** Explains a library, with a link from a course's to the site's. */
export function LibraryIntroduction({ owner }: { owner: LibraryOwner }) {
  const { t } = useLingui();
  if (owner === null) {
    return (
      <p className="max-w-prose text-muted">
        {t`Videos of the whole site: all staff can use them in their courses. Administrators keep the list.`}
      </p>
    );
  }
  return (
    <div>
      <p className="max-w-prose text-muted">
        {t`Use these videos in sections, or show them to your students beside the pages of the course.`}
      </p>
      <Link
        to="/authoring/videos"
        className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
      >
        {t`Videos of the whole site`}
      </Link>
    </div>
  );
}
