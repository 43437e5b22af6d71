import type { NotificationKind } from "@paso/contract";

/** A notification with its subject, as far as its receiver may see it. */
export interface FoundNotification {
  id: number;
  userId: number;
  kind: NotificationKind;
  /** When it appeared in the bell; null if it is not there. */
  bellAt: Date | null;
  read: boolean;
  /** Null if it is not about a course. */
  courseId: number | null;
  /** Empty if it is not about a course. */
  courseTitle: string;
  /** Page of the opinion; null if it is not about one. */
  pageId: number | null;
  sectionId: number | null;
  opinionId: number | null;
  /** The article commented on or liked; null if it is not about one. */
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
  /** Start of the date concerned, or of the next one; null if there is none to come. */
  liveStartsAt: Date | null;
  liveTimeZone: string | null;
  liveChange: "planned" | "changed" | "cancelled" | "day" | "soon" | null;
  /** First name of the latest actor. */
  person: string | null;
  avatar: string | null;
  /** Number of other actors. */
  others: number;
  text: string | null;
  /** The answer to the receiver's request to join the course; null for every other kind. */
  request: "declined" | "waiting" | null;
}
