import { Button, Group, Stack, Switch } from '@mantine/core';
import { useState } from 'react';
import { COACHING_HOURS, type CoachingPlan } from '#contract/features/coaching-plans.contract.ts';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { Dialog } from '#web/design/dialog.tsx';
import { AdjustIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LateNumberInput } from '#web/widgets/number-field/late-number-input.tsx';
import { useChange, useEnd } from '../coaching-plans.queries.ts';

/** Other hours, reminders, and the way out. */
export function PlanSettings({ plan }: { plan: CoachingPlan }) {
  const { t } = useTranslation('coaching-plans');
  const [opened, setOpened] = useState<'settings' | 'end' | null>(null);
  const end = useEnd();
  const close = () => setOpened(null);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<AdjustIcon size={17} stroke={1.7} aria-hidden />}
        onClick={() => setOpened('settings')}
      >
        {t('settings.open')}
      </Button>
      {opened === 'settings' && <SettingsDialog plan={plan} onClose={close} onEnd={() => setOpened('end')} />}
      <ConfirmDialog
        isOpen={opened === 'end'}
        title={t('settings.end_title')}
        confirm={t('settings.end')}
        cancel={t('settings.end_keep')}
        isDangerous
        isRunning={end.isPending}
        onCancel={close}
        onConfirm={() => end.mutate({}, { onSettled: close })}
      >
        {t('settings.end_body')}
      </ConfirmDialog>
    </>
  );
}

interface SettingsDialogProps {
  plan: CoachingPlan;
  onClose: () => void;
  onEnd: () => void;
}

function SettingsDialog({ plan, onClose, onEnd }: SettingsDialogProps) {
  const { t } = useTranslation('coaching-plans');
  const [hours, setHours] = useState(plan.hours_a_week);
  const [isReminding, setReminding] = useState(plan.is_reminding);
  const change = useChange();
  const save = () =>
    change.mutate({ body: { hours_a_week: hours, is_reminding: isReminding } }, { onSuccess: onClose });
  return (
    <Dialog isOpen onClose={onClose} title={t('settings.title')} closeLabel={t('settings.cancel')}>
      <Stack gap="md">
        <LateNumberInput
          label={t('settings.hours')}
          {...COACHING_HOURS}
          clampBehavior="strict"
          allowDecimal={false}
          hideControls={false}
          value={hours}
          onChange={(value) => setHours(Number(value) || 1)}
        />
        <Switch
          label={t('settings.remind')}
          description={t('settings.remind_help')}
          checked={isReminding}
          onChange={({ currentTarget: { checked } }) => setReminding(checked)}
        />
        <Group gap="xs" justify="space-between">
          <Button variant="subtle" color="problem.7" onClick={onEnd}>
            {t('settings.end')}
          </Button>
          <Button loading={change.isPending} onClick={save}>
            {t('settings.save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
