import type { PublicJob } from '#contract/features/jobs.contract.ts';
import { USUAL_CURRENCY } from '#contract/kernel/currencies.ts';
import { placeOf, placesIn, type Taxonomy } from '#engines/taxonomy/index.ts';

/** Values of schema.org and of Google's guide to JobPosting. */
const EMPLOYMENT_TYPES: Record<PublicJob['employment_type'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};

const CREDENTIALS: Partial<Record<NonNullable<PublicJob['education']>, string>> = {
  secondary: 'high school',
  diploma: 'associate degree',
  bachelor: 'bachelor degree',
  master: 'postgraduate degree',
  doctorate: 'postgraduate degree',
};

/**
 * A job as schema.org JobPosting, by https://schema.org/JobPosting and the required and recommended properties of
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting. What the job does not say is left out.
 */
export function postingOf(
  taxonomy: Taxonomy,
  job: PublicJob,
  { address, website, logo }: { address: string; website: string | null; logo?: string | null },
): Record<string, unknown> {
  const place = placeIn(taxonomy, job.location);
  const isRemote = job.work_place === 'remote';
  const credential = job.education && CREDENTIALS[job.education];
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: address,
    identifier: { '@type': 'PropertyValue', name: job.company.company_name, value: job.jid },
    title: job.job_title,
    description: textInHtml(job),
    datePosted: job.posted_at?.slice(0, 10),
    validThrough: job.expires_at,
    employmentType: EMPLOYMENT_TYPES[job.employment_type],
    industry: job.company.company_industry,
    hiringOrganization: withoutEmpty({
      '@type': 'Organization',
      name: job.company.company_name,
      sameAs: website,
      logo,
    }),
    jobLocation: place && { '@type': 'Place', address: { '@type': 'PostalAddress', ...place } },
    jobLocationType: isRemote ? 'TELECOMMUTE' : null,
    applicantLocationRequirements:
      isRemote && place?.addressCountry ? { '@type': 'Country', name: place.addressCountry } : null,
    directApply: true,
    baseSalary: salaryOf(job),
    skills: job.skills.map((skill) => skill.name).join(', '),
    responsibilities: job.responsibilities.join('\n'),
    qualifications: job.requirements.join('\n'),
    experienceRequirements:
      job.min_years === null
        ? null
        : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: job.min_years * 12 },
    educationRequirements: credential
      ? { '@type': 'EducationalOccupationalCredential', credentialCategory: credential }
      : null,
  });
}

/** The town, the region and the country, where the gazetteer knows them; else the place as it was written. */
export function placeIn(taxonomy: Taxonomy, location: string | null) {
  if (!location) return null;
  const places = placesIn(taxonomy, location);
  const town = places.find((place) => place.town !== null);
  const region = places.find(({ kind }) => kind === 'region');
  const country = (town ?? places[0])?.country;
  return {
    addressLocality: town ? (placeOf(taxonomy, town.town ?? town.id)?.name.en ?? town.name.en) : location,
    ...(region && { addressRegion: region.name.en }),
    ...(country && { addressCountry: countryName(taxonomy, country) }),
  };
}

const countryName = (taxonomy: Taxonomy, id: string) => placeOf(taxonomy, id)?.name.en ?? id;

/** A month’s pay. */
function salaryOf({ salary_min: min, salary_max: max, salary_currency: currency }: PublicJob) {
  if (min === null && max === null) return null;
  const amount =
    min !== null && max !== null && min !== max ? { minValue: min, maxValue: max } : { value: min ?? max };
  return {
    '@type': 'MonetaryAmount',
    currency: currency ?? USUAL_CURRENCY,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: 'MONTH' },
  };
}

/** The whole text in HTML, as the format asks. */
export function textInHtml(job: PublicJob): string {
  const list = (lines: readonly string[]) =>
    lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>` : '';
  const paragraphs = (job.full_text ?? job.description)
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`);
  return paragraphs.join('') + list(job.responsibilities) + list(job.requirements);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const withoutEmpty = (facts: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
