/** What other domains and the demo may use of learning. */
export { commitAnswer, reviseAnswer } from "./progression/advance-writes.ts";
export { answerCommitted } from "./progression/answer-events.ts";
export { editAnswerText } from "./progression/edit-answer-text.ts";
export { finishSections } from "./progression/finish-sections.ts";
export { moveProgress } from "./progression/move-progress.ts";
export { parseAnswer } from "./progression/parse-answer.ts";
export { TALLY_SLOTS } from "./tallies/tally-slots.ts";
export { findAnsweredQuestion } from "./results/find-answered-question.ts";
export { detachAnswers } from "./progression/detach-answers.ts";
export { learningPersonalData } from "./personal-data/learning-personal-data.ts";
export { countSurveyAnswers, type SurveyCount } from "./survey-answers/count-survey-answers.ts";
export { countSurveyTakers, type SurveyTakers } from "./survey-answers/count-survey-takers.ts";
export { courseFinished } from "./progression/learning-events.ts";
export { type CourseResult, findCourseResult } from "./results/find-course-result.ts";
