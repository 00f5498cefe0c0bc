import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';

interface PasswordFieldProps extends PasswordInputProps {
  /** Name of the button that shows what is typed. */
  showLabel: string;
}

/** A password, with a button that shows it: within reach of the keyboard too, which Mantine's own is not. */
export function PasswordField({ showLabel, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <PasswordInput
      dir="ltr"
      {...props}
      visible={isShown}
      onVisibilityChange={setIsShown}
      visibilityToggleButtonProps={{
        'aria-label': showLabel,
        'aria-pressed': isShown,
        tabIndex: 0,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          setIsShown(!isShown);
        },
      }}
    />
  );
}
