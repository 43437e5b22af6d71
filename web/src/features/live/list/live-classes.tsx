import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";

import { zoneName } from "../../../i18n/zoned-time.ts";
import { useTimeZone } from "../../../session/use-time-zone.ts";
import { CalendarAddress } from "../calendar/calendar-address.tsx";
import { ClassList } from "./class-list.tsx";

/** The live classes that one may attend, to come and past, and the way to have them in a calendar. */
export function LiveClasses() {
  const { t, i18n } = useLingui();
  const zone = zoneName(useTimeZone(), i18n.locale);
  return (
    <div className="mx-auto grid max-w-column grid-cols-[minmax(0,1fr)] gap-11 px-5 pt-10 pb-24">
      <div>
        <h1 className="text-title font-bold">{t`Live classes`}</h1>
        <p className="mt-1 text-muted">
          <Trans>
            All times are in your time zone: {zone}.{" "}
            <Link
              to="/account/{-$screen}"
              params={{ screen: undefined }}
              className="font-semibold text-accent hover:underline"
            >
              Change your time zone
            </Link>
          </Trans>
        </p>
      </div>
      <Part title={t`Upcoming`}>
        <ClassList
          when="upcoming"
          empty={
            <Empty>
              {t`No classes are planned. When your teachers plan one, you will find it here and get a notification.`}
            </Empty>
          }
        />
      </Part>
      <CalendarAddress />
      <Part title={t`Past classes`}>
        <ClassList
          when="past"
          empty={<Empty>{t`None yet. Past classes stay here with their recordings.`}</Empty>}
        />
      </Part>
    </div>
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
