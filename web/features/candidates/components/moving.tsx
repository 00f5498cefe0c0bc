import { type ReactNode, useState } from 'react';
import { applicantsAmong } from '#web/widgets/candidate-decisions/applicants.ts';
import { RejectDialog } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { keyOf, REJECTED, type Standing, type Target } from '../placements.ts';
import type { Placing } from '../placing.ts';
import { CloseAfterHire } from './close-after-hire.tsx';

/**
 * Moves people of a list one at a time. The rejection of an applicant asks why before it happens, and a hire whether the job is closed:
 * `questions` is to be drawn where they are moved from.
 */
export function useMoving({ place, hired, forgetHired }: Placing): {
  move: (person: Standing, target: Target) => void;
  questions: ReactNode;
} {
  const [rejecting, setRejecting] = useState<Standing | null>(null);
  return {
    move: (person, target) => {
      if (target.status === 'REJECTED' && applicantsAmong([person]).length > 0) setRejecting(person);
      else void place(person, target);
    },
    questions: (
      <>
        <RejectDialog
          key={rejecting ? keyOf(rejecting) : ''}
          name={rejecting?.name}
          isOpen={rejecting !== null}
          onClose={() => setRejecting(null)}
          onReject={(rejection) => rejecting && void place(rejecting, REJECTED, rejection)}
        />
        <CloseAfterHire hired={hired} onDone={forgetHired} />
      </>
    ),
  };
}
