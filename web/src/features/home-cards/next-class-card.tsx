import { Plural, useLingui } from "@lingui/react/macro";
import type { NextClass } from "@paso/contract";

import { daysUntil } from "../../class-times/time-left.ts";
import { useNow } from "../../class-times/use-now.ts";
import { daysInWords } from "../../i18n/day-in-words.ts";
import { useTimeZone } from "../../session/use-time-zone.ts";
import { PathLink } from "../../ui/path-link.tsx";
import { buttonClass } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { classTimes, timeWherePlanned } from "./class-times.ts";

interface NextClassCardProps {
  next: NextClass;
  /** The server's clock at the response. */
  now: string;
  /** The same moment by the device's clock, in milliseconds. */
  receivedAt: number;
}

/** The next live class, which can be joined a few minutes early; nothing once it is over. */
export function NextClassCard({ next, now, receivedAt }: NextClassCardProps) {
  const { t, i18n } = useLingui();
  const { starts_at: start, ends_at: end, joins_at: join, people } = next;
  const own = useTimeZone();
  const time = useNow([join, start, end].map(Date.parse), {
    ahead: Date.parse(now) - receivedAt,
  });
  if (time >= Date.parse(end)) return null;
  const isOn = time >= Date.parse(start);
  const isOpen = time >= Date.parse(join);
  const days = daysUntil(Date.parse(start), time, own);
  const there = timeWherePlanned(next, own, i18n.locale);
  const zone = next.time_zone;
  const about = [next.host && t`with ${next.host}`, next.course?.title].filter(Boolean).join(" · ");
  return (
    <section
      aria-labelledby="next-class"
      className="rounded-card border border-line bg-card p-6 wrap-anywhere"
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="next-class" className="text-small font-semibold text-muted">
          {t`Next live class`}
        </h2>
        <span
          className={`rounded-control px-2.5 py-0.5 text-small font-semibold first-letter:uppercase ${isOn || days <= 1 ? "inline-block bg-warm-soft text-warm" : "text-muted"}`}
        >
          {isOn ? t`On now` : daysInWords(days, i18n.locale)}
        </span>
      </div>
      <h3 className="mt-2 text-lg leading-snug font-semibold">
        <PathLink
          path={next.path}
          className="underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
        >
          {next.title}
        </PathLink>
      </h3>
      <p className="mt-1 text-small text-muted">
        {classTimes(next, own, i18n.locale)}
        {there !== null && <span className="block">{t`${there} in ${zone}`}</span>}
        {about !== "" && <span className="block">{about}</span>}
      </p>
      {next.text !== "" && <p className="mt-3 line-clamp-4">{next.text}</p>}
      {people !== null && (
        <p className="mt-3">
          <Plural value={people} one="# person is invited." other="# people are invited." />
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {isOpen ? (
          <PathLink path={next.path} className={buttonClass()}>
            {t`Join`}
            <span className="sr-only">: {next.title}</span>
          </PathLink>
        ) : (
          <BeforeIt next={next} />
        )}
      </div>
    </section>
  );
}

/** What to do until the class can be joined. */
function BeforeIt({ next }: { next: NextClass }) {
  const { t } = useLingui();
  const isTaught = next.people !== null;
  return (
    <>
      {isTaught && (
        <PathLink path={next.path} className={buttonClass("quiet")}>
          {t`Prepare`}
          <span className="sr-only">: {next.title}</span>
        </PathLink>
      )}
      {next.calendar_path !== null && !isTaught && (
        <a href={next.calendar_path} download className={buttonClass("quiet")}>
          <Icon name="download" />
          {t`Add to calendar`}
        </a>
      )}
      <p className="w-full text-small text-muted">{t`“Join” appears here ten minutes before.`}</p>
    </>
  );
}
