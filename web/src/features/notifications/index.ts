export { preferencesQuery } from "./queries/notification-queries.ts";
export { AnswerList } from "./answers/answer-list.tsx";
export { useAnswers } from "./answers/use-answers.ts";
export { Bell } from "./bell/bell.tsx";
export { NotificationList } from "./list/notification-list.tsx";
export { PreferenceList } from "./preferences/preference-list.tsx";
export { UnsubscribePanel } from "./unsubscribe/unsubscribe-panel.tsx";
