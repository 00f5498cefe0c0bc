import { readFileSync } from 'node:fs';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { jobFeaturesFromText, profileFeaturesFromText } from '../read-features.ts';

/** Postings and resumes of invented companies and people, as somebody would write them: "##### job: its title", the text. */
const partsOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/^##### /m)
    .slice(1)
    .map((part) => {
      const [, kind = '', name = '', text = ''] = /^(\w+): (.*)\n([\s\S]*)$/.exec(part) ?? [];
      return { kind, name, text: text.trim() };
    });

/** The day of all readings. */
const NOW = new Date('2026-11-01');

const jobsIn = (file: string) =>
  partsOf(file).flatMap(({ kind, name, text }) =>
    kind === 'job' ? [{ name, features: jobFeaturesFromText(releaseTaxonomy, { title: name, text }) }] : [],
  );
const peopleIn = (file: string) =>
  partsOf(file).flatMap(({ kind, name, text }) =>
    kind === 'person' ? [{ name, features: profileFeaturesFromText(releaseTaxonomy, { text }, NOW) }] : [],
  );

export const textJobs = jobsIn('texts.txt');
export const textPeople = peopleIn('texts.txt');
/** A posting and beside it somebody who comes near to it. */
export const furtherJobs = jobsIn('further-texts.txt');
export const furtherPeople = peopleIn('further-texts.txt');

/** Every third posting and resume of other engines' goldens, read anew. */
export const manyJobs = [
  'english-a',
  'arabic-a',
  'english-b',
  'arabic-b',
  'english-c',
  'english-d',
  'arabic-d',
]
  .flatMap((file) =>
    readFileSync(new URL(`../../postings/golden/${file}.txt`, import.meta.url), 'utf8').split(/^=====$/m),
  )
  .filter((_, at) => at % 3 === 0)
  .map((part) => {
    const [head = '', ...text] = part.trim().split(/^---$/m);
    const name = /^title: (.*)$/m.exec(head)?.[1] ?? '';
    return { name, features: jobFeaturesFromText(releaseTaxonomy, { title: name, text: text.join('---') }) };
  });
export const manyPeople = ['english', 'arabic', 'further', 'further-arabic']
  .flatMap((file) =>
    readFileSync(new URL(`../../resumes/golden/layouts/${file}.txt`, import.meta.url), 'utf8')
      .split(/^##### /m)
      .slice(1),
  )
  .filter((_, at) => at % 2 === 0)
  .map((part) => {
    const [name = '', ...lines] = (part.split(/^-----$/m)[0] ?? '').split('\n');
    return { name, features: profileFeaturesFromText(releaseTaxonomy, { text: lines.join('\n') }, NOW) };
  });
