import { useParams } from '@tanstack/react-router';
import { Report } from '../components/report.tsx';
import { TestResult } from '../components/test-result.tsx';

/** The report of a test. */
export default function AssessmentReportScreen() {
  const { assessment_id, attempt_id } = useParams({ strict: false }) as Record<
    'assessment_id' | 'attempt_id',
    string
  >;
  return (
    <Report assessmentId={assessment_id} attemptId={attempt_id}>
      {(result) => <TestResult result={result} />}
    </Report>
  );
}
