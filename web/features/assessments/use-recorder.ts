import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '#web/platform/latest.ts';
import { storeFile } from '#web/platform/upload.ts';

/** What the browser can record in, the best first, and the ending of its file. */
const KINDS = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg;codecs=opus', 'ogg'],
] as const;
const BITS_A_SECOND = 32_000;

export type RecorderState =
  | 'idle'
  | 'asking'
  | 'recording'
  | 'sending'
  | 'no-microphone'
  | 'unsupported'
  | 'failed';

/** Records what somebody says for so many seconds at most, and stores it; `onStored` gets the id of its file. */
export function useRecorder(mostSeconds: number, onStored: (fileId: string) => void) {
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const [heard, setHeard] = useState<Blob | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);
  const latest = useLatest(onStored);

  const send = useCallback(
    async (sound: Blob, ending: string) => {
      setState('sending');
      try {
        const file = new File([sound], `answer.${ending}`, { type: sound.type });
        latest.current((await storeFile(file, { purpose: 'recording' })).id);
        setState('idle');
      } catch {
        setState('failed');
      }
    },
    [latest],
  );

  const stop = useCallback(() => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  }, []);

  const begin = useCallback(async () => {
    const kind = globalThis.MediaRecorder && KINDS.find(([type]) => MediaRecorder.isTypeSupported(type));
    if (!kind) return setState('unsupported');
    setState('asking');
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => null);
    if (!stream) return setState('no-microphone');
    const [mimeType, ending] = kind;
    const next = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_A_SECOND });
    const pieces: Blob[] = [];
    next.ondataavailable = ({ data }) => pieces.push(data);
    next.onstop = () => {
      for (const track of stream.getTracks()) track.stop();
      const sound = new Blob(pieces, { type: mimeType.split(';')[0] ?? mimeType });
      setHeard(sound);
      void send(sound, ending);
    };
    recorder.current = next;
    next.start(1_000);
    setSeconds(0);
    setState('recording');
  }, [send]);

  useEffect(() => {
    if (state !== 'recording') return;
    const startedMs = performance.now();
    const timer = setInterval(() => {
      const now = Math.floor((performance.now() - startedMs) / 1_000);
      setSeconds(now);
      if (now >= mostSeconds) stop();
    }, 250);
    return () => clearInterval(timer);
  }, [state, mostSeconds, stop]);
  // Who leaves the page speaks no more.
  useEffect(() => stop, [stop]);

  const again = () => {
    if (heard) void send(heard, KINDS.find(([type]) => type.startsWith(heard.type))?.[1] ?? 'webm');
  };
  return { state, seconds, begin, stop, again };
}
