import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#contract/kernel/fields.ts';
import type { Feature } from '#web/platform/feature.ts';
import { gatherWords, type Messages } from '#web/platform/words.ts';

const WEB = path.join(import.meta.dirname, '..');

/** The manifests of all features, found as the app finds them (`web/app/features.ts`), for what runs in Node. */
export async function featuresOnDisk(): Promise<{ file: string; feature: Feature }[]> {
  const files = filesLike(['app/*.feature.ts', 'features/*/*.feature.ts']);
  return Promise.all(files.map(async (file) => ({ file, feature: await defaultOf<Feature>(file) })));
}

/** All words of a language by namespace, as the app has them (`web/app/messages.ts`), for what runs in Node. */
export async function wordsOnDisk(language: Language): Promise<Record<string, Messages>> {
  const files = filesLike([`*/**/*.messages.${language}.ts`]);
  return gatherWords(
    await Promise.all(files.map(async (file) => [file, await defaultOf<Messages>(file)] as const)),
  );
}

const filesLike = (patterns: string[]): string[] =>
  fs
    .globSync(patterns, { cwd: WEB })
    .sort()
    .map((file) => path.join(WEB, file));

const defaultOf = async <T>(file: string): Promise<T> => (await import(pathToFileURL(file).href)).default;
