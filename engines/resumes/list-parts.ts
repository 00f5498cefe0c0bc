const SEPARATOR = /\s*[,،;؛|•●▪◦·⋅∙■□➢➤►▸‣✓✔★*]\s*|\s+[-–—]\s+|\s+\/\s+|\s+o\s+|\t/;

/** The items of a list on one line; what stands in brackets is not parted. */
export function listParts(text: string): string[] {
  const held: string[] = [];
  const masked = text.replace(/\([^()]*\)/g, (inside) => {
    held.push(inside);
    return `\ue002${held.length - 1}\ue002`;
  });
  return masked
    .split(SEPARATOR)
    .map((part) => part.replace(/\ue002(\d+)\ue002/g, (_, index: string) => held[Number(index)] ?? ''))
    .filter((part) => part.trim() !== '');
}
