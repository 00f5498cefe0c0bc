import { useNavigate } from '@tanstack/react-router';
import { PERSONALITY } from '../assessments.queries.ts';
import { Taking } from '../components/taking.tsx';

/** The personality assessment: what it is, and its statements. */
export default function PersonalityScreen() {
  const navigate = useNavigate();
  return (
    <Taking
      assessmentId={PERSONALITY}
      onDone={() => void navigate({ to: '/candidate/assessments/personality/success', replace: true })}
    />
  );
}
