import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-layout.module.css';

/** Fields one below the other with the distance of a form. */
export function FormFields({ children }: { children: ReactNode }) {
  return <div className={classes.fields}>{children}</div>;
}

/** Fields that belong together, side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

/** The buttons at the end of a form, the main one first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}

interface FieldGroupProps {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  children: ReactNode;
}

/** Label, help and error around something that is not one input: choices, a file, a list. */
export function FieldGroup({ label, help, error, isRequired = false, children }: FieldGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className={classes.required}>
            {' '}
            *
          </span>
        )}
      </legend>
      {children}
      {help && <Input.Description mt={6}>{help}</Input.Description>}
      {error && (
        <Input.Error mt={6} role="alert">
          {error}
        </Input.Error>
      )}
    </fieldset>
  );
}
