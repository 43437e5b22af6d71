/** The administrators' screens, in one chunk. */
export { StaffAdminLayout } from "../../layouts/staff-admin-layout.tsx";
export { AdminPage } from "./admin-page.tsx";
export { AuditPage } from "./audit-page.tsx";
export { MailPage } from "./mail-page.tsx";
export { PeopleImportPage } from "./people-import-page.tsx";
export { SignInSettingsPage } from "./sign-in-settings-page.tsx";
export { SitePage } from "./site-page.tsx";
export { SitePeoplePage } from "./site-people-page.tsx";
export { SiteSurveyPage } from "./site-survey-page.tsx";
export { SiteSurveyResultsPage } from "./site-survey-results-page.tsx";
export { SurveysPage } from "./surveys-page.tsx";
export { SystemPage } from "./system-page.tsx";
export { WebhooksPage } from "./webhooks-page.tsx";
