import { z } from 'zod';
import type { ChosenFile } from './chosen-file.ts';

/** What the contract takes of such a file: its id. */
export const optionalFileId = z.custom<ChosenFile>().transform((file) => file?.id ?? null);
