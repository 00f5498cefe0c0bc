import { NumberInput, type NumberInputProps } from '@mantine/core';

/** The field for a number, with its code; screens draw a `LateNumberInput`. */
export default function FieldForNumber(props: NumberInputProps) {
  return <NumberInput {...props} />;
}
