export { saveAnswers } from './assessments.answering.ts';
export {
  type AssessmentCtx,
  attemptToShow,
  ownAttempts,
  presentAttempts,
  progressOf,
} from './assessments.attempts.ts';
export { answersByNumber, instrumentNamed, kindOf, shownQuestions } from './assessments.instruments.ts';
export { exportReport } from './assessments.pdf.ts';
export { isForHiring } from './assessments.policy.ts';
export { complete, getResult, latestResult, type ResultCtx } from './assessments.results.ts';
export { scored } from './assessments.scoring.ts';
export { listSharedResults } from './assessments.shared.ts';
export { showTo } from './assessments.sharing.ts';
export { answersOf, deleteAnswers } from './assessments.store.ts';
export { start } from './assessments.taking.ts';
