import type pg from "pg";

/** Tables whose ids occur in addresses, by the name of the parameter. */
const TABLES: Record<string, string> = {
  courseId: "courses",
  moduleId: "modules",
  pageId: "pages",
  sectionId: "sections",
  questionId: "sections",
  opinionId: "opinions",
  articleId: "articles",
  commentId: "opinion_comments",
  userId: "users",
  groupId: "groups",
  invitationId: "course_invitations",
  announcementId: "announcements",
  surveyId: "surveys",
  classId: "live_classes",
  occurrenceId: "live_occurrences",
  recordingId: "live_recordings",
  videoId: "library_videos",
  diplomaId: "diplomas",
  passageId: "passages",
  mailId: "mails",
  notificationId: "notifications",
  webhookId: "webhooks",
  deliveryId: "webhook_deliveries",
  tokenId: "personal_tokens",
  passkeyId: "passkeys",
  jobId: "tracked_jobs",
  exportId: "data_exports",
  identityId: "identities",
  providerId: "sign_in_providers",
  interventionId: "interventions",
  keyId: "badge_keys",
};
const WORDS: Record<string, string[]> = {
  graphicType: ["bar", "pie"],
  format: ["csv", "xlsx"],
  badgeFormat: ["png", "svg", "jwt"],
  language: ["en", "es"],
  kind: ["comment", "like", "reply"],
  service: ["zoom", "jitsi", "bigbluebutton"],
  table: ["students", "pages"],
  text: ["terms", "privacy"],
  key: ["page:1"],
  logo: ["light", "dark"],
};
const MOST = 20;

/** Values that parameters of addresses may have at a site, by the name of the parameter. */
export type KnownIds = Record<string, string[]>;

export async function findKnownIds(client: pg.Client): Promise<KnownIds> {
  const known: KnownIds = { ...WORDS };
  for (const [name, table] of Object.entries(TABLES)) {
    const { rows } = await client.query<{ row: { id?: number } }>(
      `select to_jsonb(t) as row from ${table} t limit ${MOST}`,
    );
    known[name] = rows.flatMap(({ row: { id } }) => (id === undefined ? [] : [String(id)]));
  }
  const { rows } = await client.query<{ number: string }>(
    `select number from diplomas limit ${MOST}`,
  );
  known["number"] = rows.map(({ number }) => number);
  return known;
}
