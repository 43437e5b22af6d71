import type { NotificationKind } from "@paso/contract";

/** A notification with what it is about, as its receiver may see it. */
export interface FoundNotification {
  id: number;
  userId: number;
  kind: NotificationKind;
  /** When it was put in the bell; null where it is not there. */
  bellAt: Date | null;
  read: boolean;
  /** Null where it is about no course. */
  courseId: number | null;
  /** Empty where it is about no course. */
  courseTitle: string;
  /** Where the opinion is; null where it is about none. */
  pageId: number | null;
  sectionId: number | null;
  opinionId: number | null;
  /** The article that was commented on or liked; null where it is about none. */
  articleId: number | null;
  /** Whether its receiver takes the course. */
  isEnrolled: boolean;
  moduleId: number | null;
  moduleTitle: string | null;
  moduleEndsAt: Date | null;
  surveyId: number | null;
  surveyTitle: string | null;
  surveyEndsAt: Date | null;
  announcementId: number | null;
  announcementTitle: string | null;
  liveClassId: number | null;
  liveTitle: string | null;
  /** Of the date it is about, or of the next one; null where none is to come. */
  liveStartsAt: Date | null;
  liveTimeZone: string | null;
  liveChange: "planned" | "changed" | "cancelled" | "day" | "soon" | null;
  /** First name of who caused it last. */
  person: string | null;
  avatar: string | null;
  /** How many others did the same. */
  others: number;
  text: string | null;
  /** What came of one's own request to join the course; null for every other kind. */
  request: "declined" | "waiting" | null;
}
