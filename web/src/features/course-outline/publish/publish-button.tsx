import { useLingui } from "@lingui/react/macro";
import type { CourseOutline } from "@paso/contract";
import { Suspense, useEffect, useState } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";

const CourseCheck = lazyPart(
  async () => (await import("../deferred/course-check.tsx")).CourseCheck,
  {
    texts: "admin",
  },
);

/** Checks a course and publishes it, or only checks it once published; opened by `#publish` in the address. */
export function PublishButton({ outline }: { outline: CourseOutline }) {
  const { t } = useLingui();
  const isLinked = location.hash === "#publish";
  const [open, setOpen] = useState(false);
  // Only once the button has the focus, to which the dialog returns it.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- see above
    if (isLinked) setOpen(true);
  }, [isLinked]);
  const { course, may_edit: mayEdit } = outline;
  const publishes = mayEdit && course.status === "draft";
  const { title } = course;
  return (
    <>
      <Button
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog takes the focus at once
        autoFocus={isLinked}
        variant={publishes ? "primary" : "quiet"}
        onPress={() => setOpen(true)}
      >
        {publishes ? t`Publish` : t({ message: "Check", context: "course" })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={publishes ? t`Publish ${title}` : t`Check ${title}`}
      >
        <Suspense fallback={<Loading />}>
          <CourseCheck courseId={course.id} publishes={publishes} onClose={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
