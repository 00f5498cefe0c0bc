import { it } from 'vitest';
import { expectKept } from '#engines/text/golden-lines.fixtures.ts';
import { clipOf, openInstruments, pictureOf } from './index.ts';

/* Heads of clips and some of their samples, and the pictures that are drawn: `--update=all` writes them anew. */
it('clips and pictures are what they were', () => {
  const items = openInstruments().flatMap((one) => (one.kind === 'annotation' ? one.items : []));
  return expectKept('media', [
    ...(['L', 'H', 'LH'] as const).map((tones) => {
      const clip = clipOf([...tones] as ('L' | 'H')[]);
      const some = clip.slice(44).filter((_, at) => at % 61 === 0);
      return [
        tones,
        { head: clip.slice(0, 44).join(' '), samples: some.join(' '), length: clip.length },
      ] as const;
    }),
    ...items
      .filter(({ things }) => things.length > 0)
      .map(({ id, things }) => [id, pictureOf(things).slice(0, 400)] as const),
  ]);
});
