import { Button, CloseButton, Progress, Text } from '@mantine/core';
import { useState } from 'react';
import { listCandidateKeys } from '#contract/features/candidates.contract.ts';
import type { Query } from '#contract/kernel/endpoint.ts';
import { ChevronDownIcon } from '#web/design/icons.ts';
import { call } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RejectDialog, type Rejection } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { type Writing, WritingDialog } from '#web/widgets/candidate-messages/writing.tsx';
import { usePoking } from '#web/widgets/pokes/poking.tsx';
import type { Standing, usePlacing } from '../pipeline.queries.ts';
import classes from './bulk-bar.module.css';
import { MoveMenu } from './move-menu.tsx';
import type { useSelection } from './selection.ts';
import { TagModal } from './tag-modal.tsx';

interface BulkBarProps {
  selection: ReturnType<typeof useSelection>;
  placing: ReturnType<typeof usePlacing>;
  /** How many the filter leaves, and the filter: all of them can be chosen. */
  total: number;
  query: Query<typeof listCandidateKeys>;
  /** Those on the page. */
  rows: readonly Standing[];
}

/** What can be done with those who are chosen, and how far it has come. */
export function BulkBar({ selection, placing, total, query, rows }: BulkBarProps) {
  const { t } = useTranslation(['candidates', 'candidate-messages', 'candidate-rows', 'pokes']);
  const format = useFormatters();
  const [isRejecting, setIsRejecting] = useState(false);
  const [isTagging, setIsTagging] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [writing, setWriting] = useState<Writing | null>(null);
  /** Those who have just been declined together: they can be written to. */
  const [declined, setDeclined] = useState<readonly Standing[]>([]);
  const poking = usePoking();
  const { chosen } = selection;
  const { progress, failures } = placing;

  const chooseAll = async () => {
    setIsChoosing(true);
    await call(listCandidateKeys, { query })
      .then(({ results }) => selection.choose(results))
      .catch(showError)
      .finally(() => setIsChoosing(false));
  };

  const decline = async (rejection: Rejection) => {
    const people = chosen;
    const target = { status: 'REJECTED', stage: null } as const;
    setDeclined(await placing.placeMany(people, target, rejection));
    selection.clear();
  };
  /** A message is about one job. */
  const writeTo = (people: readonly Standing[], purpose?: Writing['purpose']) => {
    const jobId = people[0]?.job_id;
    if (!jobId || people.some(({ job_id }) => job_id !== jobId)) showNotice(t('bulk.one_job'));
    else setWriting({ jobId, candidates: people, ...(purpose && { purpose }) });
  };

  return (
    <>
      {rows.length > 0 && (
        <div className={classes.bar} data-active={chosen.length > 0 || undefined}>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => (chosen.length > 0 ? selection.clear() : selection.choose(rows))}
          >
            {chosen.length > 0 ? t('candidate-rows:select_none') : t('bulk.select_page')}
          </Button>
          <Text size="sm" role="status">
            {chosen.length > 0 && t('candidate-rows:selected', { count: chosen.length })}
          </Text>
          {chosen.length > 0 && chosen.length < total && (
            <Button variant="subtle" size="compact-sm" loading={isChoosing} onClick={() => void chooseAll()}>
              {t('bulk.all', { count: total, number: format.number(total) })}
            </Button>
          )}
          {chosen.length > 0 && (
            <div className={classes.deeds}>
              <MoveMenu
                onMove={(target) => {
                  if (target.status === 'REJECTED') setIsRejecting(true);
                  else void placing.placeMany(chosen, target).then(selection.clear);
                }}
                button={
                  <Button
                    size="compact-sm"
                    disabled={progress !== null}
                    rightSection={<ChevronDownIcon size={14} stroke={2} aria-hidden />}
                  >
                    {t('bulk.move')}
                  </Button>
                }
              />
              <Button
                size="compact-sm"
                variant="default"
                disabled={progress !== null}
                onClick={() => setIsRejecting(true)}
              >
                {t('pipeline.reject')}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={progress !== null}
                onClick={() => setIsTagging(true)}
              >
                {t('bulk.tag')}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                disabled={progress !== null}
                onClick={() => writeTo(chosen)}
              >
                {t('candidate-messages:write_to_them')}
              </Button>
              <Button
                size="compact-sm"
                variant="default"
                title={t('pokes:ask_help')}
                loading={poking.isRunning}
                disabled={progress !== null}
                onClick={() => poking.poke(...chosen)}
              >
                {t('pokes:ask')}
              </Button>
            </div>
          )}
        </div>
      )}
      {progress && (
        <div role="status">
          <Text size="sm" mb={4}>
            {t('bulk.progress', { done: format.number(progress.done), of: format.number(progress.of) })}
          </Text>
          <Progress value={(100 * progress.done) / Math.max(1, progress.of)} aria-label={t('bulk.running')} />
        </div>
      )}
      {declined.length > 0 && (
        <div className={classes.declined} role="status">
          <Text size="sm">{t('bulk.declined', { count: declined.length })}</Text>
          <Button size="compact-sm" variant="light" onClick={() => writeTo(declined, 'rejection')}>
            {t('candidate-messages:write_to_them')}
          </Button>
          <CloseButton size="sm" aria-label={t('bulk.dismiss')} onClick={() => setDeclined([])} />
        </div>
      )}
      {failures.length > 0 && (
        <div className={classes.failures} role="alert">
          <div className={classes.failuresHead}>
            <Text size="sm" fw={600}>
              {t('bulk.failed', { count: failures.length })}
            </Text>
            <CloseButton size="sm" aria-label={t('bulk.dismiss')} onClick={placing.forgetFailures} />
          </div>
          <ul>
            {failures.map(({ name, message }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may bear one name, and the list never changes.
              <li key={at}>
                <Text size="sm">
                  <bdi>{name}</bdi>
                  {': '}
                  {message}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      )}
      <RejectDialog
        name={chosen.length === 1 ? chosen[0]!.name : undefined}
        count={chosen.length}
        isOpen={isRejecting}
        onClose={() => setIsRejecting(false)}
        onReject={(rejection) => void decline(rejection)}
      />
      <WritingDialog
        writing={writing}
        onClose={() => {
          setWriting(null);
          setDeclined([]);
        }}
      />
      {poking.report}
      <TagModal
        people={chosen}
        isOpen={isTagging}
        onClose={() => setIsTagging(false)}
        onDone={selection.clear}
      />
    </>
  );
}
