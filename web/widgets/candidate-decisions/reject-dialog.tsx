import { lazy, Suspense } from 'react';
import { useOpenedOnce } from '#web/design/opened-once.ts';
import type { RejectionQuestionsProps } from './rejection-questions.tsx';

const RejectionQuestions = lazy(() => import('./rejection-questions.tsx'));

/** The question why somebody is turned down. It is fetched when it is first asked; what was typed stays when it is closed. */
export function RejectDialog(props: RejectionQuestionsProps) {
  if (!useOpenedOnce(props.isOpen)) return null;
  return (
    <Suspense fallback={null}>
      <RejectionQuestions {...props} />
    </Suspense>
  );
}
