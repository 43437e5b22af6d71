export { NewSections } from "./pages/new-sections.tsx";
export { PageEditor } from "./pages/page-editor.tsx";
export { pageSectionsQuery, sectionOrdersQuery } from "./pages/page-queries.ts";
export { surveyQuery } from "./survey/save-survey.ts";
export { SurveyEditor } from "./survey/survey-editor.tsx";
export { SurveyQuestions } from "./survey/survey-questions.tsx";
