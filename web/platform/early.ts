declare global {
  /** Answers asked for by `web/public/before-paint.js` before our code was there, by their addresses. */
  var earlyAnswers: Record<string, Promise<Response>> | undefined;
}

/** After that long, whoever asks wants to know how things are now. */
const MOST_MS = 15_000;

/** What was asked for before our code was there: once, since an answer can be read once, and while it is young. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.[address];
  if (answer) delete globalThis.earlyAnswers?.[address];
  return performance.now() < MOST_MS ? answer : undefined;
}

/** Nobody may take what was asked for somebody else. */
export function dropEarly(): void {
  globalThis.earlyAnswers = undefined;
}
