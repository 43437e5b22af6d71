import { Plural, Trans } from "@lingui/react/macro";
import type { Notification, NotificationKind } from "@paso/contract";
import type { ComponentType } from "react";

interface TextProps {
  notification: Notification;
}

function Comment({ notification }: TextProps) {
  const name = notification.person?.first_name;
  return (
    <Trans>
      <b>{name}</b> commented on your opinion
    </Trans>
  );
}

function Reply({ notification }: TextProps) {
  const name = notification.person?.first_name;
  return (
    <Trans>
      <b>{name}</b> replied in a conversation you are part of
    </Trans>
  );
}

function Like({ notification }: TextProps) {
  return notification.about === "article" ? (
    <ArticleLike notification={notification} />
  ) : (
    <OpinionLike notification={notification} />
  );
}

function ArticleLike({ notification: { person, others } }: TextProps) {
  const name = person?.first_name;
  if (others === 0) {
    return (
      <Trans>
        <b>{name}</b> liked your article
      </Trans>
    );
  }
  return (
    <Trans>
      <b>{name}</b> and <Plural value={others} one="# other" other="# others" /> liked your article
    </Trans>
  );
}

function OpinionLike({ notification: { person, others } }: TextProps) {
  const name = person?.first_name;
  if (others === 0) {
    return (
      <Trans>
        <b>{name}</b> liked your opinion
      </Trans>
    );
  }
  return (
    <Trans>
      <b>{name}</b> and <Plural value={others} one="# other" other="# others" /> liked your opinion
    </Trans>
  );
}

function ArticleComment({ notification }: TextProps) {
  const name = notification.person?.first_name;
  return (
    <Trans>
      <b>{name}</b> commented on your article
    </Trans>
  );
}

function AnnouncementComment({ notification: { person, announcement } }: TextProps) {
  const name = person?.first_name;
  const title = announcement?.title;
  return (
    <Trans>
      <b>{name}</b> commented on your announcement <b>{title}</b>
    </Trans>
  );
}

function Enrolment({ notification }: TextProps) {
  const title = notification.course?.title;
  return (
    <Trans>
      You can now take the course <b>{title}</b>
    </Trans>
  );
}

function Request({ notification: { person, others, course } }: TextProps) {
  const name = person?.first_name;
  const title = course?.title;
  if (others === 0) {
    return (
      <Trans>
        <b>{name}</b> asks to join the course <b>{title}</b>
      </Trans>
    );
  }
  return (
    <Trans>
      <b>{name}</b> and <Plural value={others} one="# other" other="# others" /> ask to join the
      course <b>{title}</b>
    </Trans>
  );
}

function RequestAnswer({ notification: { course, request } }: TextProps) {
  const title = course?.title;
  if (request === "waiting") {
    return (
      <Trans>
        You are on the waiting list of <b>{title}</b> and come in as soon as a seat is free
      </Trans>
    );
  }
  return (
    <Trans>
      Your request to join the course <b>{title}</b> was declined
    </Trans>
  );
}

function Diploma({ notification }: TextProps) {
  const title = notification.course?.title;
  return (
    <Trans>
      Your diploma of the course <b>{title}</b> is ready
    </Trans>
  );
}

function ModuleBegins({ notification }: TextProps) {
  const title = notification.module?.title;
  return (
    <Trans>
      The module <b>{title}</b> has begun
    </Trans>
  );
}

function ModuleEnds({ notification }: TextProps) {
  const title = notification.module?.title;
  return (
    <Trans>
      The module <b>{title}</b> ends in two days
    </Trans>
  );
}

function Survey({ notification }: TextProps) {
  const title = notification.survey?.title;
  return (
    <Trans>
      You are invited to answer the survey <b>{title}</b>
    </Trans>
  );
}

function SurveyReminder({ notification }: TextProps) {
  const title = notification.survey?.title;
  return (
    <Trans>
      You can still answer the survey <b>{title}</b>
    </Trans>
  );
}

function Announcement({ notification }: TextProps) {
  const title = notification.announcement?.title;
  return (
    <Trans>
      News: <b>{title}</b>
    </Trans>
  );
}

function LiveClass({ notification: { live_class: live } }: TextProps) {
  const title = live?.title;
  if (live?.change === "cancelled") {
    return (
      <Trans>
        The live class <b>{title}</b> was cancelled
      </Trans>
    );
  }
  if (live?.change === "changed") {
    return (
      <Trans>
        The live class <b>{title}</b> was changed
      </Trans>
    );
  }
  return (
    <Trans>
      New live class: <b>{title}</b>
    </Trans>
  );
}

function LiveReminder({ notification: { live_class: live } }: TextProps) {
  const title = live?.title;
  if (live?.change === "soon") {
    return (
      <Trans>
        The live class <b>{title}</b> begins in a quarter of an hour
      </Trans>
    );
  }
  return (
    <Trans>
      The live class <b>{title}</b> begins in a day
    </Trans>
  );
}

function Recall({ notification }: TextProps) {
  const title = notification.course?.title;
  return (
    <Trans>
      What has stayed with you of <b>{title}</b>? A few questions are waiting
    </Trans>
  );
}

function PinRequest({ notification }: TextProps) {
  const title = notification.course?.title;
  return (
    <Trans>
      May the staff of <b>{title}</b> show your opinion first? You decide
    </Trans>
  );
}

/** Text of each kind; the compiler checks that none is missing. */
const texts: Record<NotificationKind, ComponentType<TextProps>> = {
  comment: Comment,
  reply: Reply,
  like: Like,
  "article-comment": ArticleComment,
  enrolment: Enrolment,
  diploma: Diploma,
  request: Request,
  "request-answer": RequestAnswer,
  "module-begins": ModuleBegins,
  "module-ends": ModuleEnds,
  survey: Survey,
  "survey-reminder": SurveyReminder,
  announcement: Announcement,
  "announcement-comment": AnnouncementComment,
  "live-class": LiveClass,
  "live-reminder": LiveReminder,
  recall: Recall,
  "pin-request": PinRequest,
};

/** A notification in one sentence. */
export function NotificationText({ notification }: TextProps) {
  const Text = texts[notification.kind];
  return <Text notification={notification} />;
}
