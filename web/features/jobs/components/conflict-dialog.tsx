import { Button, Group, Radio, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#web/design/dialog.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import type { Conflict } from '../job-editing-state.ts';
import type { JobField, JobFormValues } from '../job-form-values.ts';
import { useShownValue } from '../shown-value.ts';
import classes from './conflict-dialog.module.css';

interface ConflictDialogProps {
  conflict: Conflict;
  /** Which fields become the colleague's. */
  onResolve: (theirs: readonly JobField[]) => void;
}

/** Two wrote different things into one field: both are shown, and one is chosen for each. */
export function ConflictDialog({ conflict, onResolve }: ConflictDialogProps) {
  const { t } = useTranslation('jobs');
  const [theirs, setTheirs] = useState<readonly JobField[]>([]);
  const choose = (field: JobField, isTheirs: boolean) =>
    setTheirs(isTheirs ? [...theirs, field] : theirs.filter((one) => one !== field));
  return (
    // Closing it keeps what is mine: nobody loses what they typed by a key.
    <Dialog isOpen onClose={() => onResolve([])} title={t('editing.conflict.title')} size="large">
      <Text>{conflict.message}</Text>
      <Text c="dimmed" size="sm" mt={4}>
        {t('editing.conflict.body')}
      </Text>
      <div className={classes.fields}>
        {conflict.fields.map((field) => (
          <Radio.Group
            key={field}
            label={t(`form.${field}`)}
            value={theirs.includes(field) ? 'theirs' : 'mine'}
            onChange={(choice) => choose(field, choice === 'theirs')}
          >
            <div className={classes.sides}>
              <Side value="mine" field={field} values={conflict.mine} />
              <Side value="theirs" field={field} values={conflict.theirs} />
            </div>
          </Radio.Group>
        ))}
      </div>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button onClick={() => onResolve(theirs)}>{t('editing.conflict.go_on')}</Button>
      </Group>
    </Dialog>
  );
}

function Side({
  value,
  field,
  values,
}: {
  value: 'mine' | 'theirs';
  field: JobField;
  values: JobFormValues;
}) {
  const { t } = useTranslation('jobs');
  const shown = useShownValue()(field, values);
  return (
    <Radio.Card value={value} className={classes.side}>
      <span className={classes.sideHead}>
        <Radio.Indicator />
        {t(`editing.conflict.${value}`)}
      </span>
      {shown.length === 0 ? (
        <Text component="span" size="sm" c="dimmed">
          {t('editing.conflict.empty')}
        </Text>
      ) : (
        shown.map((line) => (
          <Text key={line} component="span" size="sm" dir="auto" className={classes.line}>
            {line}
          </Text>
        ))
      )}
    </Radio.Card>
  );
}
