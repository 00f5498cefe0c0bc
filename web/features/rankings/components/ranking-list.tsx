import type { CSSProperties, ReactNode } from 'react';
import { ErrorState } from '#web/design/error-state.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { applicantsAmong } from '#web/widgets/candidate-decisions/applicants.ts';
import { RejectDialog } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { WritingDialog } from '#web/widgets/candidate-messages/writing.tsx';
import { MOST_TOGETHER } from '../deciding.ts';
import { changesBetween } from '../ranking-order.ts';
import type { CandidateStatus } from '../rankings.queries.ts';
import { KeysHint } from './keys-hint.tsx';
import { RankingBar } from './ranking-bar.tsx';
import classes from './ranking-list.module.css';
import { type RankingInReview, useRankingReview } from './ranking-reviewing.ts';
import { RankingRow, RowPlaceholder } from './ranking-row.tsx';

interface RankingListProps extends RankingInReview {
  status: CandidateStatus;
  empty: ReactNode;
}

/** A ranking of any length: rows where the window is, the reader's place in it, what is selected, and the keys. */
export function RankingList(props: RankingListProps) {
  const { jobId, status, latest, compared, onComparing, empty } = props;
  const { t } = useTranslation(['rankings', 'candidate-rows']);
  const list = useRankingReview(props);
  const { order, now, send, rows, decideOn, askWhy, poking } = list;
  const chosen = [...now.selected.values()];
  if (order.length === 0 && !list.isWaiting) return <>{empty}</>;
  return (
    <div className={classes.frame} style={{ '--row-height': `${list.rowHeight}px` } as CSSProperties}>
      <RankingBar
        count={order.length}
        compared={compared.length}
        onComparing={onComparing}
        selection={{
          jobId,
          people: chosen,
          status,
          isDeciding: list.isDeciding,
          onShortlist: () => decideOn(chosen, 'SHORTLISTED'),
          onReject: () => askWhy(chosen),
          onWrite: () => send({ kind: 'writing', writing: { jobId, candidates: chosen } }),
          onAsk: () => list.askForInterest(chosen),
          onDeselect: () => send({ kind: 'deselected' }),
        }}
      />
      <NewOrder changes={list.isWaiting ? changesBetween(order, latest) : 0} onShow={list.show} />
      {rows.failed && (
        <ErrorState
          title={t('candidate-rows:failed')}
          retry={{ label: t('ranking.retry'), onRetry: () => void rows.failed?.refetch() }}
        />
      )}
      <ul
        ref={list.ref}
        className={classes.rows}
        style={{ blockSize: list.height }}
        aria-label={t(`tabs.${status}`)}
        {...list.focusProps}
      >
        <DrawnRows list={list} jobId={jobId} status={status} compared={compared} />
      </ul>
      <KeysHint />
      {poking.dialog}
      <WritingDialog writing={now.writing} onClose={() => send({ kind: 'writing', writing: null })} />
      <RejectDialog
        isOpen={now.rejecting.length > 0}
        onClose={() => send({ kind: 'rejecting', people: [] })}
        applicants={applicantsAmong(now.rejecting).length}
        {...(now.rejecting.length === 1
          ? { name: now.rejecting[0]?.name }
          : { count: Math.min(now.rejecting.length, MOST_TOGETHER) })}
        onReject={(rejection) => decideOn(now.rejecting, 'REJECTED', rejection)}
      />
    </div>
  );
}

interface DrawnRowsProps extends Pick<RankingListProps, 'jobId' | 'status' | 'compared'> {
  list: ReturnType<typeof useRankingReview>;
}

/** The rows of the window; a place whose person is not there says so. */
function DrawnRows({ list, jobId, status, compared }: DrawnRowsProps) {
  const { order, now, rows } = list;
  return list.places.map((place) => {
    const id = order[place] ?? '';
    const person = rows.rows.get(id);
    const style = { insetBlockStart: list.offsetOf(place) };
    if (!person) return <RowPlaceholder key={id} place={place} style={style} isGone={rows.isKnown(id)} />;
    return (
      <RankingRow
        key={id}
        person={person}
        jobId={jobId}
        place={place}
        of={order.length}
        status={status}
        style={style}
        isSelected={now.selected.has(id)}
        isCompared={compared.includes(id)}
        isOpen={now.openId === id}
        actions={list.actions}
      />
    );
  });
}

/** Says how many would move in a new order that waits, and shows it when asked. */
function NewOrder({ changes, onShow }: { changes: number; onShow: () => void }) {
  const { t } = useTranslation('rankings');
  const format = useFormatters();
  return (
    <div role="status" className={classes.news}>
      {changes > 0 && (
        <button type="button" className={classes.show} onClick={onShow}>
          {t('ranking.changed', { count: changes, number: format.number(changes) })}
        </button>
      )}
    </div>
  );
}
