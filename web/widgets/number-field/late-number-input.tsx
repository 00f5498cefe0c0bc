import { type NumberInputProps, TextInput } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import { lateCode } from '#web/design/late-code.ts';
import { shownEarly } from '#web/design/shown-early.ts';
import { useStandIn } from '#web/design/stand-in.tsx';
import { asciiDigits } from '#web/platform/ascii-digits.ts';

const NumberInput = lazy(() => lateCode(() => import('./number-input.tsx')));

/** A field for a number, whose care for digits comes after the screen: one can type at once. Its value is its caller's. */
export function LateNumberInput(props: NumberInputProps) {
  const ownId = useId();
  const id = props.id ?? ownId;
  const { early, takeOver } = useStandIn(id);
  const { value = '', suffix = '', onChange } = props;
  return (
    <Suspense
      fallback={
        <TextInput
          inputMode="numeric"
          {...shownEarly(props)}
          {...early}
          value={value === '' ? '' : `${value}${suffix}`}
          onChange={(event) => onChange?.(numberIn(event.currentTarget.value))}
        />
      }
    >
      <NumberInput {...props} id={id} />
      {takeOver}
    </Suspense>
  );
}

/** The number that is being typed; an empty text where there is none. */
function numberIn(text: string): number | '' {
  const digits = asciiDigits(text).replace(/[^\d.]/g, '');
  return digits === '' || Number.isNaN(Number(digits)) ? '' : Number(digits);
}
