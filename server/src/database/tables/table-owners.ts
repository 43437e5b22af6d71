import type { PgTable } from "drizzle-orm/pg-core";

import type * as tables from "./index.ts";

/** A domain, or the platform below them. */
export type TableOwner =
  | "platform"
  | "accounts"
  | "files"
  | "courses"
  | "learning"
  | "opinions"
  | "articles"
  | "workbook"
  | "recall"
  | "videos"
  | "authoring"
  | "surveys"
  | "announcements"
  | "live"
  | "diplomas"
  | "notifications"
  | "insight"
  | "webhooks"
  | "administration"
  | "privacy";

type Tables = {
  [Name in keyof typeof tables]: (typeof tables)[Name] extends PgTable
    ? (typeof tables)[Name]
    : never;
};
/** The name of a table in the database. */
export type TableName = Tables[keyof Tables]["_"]["name"];

/** The only writer of each table; others read it, and call its owner's use cases for changes. */
export const tableOwners = {
  users: "accounts",
  identities: "accounts",
  sessions: "accounts",
  sign_ins: "accounts",
  registrations: "accounts",
  password_resets: "accounts",
  email_changes: "accounts",
  passkeys: "accounts",
  passkey_challenges: "accounts",
  erasures: "accounts",
  sign_in_providers: "accounts",
  provider_sign_ins: "accounts",
  authenticator_apps: "accounts",
  recovery_codes: "accounts",
  pending_sign_ins: "accounts",
  personal_tokens: "accounts",
  rate_limits: "platform",
  token_buckets: "platform",
  signing_keys: "platform",
  idempotency_keys: "platform",
  mails: "platform",
  tracked_jobs: "platform",
  audit_log: "platform",
  processes: "platform",
  files: "files",
  picture_variants: "files",
  user_photos: "files",
  courses: "authoring",
  modules: "authoring",
  pages: "authoring",
  sections: "authoring",
  section_files: "authoring",
  survey_question_origins: "authoring",
  page_uploads: "authoring",
  media_uploads: "authoring",
  media_upload_parts: "authoring",
  authoring_drafts: "authoring",
  page_versions: "authoring",
  page_version_files: "authoring",
  course_staff: "courses",
  groups: "courses",
  enrolments: "courses",
  former_enrolments: "courses",
  course_invitations: "courses",
  course_sign_ups: "courses",
  sign_up_requests: "courses",
  progress: "learning",
  page_finishes: "learning",
  answers: "learning",
  answer_tallies: "learning",
  answer_moves: "learning",
  notes: "learning",
  playbacks: "learning",
  interventions: "learning",
  page_openings: "learning",
  opinions: "opinions",
  opinion_likes: "opinions",
  opinion_pins: "opinions",
  opinion_comments: "opinions",
  opinion_decisions: "opinions",
  opinion_readings: "opinions",
  opinion_reports: "opinions",
  articles: "articles",
  article_tags: "articles",
  article_previews: "articles",
  article_likes: "articles",
  article_comments: "articles",
  article_decisions: "articles",
  article_reports: "articles",
  article_settings: "articles",
  surveys: "surveys",
  survey_participations: "surveys",
  survey_responses: "surveys",
  announcements: "announcements",
  announcement_files: "announcements",
  announcement_readings: "announcements",
  announcement_recipients: "announcements",
  announcement_likes: "announcements",
  announcement_comments: "announcements",
  announcement_decisions: "announcements",
  announcement_reports: "announcements",
  passages: "workbook",
  workbook_exports: "workbook",
  recalls: "recall",
  recall_questions: "recall",
  live_credentials: "live",
  live_classes: "live",
  live_hosts: "live",
  live_occurrences: "live",
  live_meetings: "live",
  live_fetches: "live",
  live_joins: "live",
  live_attendances: "live",
  live_guests: "live",
  live_recordings: "live",
  live_calendars: "live",
  library_videos: "videos",
  library_playbacks: "videos",
  diplomas: "diplomas",
  diploma_versions: "diplomas",
  badge_keys: "diplomas",
  diploma_revocations: "diplomas",
  diploma_templates: "diplomas",
  diploma_pictures: "diplomas",
  diploma_issuings: "diplomas",
  notifications: "notifications",
  notification_actors: "notifications",
  notification_preferences: "notifications",
  course_results: "insight",
  section_results: "insight",
  quiz_results: "insight",
  dated_results: "insight",
  scheduled_exports: "insight",
  student_results: "insight",
  grade_schemes: "insight",
  presentations: "insight",
  presentation_people: "insight",
  webhooks: "webhooks",
  webhook_deliveries: "webhooks",
  site_settings: "platform",
  data_exports: "privacy",
  site_logos: "files",
} as const satisfies Record<TableName, TableOwner>;
