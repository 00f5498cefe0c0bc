import { useForm } from '@mantine/form';
import { type FormEvent, useRef } from 'react';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { errorsByField, fieldErrorText } from './field-words.ts';
import { showError } from './snackbars.ts';
import { drafts } from './storage.ts';

interface FormSpec<V extends Record<string, unknown>, S extends z.ZodType> {
  /**
   * The contract's own schema: what it accepts is what is sent. Given as a function that fetches it, since no screen should
   * wait for the checker of schemas; it is called once something is typed.
   */
  schema: S | (() => Promise<S>);
  initialValues: V;
  /** Keeps what is typed across a reload under this name, until it is sent. */
  draft?: string;
  /** Fields never written to storage: passwords, codes, files. */
  neverKeep?: readonly (keyof V & string)[];
}

/** Mantine's own form; its package does not export the name of the type to modules. */
type MantineForm<V extends Record<string, unknown>> = ReturnType<typeof useForm<V>>;

/** A form whose values are checked by a schema of the contract; Mantine's own in all else. */
export type ContractForm<V extends Record<string, unknown>, S extends z.ZodType> = MantineForm<V> & {
  /**
   * Props of the `<form>`. Submit is always enabled: values that the schema refuses get their words beside
   * the field, the first of them the focus. The handler receives what the schema made of the values; field
   * errors of the server appear like one's own, other failures as a snackbar.
   */
  sending: (handler: (values: z.output<S>) => Promise<void> | void) => {
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** What the schema makes of the values, for a trial before they are sent; null where it refuses them, as on submit. */
  check: (element: HTMLFormElement) => Promise<z.output<S> | null>;
};

/** Thrown by a handler that has shown in its own place why it did not work: the form stays as it is, draft and all. */
export class ShownInPlace extends Error {
  override readonly name = 'ShownInPlace';
}

/** A form on a contract schema, with errors in words, a draft that survives a reload, and no double sending. */
export function useContractForm<V extends Record<string, unknown>, S extends z.ZodType>({
  schema,
  initialValues,
  draft,
  neverKeep = [],
}: FormSpec<V, S>): ContractForm<V, S> {
  const isSending = useRef(false);
  const checker = useChecker(schema);
  const form = useForm<V>({
    initialValues: draft ? restored(draft, initialValues) : initialValues,
    onValuesChange: (values) => {
      if (draft) drafts.keep(draft, without(values, neverKeep));
      void checker();
    },
    enhanceGetInputProps: ({ inputProps }) => ({
      error: typeof inputProps.error === 'string' ? fieldErrorText(inputProps.error, inputProps.error) : null,
    }),
  });

  const refuse = (errors: Record<string, string>, element: HTMLFormElement) => {
    form.setErrors(errors);
    requestAnimationFrame(() => focusFirst(element, errors));
  };

  const accepted = (by: S, element: HTMLFormElement) => {
    const checked = by.safeParse(form.getValues());
    if (!checked.success) refuse(codesByPath(checked.error.issues), element);
    return checked;
  };

  const check = async (element: HTMLFormElement) => accepted(await checker(), element).data ?? null;

  const whileSending = async (element: HTMLFormElement, task: () => Promise<void>) => {
    isSending.current = true;
    form.setSubmitting(true);
    try {
      await task();
    } catch (error) {
      const errors = error instanceof ApiError ? errorsByField(error.fields) : {};
      if (Object.keys(errors).length > 0) refuse(errors, element);
      else if (!(error instanceof ShownInPlace)) showError(error);
    } finally {
      isSending.current = false;
      form.setSubmitting(false);
    }
  };

  const sending: ContractForm<V, S>['sending'] = (handler) => ({
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault();
      event.stopPropagation();
      const element = event.currentTarget;
      if (isSending.current) return;
      const handle = async (values: z.output<S>) => {
        await handler(values);
        if (draft) drafts.drop(draft);
      };
      const by = checker();
      if (by instanceof Promise) {
        void whileSending(element, async () => {
          const checked = accepted(await by, element);
          if (checked.success) await handle(checked.data);
        });
        return;
      }
      const checked = accepted(by, element);
      if (checked.success) void whileSending(element, () => handle(checked.data));
    },
  });

  return { ...form, sending, check };
}

/** Gives the schema; one that is to be fetched comes as a promise, and is fetched once. */
function useChecker<S extends z.ZodType>(schema: S | (() => Promise<S>)): () => Promise<S> | S {
  const fetched = useRef<Promise<S> | null>(null);
  return () => {
    if (typeof schema !== 'function') return schema;
    fetched.current ??= schema();
    // What could not be fetched is fetched again.
    fetched.current.catch(() => {
      fetched.current = null;
    });
    return fetched.current;
  };
}

/** The first code for each path. A union's own words are within its branches. */
export function codesByPath(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const issue of issues) codes[issue.path.join('.')] ??= codeOf(issue);
  return codes;
}

const isCode = (text: string) => /^[a-z][a-z0-9_]*$/.test(text);

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union' || isCode(issue.message)) return issue.message;
  const within = issue.errors.flat().map((one) => codeOf(one));
  return within.find(isCode) ?? issue.message;
}

function focusFirst(element: HTMLFormElement, errors: Record<string, string>): void {
  const fields = [...element.querySelectorAll<HTMLElement>('[data-path]')];
  fields.find((field) => field.dataset.path && field.dataset.path in errors)?.focus();
}

function restored<V extends Record<string, unknown>>(draft: string, initialValues: V): V {
  const kept = drafts.read(draft);
  if (typeof kept !== 'object' || kept === null) return initialValues;
  // Only fields the form still has: a draft may be older than the form.
  const known = Object.entries(kept).filter(([field]) => field in initialValues);
  return { ...initialValues, ...Object.fromEntries(known) };
}

function without<V extends Record<string, unknown>>(values: V, fields: readonly string[]): Partial<V> {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => !fields.includes(field)),
  ) as Partial<V>;
}
