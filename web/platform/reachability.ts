import { sharedValue, useShared } from './shared-value.ts';

/** Whether the last call got an answer, of whatever kind. */
const hasAnswer = sharedValue(true);

/** Told by every call. */
export const noteAnswer = (came: boolean): void => hasAnswer.set(came);

/** True until a call gets no answer, and again once one does. */
export const useReachability = (): boolean => useShared(hasAnswer);

/** One refusal passes unseen; a second of the same request is told. */
const LASTS_FROM = 2;
const isBusy = sharedValue(false);

/** Told by every call: how often in a row it was refused for want of room, 0 where it was answered. */
export const noteRefusal = (times: number): void => {
  if (times === 0 || times >= LASTS_FROM) isBusy.set(times > 0);
};

/** True while requests are refused, and sent again, for longer than a moment. */
export const useIsBusy = (): boolean => useShared(isBusy);
