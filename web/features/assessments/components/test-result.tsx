import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import { TestScores } from '#web/widgets/assessment-result/test-scores.tsx';
import { Annotations } from './annotations.tsx';
import { Review } from './review.tsx';

/** What a test came to, and each question again. */
export const TestResult = ({ result }: { result: AssessmentResult }) => (
  <>
    <TestScores result={result} />
    {result.annotations && <Annotations screens={result.annotations} />}
    {result.review && result.review.length > 0 && (
      <Review questions={result.review} isScored={result.review.some(({ most }) => most > 0)} />
    )}
  </>
);
