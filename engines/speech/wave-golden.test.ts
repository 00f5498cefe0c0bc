import { it } from 'vitest';
import { expectKept } from '#engines/text/golden-lines.fixtures.ts';
import { waveFileOf } from './index.ts';

/* The head of a file, and what a ramp from the softest to the loudest sample becomes: `--update=all` writes them anew. */
it('speech becomes the same bytes as before', () => {
  const powers = Array.from({ length: 16 }, (_, at) => [2 ** at - 1, 2 ** at, 2 ** at * 1.4]).flat();
  const ramp = powers
    .flatMap((loudness) => [loudness, -loudness])
    .map((it) => Math.max(-32_768, Math.min(32_767, it)));
  return expectKept(
    'waves',
    [ramp, ramp.slice(1)].map((samples) => {
      const file = waveFileOf({ samples: Int16Array.from(samples), sampleRate: 16_000 });
      return [
        `${samples.length} samples`,
        { head: file.slice(0, 58).join(' '), samples: file.slice(58).join(' ') },
      ] as const;
    }),
  );
});
