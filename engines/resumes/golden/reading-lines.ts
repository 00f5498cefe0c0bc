import type { ParsedResume } from '../resume.ts';

/** All values that were read, a line each, then each with how sure it is and where it stands. */
export function readingInLines({ evidence, ...values }: ParsedResume): string[] {
  const places = Object.entries(evidence).map(([path, { confidence, place }]) => {
    const { x = 0, y = 0, width = 0, height = 0 } = place?.box ?? {};
    const box = [x, y, width, height].map(Math.round).join(' ');
    return `${path}: ${confidence.toFixed(2)}, page ${place?.page}, ${box}, ${place?.text}`;
  });
  return [...valuesIn(values, ''), ...places];
}

const valuesIn = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, path ? `${path}.${key}` : key))
    : value === undefined
      ? []
      : [`${path} = ${JSON.stringify(value)}`];
