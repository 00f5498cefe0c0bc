import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { asciiDigits } from '#web/platform/ascii-digits.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './code-field.module.css';

interface CodeFieldProps {
  form: {
    getInputProps: (field: 'code') => object;
    setFieldValue: (field: 'code', value: string) => void;
  };
  help?: ReactNode;
  autoFocus?: boolean;
}

/** The six digits of a mail. What is pasted around them, spaces and the like, falls away. */
export function CodeField({ form, help, autoFocus = false }: CodeFieldProps) {
  const { t } = useTranslation('accounts');
  return (
    <TextInput
      {...form.getInputProps('code')}
      onChange={(event) =>
        form.setFieldValue(
          'code',
          asciiDigits(event.currentTarget.value).replace(/\D/g, '').slice(0, CODE_DIGITS),
        )
      }
      classNames={{ input: classes.code ?? '' }}
      dir="ltr"
      label={t('verify.code')}
      description={help}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus={autoFocus}
    />
  );
}

const CODE_DIGITS = 6;
