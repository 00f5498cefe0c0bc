import { Checkbox, Text } from '@mantine/core';
import type { ApprovalRow } from '#contract/features/approvals.contract.ts';
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
export function ApprovalEntry({
  row,
  isSelected,
  isRunning,
  onSelect,
  onFocus,
  onDecide,
}: ApprovalEntryProps) {
  const { t } = useTranslation('approvals');
  const format = useFormatters();
  return (
    <li
      className={classes.row}
      data-review-row
      data-selected={isSelected || undefined}
      tabIndex={-1}
      onFocus={onFocus}
    >
      <Checkbox aria-label={t('select', { name: row.name })} checked={isSelected} onChange={onSelect} />
      <StoredPicture fileId={row.avatar} name={row.name} size={40} radius="xl" />
      <div>
        <TextLink to="/recruiter/admin/view/$id" params={{ id: row.id }} fw={600}>
          <bdi>{row.name}</bdi>
        </TextLink>
        <Text size="sm">
          {t(`role.${row.role_name}`)}
          {row.about && (
            <>
              {' · '}
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
      <div className={classes.when}>
        {row.decided_at ? (
          <>
            {format.date(row.decided_at)}
            {row.decided_by && (
              <>
                {' · '}
                <bdi>{row.decided_by}</bdi>
              </>
            )}
          </>
        ) : (
          t('waiting_since', { time: format.relative(row.requested_at) })
        )}
      </div>
      <div className={classes.actions}>
        <DecisionButtons
          status={row.status}
          about={row.name}
          size="xs"
          isRunning={isRunning}
          onDecide={onDecide}
        />
      </div>
    </li>
  );
}
