import { lengthMs, openVoice, type Voice, waveFileOf } from '#engines/speech/index.ts';
import type { SpeakingRequest, SpokenSound } from './speech.ts';
import { answerRequests } from './threads.ts';

/** The thread behind `createSpeaking`. */
answerRequests<SpeakingRequest>(({ language, text }): SpokenSound => {
  const voice = voices.get(language) ?? openVoice(language);
  if (!voice) throw new Error(`no voice speaks ${language}`);
  voices.set(language, voice);
  const speech = voice.speak(text);
  return { bytes: waveFileOf(speech), durationMs: Math.round(lengthMs(speech)) };
});

const voices = new Map<string, Voice>();
