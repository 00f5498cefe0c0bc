import type { NamedEndpoint } from '#contract/index.ts';
import type { Feature } from './feature.ts';

/** A manifest and the folder it was found in. */
export interface FoundManifest {
  folder: string;
  feature: Feature | undefined;
}

/** What is wrong with manifests, one sentence each: by themselves, with each other, and beside the contract. */
export function faultsOf(found: readonly FoundManifest[], endpoints: readonly NamedEndpoint[]): string[] {
  const features = found.flatMap(({ feature }) => feature ?? []);
  const addressOf = ({ method, path: at }: { method: string; path: string }) => `${method} ${at}`;
  const bound = features.flatMap(({ routes }) => routes.map(({ endpoint }) => addressOf(endpoint)));
  const declared = new Set(endpoints.map(({ endpoint }) => addressOf(endpoint)));
  const jobs = features.flatMap((feature) => feature.jobs.map(({ name }) => name));
  const handled = features.flatMap(({ handlers }) => handlers.map(({ definition }) => definition.name));
  const words = features.flatMap((feature) => Object.keys(feature.words.en));
  return [
    ...found.flatMap(({ folder, feature }) => {
      if (!feature) return [`${folder}: its manifest has no default export feature({ … })`];
      return feature.name === folder ? [] : [`${folder}: its manifest is named ${feature.name}`];
    }),
    ...endpoints
      .filter(({ endpoint }) => !bound.includes(addressOf(endpoint)))
      .map(({ feature, name }) => `${feature}: no route answers the endpoint ${name}`),
    ...bound.filter((address) => !declared.has(address)).map((address) => `${address}: not in the contract`),
    ...twice(bound).map((address) => `${address}: bound by two routes`),
    ...twice(jobs).map((name) => `${name}: two jobs have this name`),
    ...jobs.filter((name) => !handled.includes(name)).map((name) => `${name}: a job that no handler does`),
    ...handled.filter((name) => !jobs.includes(name)).map((name) => `${name}: handled, but among no jobs`),
    ...twice(handled).map((name) => `${name}: two handlers do this job`),
    ...twice(features.flatMap(({ auditActions }) => Object.keys(auditActions))).map(
      (action) => `${action}: announced by two features`,
    ),
    ...twice(features.flatMap(({ notificationKinds }) => Object.keys(notificationKinds))).map(
      (kind) => `${kind}: announced by two features`,
    ),
    ...twice(words).map((key) => `${key}: two features have a sentence of this key`),
  ];
}

/** What stands in a list more than once, named once. */
const twice = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) < at)),
];
