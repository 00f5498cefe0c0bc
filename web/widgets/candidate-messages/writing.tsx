import { lazy, Suspense } from 'react';
import type { WriteToCandidatesProps } from './write-to-candidates.tsx';

const WriteToCandidates = lazy(() => import('./write-to-candidates.tsx'));

export type Writing = Omit<WriteToCandidatesProps, 'onClose'>;

interface WritingDialogProps {
  /** To whom; null while nobody is written to. */
  writing: Writing | null;
  onClose: () => void;
}

/** The dialog that writes to candidates, fetched when it is opened first. */
export function WritingDialog({ writing, onClose }: WritingDialogProps) {
  if (!writing) return null;
  return (
    <Suspense fallback={null}>
      <WriteToCandidates {...writing} onClose={onClose} />
    </Suspense>
  );
}
