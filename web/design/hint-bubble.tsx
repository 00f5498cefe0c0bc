import { Tooltip } from '@mantine/core';

interface Props {
  label: string;
  target: HTMLElement;
}

/** Apart, so that it is a chunk of its own. What lies over the page has it inside. */
export default function HintBubble({ label, target }: Props) {
  const place = target.closest<HTMLElement>('dialog') ?? document.body;
  return <Tooltip label={label} target={target} opened portalProps={{ target: place }} />;
}
