import { Tooltip } from '@mantine/core';

interface Props {
  label: string;
  target: HTMLElement;
  isShown: boolean;
}

/** Apart, so that it is a chunk of its own. */
export default function HintBubble({ label, target, isShown }: Props) {
  return <Tooltip label={label} target={target} opened={isShown} />;
}
