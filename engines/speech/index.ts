/** The door of the speech engine: a text in, samples and the time of each phoneme out. It keeps nothing by itself. */
export { lengthMs, type Phoneme, SILENCE, type Speech } from './speech.ts';
export {
  charactersOf,
  isSpoken,
  MOST_CHARACTERS,
  openVoice,
  type Speaker,
  type SpokenLanguage,
  type SpokenLine,
  type SpokenText,
  speakers,
  type Voice,
} from './voices.ts';
export { waveFileOf } from './wave-file.ts';
