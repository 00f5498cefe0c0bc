import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { listCandidateNotes } from '#contract/features/candidate-notes.contract.ts';
import { ChevronDownIcon } from '#web/design/icons.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { notesAbout } from '../notes-about.ts';
import type { Candidate } from './candidate-actions.tsx';
import classes from './company-fold.module.css';

/** Fields for tags and mentions are the heaviest of the screen, and nobody's first look: they come after it. */
const TagsOf = lazy(async () => ({ default: (await import('./tags-of.tsx')).TagsOf }));
const CandidateNotes = lazy(async () => ({
  default: (await import('./candidate-notes.tsx')).CandidateNotes,
}));

/**
 * What the company keeps about somebody: beside the profile, and where there is no room beside it, below, folded as long
 * as there is nothing yet. Of who is hidden only what is written in this review.
 */
export function CompanyFold({
  id,
  found: { profile, tags, job, is_blind },
}: {
  id: string;
  found: Candidate;
}) {
  const { t } = useTranslation('candidates');
  const hasRoom = useMediaQuery('(min-width: 75.01em)', true, { getInitialValueInEffect: false });
  const jobId = job?.jid ?? null;
  const notes = useQuery(queryFor(listCandidateNotes, notesAbout(id, jobId))).data?.results ?? [];
  return (
    <details className={classes.fold} open={hasRoom || tags.length + notes.length > 0}>
      <summary>
        {t('candidate.kept')}
        <ChevronDownIcon size={18} stroke={1.7} aria-hidden />
      </summary>
      <div className={classes.folded}>
        <Suspense fallback={<ListSkeleton label={t('notes.waiting')} count={3} />}>
          {is_blind ? (
            <Text size="sm" c="dimmed">
              {t('candidate.blind_kept')}
            </Text>
          ) : (
            <TagsOf candidateId={profile.user_id} name={profile.personal_details.name} tags={tags} />
          )}
          {(job || !is_blind) && <CandidateNotes candidateId={id} jobId={jobId} />}
        </Suspense>
      </div>
    </details>
  );
}
