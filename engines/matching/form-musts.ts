import { findSkills, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { JobFeatures } from './features.ts';
import { type QualificationToGain, qualificationsToGain } from './qualifications.ts';

/**
 * What a recruiter chose as a must on the form of a job, its text names nowhere, and somebody does not show: asked for as
 * strongly as what a text says nobody is taken on without. `named` is what the text asks for already.
 */
export function mustsOfForm(
  taxonomy: Taxonomy,
  job: JobFeatures,
  personText: string,
  sectorIds: readonly string[],
  named: readonly QualificationToGain[],
): QualificationToGain[] {
  const told = new Set(findSkills(taxonomy, `${job.title}\n${job.text}`).map(({ skillId }) => skillId));
  const names = job.skills.flatMap(({ id, name, importance, weight }) => {
    if (importance !== 'must' || weight === 0 || (id !== null && told.has(id))) return [];
    const known = taxonomy.skill(id ?? '')?.name;
    return known ? [name, known.en, known.ar] : [name];
  });
  if (names.length === 0) return [];
  return qualificationsToGain(taxonomy, [...new Set(names)].join('\n'), personText, sectorIds)
    .filter(({ qualification }) => !named.some((other) => other.qualification?.id === qualification?.id))
    .map((gain) => ({ ...gain, isWelcome: false, isMust: true }));
}
