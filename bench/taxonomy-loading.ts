import {
  autocomplete,
  completionKinds,
  findSkills,
  normaliseTitle,
  openTaxonomy,
} from '#engines/taxonomy/index.ts';

/** A process of its own, so that nothing is loaded yet: prints what loading and using the taxonomy takes, as JSON. */

const heap = (): number => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
const timed = (work: () => unknown): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

const before = heap();
const opening = performance.now();
const taxonomy = openTaxonomy();
const loadMs = performance.now() - opening;
const finderMs = timed(() => findSkills(taxonomy, 'warm up'));
const titlesMs = timed(() => normaliseTitle(taxonomy, 'engineer', 1));
const completionMs = timed(() => completionKinds.map((kind) => autocomplete(taxonomy, kind, 'a')));
const bytes = heap() - before;

const speeds = (['en', 'ar'] as const).map((language) => {
  const text = taxonomy.occupations
    .map(({ name, about, tasks, skills }) =>
      [
        name[language],
        about[language],
        ...tasks[language],
        ...skills.map(({ id }) => taxonomy.skill(id)?.name[language]),
      ].join('\n'),
    )
    .join('\n\n');
  findSkills(taxonomy, text.slice(0, 100_000));
  return {
    language,
    megabytesASecond: Buffer.byteLength(text) / 1e3 / timed(() => findSkills(taxonomy, text)),
  };
});

console.log(JSON.stringify({ loadMs, finderMs, titlesMs, completionMs, bytes, speeds }));
