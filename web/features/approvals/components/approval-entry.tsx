import { Checkbox, Text } from '@mantine/core';
import type { ApprovalRow } from '#contract/features/approvals.contract.ts';
import { Dot } from '#web/design/joined.tsx';
import { TextLink } from '#web/design/links.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { StoredPicture } from '#web/widgets/pictures/stored-picture.tsx';
import classes from './approval-entry.module.css';
import { type Decision, DecisionButtons } from './decision-buttons.tsx';

interface ApprovalEntryProps {
  row: ApprovalRow;
  isSelected: boolean;
  isRunning: boolean;
  onSelect: () => void;
  onFocus: () => void;
  onDecide: (decision: Decision) => void;
}

/** One account that waits for a decision, or was decided on. */
export function ApprovalEntry({ row, isSelected, isRunning, ...on }: ApprovalEntryProps) {
  const { t } = useTranslation('approvals');
  return (
    <li
      className={classes.row}
      data-review-row
      data-selected={isSelected || undefined}
      tabIndex={-1}
      onFocus={on.onFocus}
    >
      <Checkbox aria-label={t('select', { name: row.name })} checked={isSelected} onChange={on.onSelect} />
      <StoredPicture fileId={row.avatar} name={row.name} size={40} radius="xl" />
      <Who row={row} />
      <div className={classes.when}>
        <When row={row} />
      </div>
      <div className={classes.actions}>
        <DecisionButtons
          status={row.status}
          about={row.name}
          size="xs"
          isRunning={isRunning}
          onDecide={on.onDecide}
        />
      </div>
    </li>
  );
}

/** Whose account it is, and why they were turned down. */
function Who({ row }: { row: ApprovalRow }) {
  const { t } = useTranslation('approvals');
  return (
    <div>
      <TextLink to="/recruiter/admin/view/$id" params={{ id: row.id }} fw={600}>
        <bdi>{row.name}</bdi>
      </TextLink>
      <Text size="sm">
        {t(`role.${row.role_name}`)}
        {row.about && (
          <>
            <Dot />
            <bdi>{row.about}</bdi>
          </>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        <bdi dir="ltr">{row.email}</bdi>
      </Text>
      {row.reason && (
        <Text size="sm" className={classes.reason} dir="auto">
          {row.reason}
        </Text>
      )}
    </div>
  );
}

/** When it was decided and by whom, or since when they wait. */
function When({ row }: { row: ApprovalRow }) {
  const { t } = useTranslation('approvals');
  const format = useFormatters();
  if (!row.decided_at) return t('waiting_since', { time: format.relative(row.requested_at) });
  return (
    <>
      {format.date(row.decided_at)}
      {row.decided_by && (
        <>
          <Dot />
          <bdi>{row.decided_by}</bdi>
        </>
      )}
    </>
  );
}
