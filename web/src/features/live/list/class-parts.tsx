import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";

import { ClassList } from "./class-list.tsx";

interface ClassPartsProps {
  /** The course whose classes these are; null for all the viewer may attend. */
  courseId: number | null;
  /** Content between upcoming and past classes. */
  children?: ReactNode;
}

/** Upcoming and past live classes, each with a hint if there are none. */
export function ClassParts({ courseId, children }: ClassPartsProps) {
  const { t } = useLingui();
  return (
    <>
      <Part title={t`Upcoming`}>
        <ClassList
          when="upcoming"
          courseId={courseId}
          empty={
            <Empty>
              {t`No classes are planned. When your teachers plan one, you will find it here and get a notification.`}
            </Empty>
          }
        />
      </Part>
      {children}
      <Part title={t`Past classes`}>
        <ClassList
          when="past"
          courseId={courseId}
          empty={<Empty>{t`None yet. Past classes stay here with their recordings.`}</Empty>}
        />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-question font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return <p className="border-y border-line py-5 text-muted">{children}</p>;
}
