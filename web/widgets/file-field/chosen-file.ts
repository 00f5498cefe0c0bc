import type { StoredFile } from '#contract/features/files.contract.ts';

/** A file as a form holds it: stored on the server already, with the name that the person knows it by. */
export type ChosenFile = Pick<StoredFile, 'id' | 'name' | 'bytes'> | null;
