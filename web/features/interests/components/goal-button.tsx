import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FlagIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { showError, showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { chooseGoal, endOf, lineTo, useGoal } from '../goal.queries.ts';
import classes from './career-card.module.css';

/** Makes an occupation the goal of one’s career path, or says that it is. */
export function GoalButton({ occupationId, name }: { occupationId: string; name: string }) {
  const { t } = useTranslation('interests');
  const { data } = useGoal();
  const goal = data?.goal ?? null;
  const choose = useMutation({
    mutationFn: async () => {
      const line = await lineTo(occupationId);
      if (line === null || line === 'here') return line;
      return chooseGoal(line, goal);
    },
    onSuccess: (undo) => {
      if (typeof undo === 'function')
        showNotice(t('goal.chosen', { name }), { undo: () => void undo().catch(showError) });
    },
    onError: showError,
  });
  if (goal && endOf(goal).id === occupationId)
    return (
      <span className={classes.goal}>
        <StatusBadge tone="good">{t('goal.is')}</StatusBadge>
        <TextLink to="/candidate/career-path" size="sm">
          {t('goal.path')}
        </TextLink>
      </span>
    );
  if (choose.data === 'here') return <StatusBadge tone="neutral">{t('goal.here')}</StatusBadge>;
  return (
    <span className={classes.goal}>
      <Button
        variant="light"
        size="xs"
        loading={choose.isPending}
        leftSection={<FlagIcon size={15} stroke={1.8} aria-hidden />}
        aria-label={t('goal.choose_named', { name })}
        onClick={() => choose.mutate()}
      >
        {t('goal.choose')}
      </Button>
      {choose.data === null && (
        <span role="alert">
          {t('goal.unknown')}{' '}
          <TextLink to="/candidate/profile" size="sm" underline="always">
            {t('goal.profile')}
          </TextLink>
        </span>
      )}
    </span>
  );
}
