/** What other domains and the demo may use of learning. */
export { commitAnswer, reviseAnswer } from "./progression/advance-writes.ts";
export { answerCommitted } from "./progression/answer-events.ts";
export { editAnswerText } from "./progression/edit-answer-text.ts";
export { finishSections } from "./progression/finish-sections.ts";
export { presentStudentSection } from "./progression/present-student-section.ts";
export { moveProgress } from "./progression/move-progress.ts";
export { parseAnswer } from "./progression/parse-answer.ts";
export { countAnswerers } from "./tallies/count-answerers.ts";
export { countPageAnswers } from "./tallies/count-page-answers.ts";
export { countStake, type Stake } from "./tallies/count-stake.ts";
export { isAnswered, isAnsweredBy } from "./tallies/is-answered.ts";
export { TALLY_SLOTS } from "./tallies/tally-slots.ts";
export { findAnsweredQuestion } from "./results/find-answered-question.ts";
export { detachAnswers } from "./progression/detach-answers.ts";
export { type Wish } from "./interventions/intervention.ts";
export { answersRestored, answersSetAside } from "./interventions/intervention-events.ts";
export { extendTime } from "./interventions/extend-time.ts";
export { intervene } from "./interventions/intervene.ts";
export { requireUndoable } from "./interventions/keep-interventions.ts";
export { listInterventions } from "./interventions/list-interventions.ts";
export { undoIntervention } from "./interventions/undo-intervention.ts";
export { learningPersonalData } from "./personal-data/learning-personal-data.ts";
export { countSurveyAnswers, type SurveyCount } from "./survey-answers/count-survey-answers.ts";
export { countSurveyTakers, type SurveyTakers } from "./survey-answers/count-survey-takers.ts";
export { listSurveyTexts, type SurveyText } from "./survey-answers/list-survey-texts.ts";
export { courseFinished, missedPagesFinished, pageExcused } from "./progression/learning-events.ts";
export {
  finalQuizQuestions,
  findChoices,
  findExcusedPages,
  isRight,
} from "./results/final-quiz.ts";
export { type CourseResult, findCourseResult } from "./results/find-course-result.ts";
export { findModuleResults } from "./results/find-module-results.ts";
export { findResumePoint } from "./home/find-resume-point.ts";
export { findStudyTime } from "./map/find-study-time.ts";
export { type CourseProgress, findCourseProgress } from "./map/find-course-progress.ts";
export { findPageStates } from "./map/find-page-states.ts";
export { isReadable } from "./map/readable-sections.ts";
export { refusalWithoutEnrolment } from "./progression/open-page.ts";
export {
  answerInClass,
  type ClassQuestion,
  findClassQuestion,
} from "./progression/answer-in-class.ts";
export { presentInClass } from "./progression/present-student-section.ts";
export { openReachablePage } from "./progression/open-reachable-page.ts";
export { hasFinishedPage } from "./progression/page-finishes.ts";
export { moduleState, pageAddress, reachedSections } from "./progression/progression.ts";
export { countClassAnswers } from "./results/count-class-answers.ts";
export { countPeerAnswers, isCharted, presentSecondRound } from "./results/count-peer-answers.ts";
export { findExcerpt, foldText, toSearchableLine } from "./search/find-excerpt.ts";
export {
  answersView,
  choicesView,
  excusesView,
  hasFinishedSection,
  notesView,
  playbacksView,
  stepsView,
  textsView,
} from "./sql-views.ts";
export { findMatchingNotes } from "./search/find-matching-notes.ts";
export { type QuestionTallies, readTallies } from "./tallies/question-tallies.ts";
export {
  leaveOut,
  type LeftOut,
  readScopedTallies,
  type ScopedTallies,
} from "./tallies/scoped-tallies.ts";
