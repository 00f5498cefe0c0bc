import { Select, type SelectProps } from '@mantine/core';

/** The field with a list to choose from, with its code; screens draw a `LateSelect`. */
export default function SelectWithList(props: SelectProps) {
  return <Select {...props} />;
}
