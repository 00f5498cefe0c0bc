import { Navigate, useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { PERSONALITY } from '../assessments.queries.ts';
import { Taking } from '../components/taking.tsx';

/** A test: what it is, and its questions. */
export default function AssessmentScreen() {
  const { assessment_id } = useParams({ strict: false }) as { assessment_id: string };
  const invitation = useLocation({ select: ({ search }) => (search as { invitation?: string }).invitation });
  const navigate = useNavigate();
  if (assessment_id === PERSONALITY)
    return (
      <Navigate to="/candidate/assessments/personality" search={invitation ? { invitation } : {}} replace />
    );
  return (
    <Taking
      key={assessment_id}
      assessmentId={assessment_id}
      onDone={(attempt_id, time_over) =>
        void navigate({
          to: '/candidate/assessments/$assessment_id/report/$attempt_id',
          params: { assessment_id, attempt_id },
          search: time_over ? { time_over } : {},
          replace: true,
        })
      }
    />
  );
}
