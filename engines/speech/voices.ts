import { type FliteVoice, openFlite } from './flite-voice.ts';
import { joined, type Speech, trimmed } from './speech.ts';

/** Who speaks a line. */
export const speakers = ['woman', 'man'] as const;
export type Speaker = (typeof speakers)[number];

/** What one speaker says in one turn. */
export interface SpokenLine {
  speaker: Speaker;
  text: string;
}

/** A text to be spoken, by one or by several in turn. */
export interface SpokenText {
  lines: readonly SpokenLine[];
  /** How slowly: 1 as people speak among themselves, 1.2 a fifth slower. From 0.7 to 1.6. */
  pace: number;
}

/** A voice of a language, kept by whoever opened it. */
export interface Voice {
  /**
   * The same text always sounds the same, to the sample. It takes some hundredths of the time that it is heard for.
   * @throws RangeError where the text is longer than `MOST_CHARACTERS` or nothing of it can be said.
   */
  speak(text: SpokenText): Speech;
}

/** About two and a half minutes of speech. */
export const MOST_CHARACTERS = 2_400;
const PACE = { least: 0.7, most: 1.6 };

/** The languages that the product can speak by itself. Arabic has no voice that it may bring along. */
export const spokenLanguages = ['en'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** Whether there is a voice of a language. */
export const isSpoken = (language: string): language is SpokenLanguage =>
  spokenLanguages.some((one) => one === language);

/** Opens the voice of a language; null where there is none. */
export function openVoice(language: string): Voice | null {
  if (!isSpoken(language)) return null;
  const flite = openFlite();
  return {
    speak({ lines, pace }) {
      if (charactersOf(lines) > MOST_CHARACTERS) throw new RangeError('the text is too long to be spoken');
      const slowness = Math.min(PACE.most, Math.max(PACE.least, pace));
      const parts = lines.flatMap(({ speaker, text }, line) =>
        sentencesOf(text).flatMap((sentence, place) => {
          const speech = trimmed(flite.say(sentence, VOICES[speaker], slowness), EDGE_MS);
          const pauseMs = slowness * (place > 0 ? PAUSE_MS.sentence : line > 0 ? PAUSE_MS.turn : 0);
          return speech.samples.length > 0 ? [{ speech, pauseMs }] : [];
        }),
      );
      if (parts.length === 0) throw new RangeError('there is nothing that can be said');
      return joined(parts);
    },
  };
}

const VOICES: Readonly<Record<Speaker, FliteVoice>> = { woman: 'slt', man: 'rms' };
/** The voice begins and ends a sentence with 100 to 250 ms of silence; so much of it is kept, for a soft edge. */
const EDGE_MS = 40;
const PAUSE_MS = { sentence: 380, turn: 560 };

/** All characters of a text. */
export const charactersOf = (lines: readonly SpokenLine[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

/** Each by itself: the synthesizer hardly stops between two. Only what has letters or figures of English is said. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/[^\x20-\x7e’‘“”–—]+/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s*[–—]\s*/g, ', ')
    .split(/(?<=(?<!\b(?:Mr|Ms|Mrs|Dr))[.!?]["']?)\s+(?=["']?[A-Z\d])/)
    .filter((sentence) => /[a-z0-9]/i.test(sentence));
}
