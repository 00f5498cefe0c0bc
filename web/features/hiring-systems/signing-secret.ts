import { sharedValue, useShared } from '#web/platform/shared-value.ts';

/**
 * The secret that was just made, until its dialog is closed: said once by the server, it outlives the form that asked for
 * it, and is kept nowhere.
 */
const made = sharedValue<string | null>(null);

export const showSigningSecret = (secret: string): void => made.set(secret);
export const forgetSigningSecret = (): void => made.set(null);
export const useSigningSecret = (): string | null => useShared(made);
