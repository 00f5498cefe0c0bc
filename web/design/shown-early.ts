import type { TextInputProps } from '@mantine/core';

/** What a plain field shows of one whose code comes later: enough that nothing moves when it is there. */
const SHOWN = [
  'label',
  'description',
  'placeholder',
  'error',
  'size',
  'className',
  'disabled',
  'required',
  'withAsterisk',
  'maxLength',
  'dir',
  'inputMode',
  'autoComplete',
  'autoFocus',
  'leftSection',
  'aria-label',
  'data-path',
  'ref',
  'onKeyDown',
  'w',
  'maw',
  'miw',
  'mt',
] as const;

/** What is not given must not hide what the theme gives, so it is left out. */
export const shownEarly = (props: object): TextInputProps =>
  Object.fromEntries(Object.entries(props).filter(([name, value]) => isShown(name) && value !== undefined));

const isShown = (name: string) => (SHOWN as readonly string[]).includes(name);
