import { useEffect, useRef, useState } from 'react';
import { getPassage, playPassage } from '#contract/features/assessments.contract.ts';
import { MOST_PLAYS } from '#contract/features/assessments.fields.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call, callForFile } from '#web/platform/call.ts';

/** `ready`: it is here, but the browser wants to be asked once more, or something stopped it. */
export type ListeningState = 'idle' | 'making' | 'ready' | 'playing' | 'failed';

interface Passage {
  assessmentId: string;
  questionId: string;
  /** As the server said last. */
  playsLeft: number;
}

/**
 * Plays the passage of a question. Nothing is fetched before it is asked for, and nothing kept once it was heard. A play
 * that did not arrive is fetched again under its own number: the server counts it once.
 */
export function useListening({ assessmentId, questionId, playsLeft }: Passage) {
  const [state, setState] = useState<ListeningState>('idle');
  const [counted, setCounted] = useState(playsLeft);
  const [seconds, setSeconds] = useState({ at: 0, of: 0 });
  const [sound] = useState(() => new Audio());
  const pending = useRef<number | null>(null);
  const waiting = useRef(new AbortController());
  const left = Math.min(playsLeft, counted);

  useEffect(() => {
    const told = () =>
      setSeconds({ at: sound.currentTime, of: Number.isFinite(sound.duration) ? sound.duration : 0 });
    const ended = () => {
      letGo(sound);
      setState('idle');
    };
    const stopped = () => {
      if (!sound.ended) setState('ready');
    };
    waiting.current = new AbortController();
    sound.addEventListener('timeupdate', told);
    sound.addEventListener('ended', ended);
    sound.addEventListener('pause', stopped);
    // Who answers or leaves the page hears no more.
    return () => {
      sound.removeEventListener('timeupdate', told);
      sound.removeEventListener('ended', ended);
      sound.removeEventListener('pause', stopped);
      waiting.current.abort();
      if (isLoaded(sound)) sound.pause();
      letGo(sound);
    };
  }, [sound]);

  async function begin(): Promise<void> {
    try {
      await sound.play();
      setState('playing');
    } catch (error) {
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'ready' : 'failed');
    }
  }

  async function fetchSound(): Promise<void> {
    const number = pending.current ?? MOST_PLAYS - left + 1;
    const { signal } = waiting.current;
    setState('making');
    setSeconds({ at: 0, of: 0 });
    try {
      const params = { assessment_id: assessmentId };
      const body = { question_id: questionId, number };
      const play = await call(playPassage, { params, body }, { signal });
      pending.current = number;
      setCounted(play.plays_left);
      const of = { ...params, play_id: play.play_id };
      const bytes = await callForFile(getPassage, { params: of, signal });
      if (signal.aborted) return;
      sound.src = URL.createObjectURL(bytes);
    } catch (error) {
      if (signal.aborted) return;
      // Another tab had it played, and too long ago for this one.
      const isGone = error instanceof ApiError && error.code === 'assessments.played_out';
      if (isGone) setCounted(Math.min(left, MOST_PLAYS - number));
      if (isGone) pending.current = null;
      return setState(isGone ? 'idle' : 'failed');
    }
    pending.current = null;
    await begin();
  }

  const listen = () => {
    if (state === 'making' || state === 'playing') return;
    if (isLoaded(sound)) void begin();
    else if (left > 0 || pending.current !== null) void fetchSound();
  };
  return { state, left, seconds, listen };
}

const isLoaded = ({ src }: HTMLAudioElement): boolean => src.startsWith('blob:');

function letGo(sound: HTMLAudioElement): void {
  if (isLoaded(sound)) URL.revokeObjectURL(sound.src);
  sound.removeAttribute('src');
}
