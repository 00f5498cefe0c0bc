import type { RouteName } from './feature.ts';

/**
 * The words of the app by namespace, in their English shape. Each file of words adds its own:
 * `declare module '#web/platform/words.ts' { interface Namespaces { jobs: typeof words } }`.
 */
export interface Namespaces {
  /** Titles of the screens, gathered from all features. */
  screens: Record<RouteName, string>;
}

/** Words by key, as deep as their keys have dots. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Blocks of a feature's words that belong to the whole app: each becomes a namespace of this name. */
const GATHERED = ['screens'] as const;

/**
 * Puts the words of one language together. Each file becomes the namespace of its name (`jobs.messages.en.ts`:
 * `jobs`); what stands in it under `screens` joins the titles of all screens.
 */
export function gatherWords(
  files: Iterable<readonly [file: string, words: Messages]>,
): Record<string, Messages> {
  const gathered: Record<string, Messages> = {};
  for (const [file, words] of files) {
    const namespace = /([\w-]+)\.messages\.\w+\.ts$/.exec(file)?.[1];
    if (!namespace) throw new Error(`${file} is not named as a file of words.`);
    const own = { ...words };
    for (const block of GATHERED) {
      const part = own[block];
      if (typeof part !== 'object') continue;
      gathered[block] = { ...gathered[block], ...part };
      delete own[block];
    }
    gathered[namespace] = own;
  }
  return gathered;
}
