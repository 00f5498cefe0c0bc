import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { listCandidateKeys } from '#contract/features/candidates.contract.ts';
import type { Query } from '#contract/kernel/endpoint.ts';
import { useOpenedOnce } from '#web/design/opened-once.ts';
import { call } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isOffered } from '#web/platform/portal.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { applicantsAmong } from '#web/widgets/candidate-decisions/applicants.ts';
import type { Rejection } from '#web/widgets/candidate-decisions/moves.ts';
import { RejectDialog } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { type Writing, WritingDialog } from '#web/widgets/candidate-messages/writing.tsx';
import { usePoking } from '#web/widgets/pokes/poking.tsx';
import { REJECTED, type Standing } from '../placements.ts';
import type { Placing } from '../placing.ts';
import { BulkActions } from './bulk-actions.tsx';
import classes from './bulk-bar.module.css';
import { DeclinedTogether, MoveFailures, MoveProgress } from './bulk-outcome.tsx';
import type { Selection } from './selection.ts';

const TagModal = lazy(() => import('./tag-modal.tsx'));
const SendMany = lazy(() => import('#web/widgets/system-records/send-many.tsx'));

interface BulkBarProps {
  selection: Selection;
  placing: Placing;
  /** How many the filter leaves, and the filter: all of them can be chosen. */
  total: number;
  query: Query<typeof listCandidateKeys>;
  /** Those on the page. */
  rows: readonly Standing[];
}

/** What can be done with those who are chosen, and how far it has come. */
export function BulkBar({ selection, placing, total, query, rows }: BulkBarProps) {
  const [open, setOpen] = useState<'rejection' | 'tags' | null>(null);
  const wasTagging = useOpenedOnce(open === 'tags');
  /** Those who have just been declined together: they can be written to. */
  const [declined, setDeclined] = useState<readonly Standing[]>([]);
  const { writing, writeTo, stopWriting } = useWritingAboutOneJob();
  const poking = usePoking();
  const { chosen } = selection;
  const { progress, failures } = placing;

  const applicants = applicantsAmong(chosen).length;

  const decline = async (rejection?: Rejection) => {
    setDeclined(applicantsAmong(await placing.placeMany(chosen, REJECTED, rejection)));
    selection.clear();
  };
  return (
    <>
      {rows.length > 0 && (
        <div className={classes.bar} data-active={chosen.length > 0 || undefined}>
          <ChoosePeople selection={selection} total={total} query={query} rows={rows} />
          {chosen.length > 0 && (
            <BulkActions
              people={chosen}
              isMoving={progress !== null}
              onMove={(target) => void placing.placeMany(chosen, target).then(selection.clear)}
              onReject={() => (applicants > 0 ? setOpen('rejection') : void decline())}
              onTag={() => setOpen('tags')}
              onWrite={() => writeTo(chosen)}
              onAsk={() => poking.poke(...chosen)}
              sending={
                isOffered('hiring-systems') && (
                  <Suspense fallback={null}>
                    <SendMany people={chosen} />
                  </Suspense>
                )
              }
            />
          )}
        </div>
      )}
      {progress && <MoveProgress {...progress} />}
      {declined.length > 0 && (
        <DeclinedTogether
          count={declined.length}
          onWrite={() => writeTo(declined, 'rejection')}
          onDismiss={() => setDeclined([])}
        />
      )}
      {failures.length > 0 && <MoveFailures failures={failures} onDismiss={placing.forgetFailures} />}
      <RejectDialog
        name={chosen.length === 1 ? chosen[0]?.name : undefined}
        count={chosen.length}
        applicants={applicants}
        isOpen={open === 'rejection'}
        onClose={() => setOpen(null)}
        onReject={(rejection) => void decline(rejection)}
      />
      <WritingDialog
        writing={writing}
        onClose={() => {
          stopWriting();
          setDeclined([]);
        }}
      />
      {poking.dialog}
      {wasTagging && (
        <Suspense fallback={null}>
          <TagModal
            people={chosen}
            isOpen={open === 'tags'}
            onClose={() => setOpen(null)}
            onDone={selection.clear}
          />
        </Suspense>
      )}
    </>
  );
}

/** A message is about one job: for people of several none is begun. */
function useWritingAboutOneJob() {
  const { t } = useTranslation('candidates');
  const [writing, setWriting] = useState<Writing | null>(null);
  return {
    writing,
    writeTo: (people: readonly Standing[], purpose?: Writing['purpose']) => {
      const jobId = people[0]?.job_id;
      if (!jobId || people.some(({ job_id }) => job_id !== jobId)) showNotice(t('bulk.one_job'));
      else setWriting({ jobId, candidates: people, ...(purpose && { purpose }) });
    },
    stopWriting: () => setWriting(null),
  };
}

/** Chooses all of the page, all whom the filter leaves, or none, and says how many are chosen. */
function ChoosePeople({ selection, total, query, rows }: Omit<BulkBarProps, 'placing'>) {
  const { t } = useTranslation(['candidates', 'candidate-rows']);
  const format = useFormatters();
  const [isChoosing, setIsChoosing] = useState(false);
  const count = selection.chosen.length;
  const chooseAll = async () => {
    setIsChoosing(true);
    await call(listCandidateKeys, { query })
      .then(({ results }) => selection.choose(results))
      .catch(showError)
      .finally(() => setIsChoosing(false));
  };
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        onClick={() => (count > 0 ? selection.clear() : selection.choose(rows))}
      >
        {count > 0 ? t('candidate-rows:select_none') : t('bulk.select_page')}
      </Button>
      <Text size="sm" role="status">
        {count > 0 && t('candidate-rows:selected', { count })}
      </Text>
      {count > 0 && count < total && (
        <Button variant="subtle" size="compact-sm" loading={isChoosing} onClick={() => void chooseAll()}>
          {t('bulk.all', { count: total, number: format.number(total) })}
        </Button>
      )}
    </>
  );
}
