import { Button, NumberInput, SegmentedControl } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { MOST_ASKED, type SearchCondition, WISHES } from '#contract/features/candidate-searches.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { useTranslation } from '#web/platform/translation.ts';

interface Props {
  condition: SearchCondition;
  title: string;
  onClose: () => void;
  /** Null takes it out. */
  onChange: (condition: SearchCondition | null) => void;
}

/** One condition: how much it is wished for, and its numbers. */
export default function ConditionDialog({ condition, title, onClose, onChange }: Props) {
  const { t } = useTranslation('candidate-searches');
  const [value, setValue] = useState(condition);
  const wishes = WISHES.filter((wish) => wish !== 'not' || !IS_RANGE.includes(condition.kind));
  const [isTried, setIsTried] = useState(false);
  const isEmpty = 'min' in value && value.min === null && value.max === null;
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('chips.close')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (!isEmpty) onChange(inOrder(value));
        }}
      >
        <FormFields>
          <SegmentedControl
            aria-label={t('chips.wish')}
            value={value.wish}
            data={wishes.map((wish) => ({ value: wish, label: t(`wish_choices.${wish}`) }))}
            onChange={(wish) => setValue({ ...value, wish: wish })}
          />
          <Numbers value={value} onChange={setValue} error={isTried && isEmpty && t('fields.one_end')} />
          <FormActions>
            <Button type="submit">{t('chips.apply')}</Button>
            <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
              {t('chips.take_out')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}

interface NumbersProps {
  value: SearchCondition;
  /** Beside the first of two ends, where neither is given. */
  error: ReactNode;
  onChange: (value: SearchCondition) => void;
}

/** The numbers of a condition that has some: both ends of a range, days, or how far around a place. */
function Numbers({ value, error, onChange }: NumbersProps) {
  const { t } = useTranslation('candidate-searches');
  if ('min' in value)
    return (
      <>
        <Amount
          label={t(`fields.${value.kind}_min`)}
          value={value.min}
          max={MOST_ASKED[value.kind]}
          error={error}
          onChange={(min) => onChange({ ...value, min })}
        />
        <Amount
          label={t(`fields.${value.kind}_max`)}
          value={value.max}
          max={MOST_ASKED[value.kind]}
          onChange={(max) => onChange({ ...value, max })}
        />
      </>
    );
  if (value.kind === 'notice')
    return (
      <Amount
        label={t('fields.days')}
        value={value.days}
        max={MOST_ASKED.days}
        onChange={(days) => onChange({ ...value, days: days ?? 0 })}
      />
    );
  if (value.kind !== 'place') return null;
  return (
    <Amount
      label={t('fields.km')}
      value={value.km}
      max={MOST_ASKED.km}
      onChange={(km) => onChange({ ...value, km: km === 0 ? null : km })}
    />
  );
}

/** From the less to the more, whichever was written first. */
function inOrder(condition: SearchCondition): SearchCondition {
  if (!('min' in condition) || condition.min === null || condition.max === null) return condition;
  const { min, max } = condition;
  return { ...condition, min: Math.min(min, max), max: Math.max(min, max) };
}

/** What has bounds of its own is never turned round. */
const IS_RANGE: readonly SearchCondition['kind'][] = ['years', 'salary', 'notice', 'education'];

function Amount({
  label,
  value,
  max,
  error,
  onChange,
}: {
  label: string;
  value: number | null;
  max: number;
  error?: ReactNode;
  onChange: (value: number | null) => void;
}) {
  return (
    <NumberInput
      label={label}
      min={0}
      max={max}
      // More cannot be asked for, so it cannot be typed.
      clampBehavior="strict"
      allowDecimal={false}
      error={error}
      value={value ?? ''}
      onChange={(next) => onChange(typeof next === 'number' ? next : null)}
    />
  );
}
