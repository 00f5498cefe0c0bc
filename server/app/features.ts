import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { allEndpoints } from '#contract/index.ts';
import { registerAuditActions } from '#server/platform/audit-actions.ts';
import { ROOT } from '#server/platform/config.ts';
import type { Feature } from '#server/platform/feature.ts';
import { faultsOf } from '#server/platform/feature-faults.ts';
import { registerNotificationKinds } from '#server/platform/notification-kinds.ts';
import { platformWords } from '#server/platform/platform.words.ts';
import { registerWords } from '#server/platform/words.ts';

/** Every feature of the server, by name: what stands in a folder with a manifest is part of the product. */
export const features: readonly Feature[] = await discover(path.join(ROOT, 'server/features'));

/** Makes known what the features say: their sentences, what they write into the audit log, what they tell people of. */
export function announceFeatures(): void {
  registerWords(platformWords);
  for (const { words, auditActions, notificationKinds } of features) {
    registerWords(words);
    registerAuditActions(auditActions);
    registerNotificationKinds(notificationKinds);
  }
}

/**
 * Loads the manifest `<folder>/<folder>.feature.ts` of every folder that has one.
 * @throws where manifests contradict each other or the contract, with all that is wrong.
 */
async function discover(folder: string): Promise<readonly Feature[]> {
  const names = fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, `${name}.feature.ts`)))
    .toSorted();
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name, `${name}.feature.ts`);
      const module: { default?: Feature } = await import(pathToFileURL(file).href);
      return { folder: name, feature: module.default };
    }),
  );
  const faults = faultsOf(found, allEndpoints);
  if (faults.length > 0) throw new Error(`The features do not fit together.\n${faults.join('\n')}`);
  return found.flatMap(({ feature }) => feature ?? []);
}
