import { sharedValue, useShared } from './shared-value.ts';

/** Whether the last call got an answer, of whatever kind. */
const hasAnswer = sharedValue(true);

/** Told by every call. */
export const noteAnswer = (came: boolean): void => hasAnswer.set(came);

/** True until a call gets no answer, and again once one does. */
export const useReachability = (): boolean => useShared(hasAnswer);
