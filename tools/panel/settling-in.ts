import { type JobDraft, parseJob, postJob } from '#contract/features/jobs.contract.ts';
import { onboardCandidate } from '#contract/features/onboarding.contract.ts';
import { getProfile, type Profile, patchProfileSharing } from '#contract/features/profiles.contract.ts';
import { getResume } from '#contract/features/resumes.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { createCompany } from '#server/features/companies/index.ts';
import type { PanelInputs } from './inputs.ts';
import type { Account, PanelProduct } from './product.ts';

/** Who and what the panel asks about, by the ids of the inputs, and the inputs by the ids of the product. */
export interface Settled {
  /** Who posted each job, each of a company of their own: a company may have few jobs open. */
  recruiters: ReadonlyMap<string, Account>;
  people: ReadonlyMap<string, Account>;
  careers: ReadonlyMap<string, Account>;
  /** Ids of the product by that of the input: one posting may offer several jobs. */
  jobs: ReadonlyMap<string, readonly string[]>;
  inputOf: ReadonlyMap<string, string>;
  /** What was understood of each document, for reading. */
  readings: readonly string[];
  /** What could not be read, with the reason. */
  unread: readonly string[];
}

/** Everybody uploads their resume, and recruiters post their jobs, as they would on the screens. */
export async function settleIn(product: PanelProduct, inputs: PanelInputs): Promise<Settled> {
  const recruiters = new Map<string, Account>();
  const inputOf = new Map<string, string>();
  const jobs = new Map<string, string[]>();
  const unread: string[] = [];
  const readings: string[] = [];
  for (const [id, text] of inputs.jobs) {
    const recruiter = await openRecruiter(product, id);
    recruiters.set(id, recruiter);
    const read = await product.ask(parseJob, recruiter, { body: { text } });
    const posted: string[] = [];
    for (const { job } of [read, ...read.others]) {
      const isDescribed = job.description.length >= LIMITS.descriptionMin;
      // What the form would not take, empty or too short, is written by the recruiter, from their own text.
      const complete = {
        ...job,
        job_title: job.job_title || firstWords(text),
        description: isDescribed ? job.description : text.slice(0, LIMITS.descriptionMax),
      };
      if (!job.job_title || !isDescribed)
        unread.push(`job ${id}: ${job.job_title ? 'description' : 'title'}`);
      const { jid } = await product.ask(postJob, recruiter, { body: { job: complete, publish: true } });
      posted.push(jid);
      readings.push(readingOfJob(id, complete));
      inputOf.set(jid, id);
    }
    jobs.set(id, posted);
  }
  const people = await candidates(product, inputs.people, 'person', unread);
  for (const [id, account] of people) inputOf.set(account.id, id);
  const careers = await candidates(product, inputs.careers, 'career', unread);
  // They only ask for their own ways: no search and no list of a job is to find them.
  for (const account of careers.values())
    await product.ask(patchProfileSharing, account, { body: { is_discoverable: false } });
  await product.settled();
  for (const [id, account] of [...people, ...careers])
    readings.push(readingOfPerson(id, await product.ask(getProfile, account)));
  return { recruiters, people, careers, jobs, inputOf, readings, unread };
}

const readingOfJob = (id: string, job: JobDraft['job']): string =>
  [
    `## job ${id}: ${job.job_title} (${job.occupation ?? 'no occupation'})`,
    `${job.location ?? 'no place'}, ${job.min_years ?? '?'} years, ${job.education ?? 'no degree'}, ${job.salary_min ?? '?'} to ${job.salary_max ?? '?'} ${job.salary_currency ?? ''}`,
    ...job.skills.map(({ name, importance }) => `  ${importance}: ${name}`),
  ].join('\n');

const readingOfPerson = (id: string, { personal_details: it, ...profile }: Profile): string =>
  [
    `## person ${id}: ${it.headline ?? 'no headline'}`,
    `${it.location ?? 'no place'}, ${profile.experience_months ?? '?'} months`,
    ...profile.work_history_detailed.map((job) => `  work: ${job.job_title}, ${job.organisation ?? '?'}`),
    `  skills: ${profile.skills.map(({ name }) => name).join(', ')}`,
  ].join('\n');

/** Up to the first mark: nobody writes a whole paragraph as a title. */
const firstWords = (text: string) => (text.split(/\n|[.،,;؛:(–—]/)[0] ?? '').trim().slice(0, 80);

async function openRecruiter(product: PanelProduct, job: string): Promise<Account> {
  const ctx = await product.program.contexts.forJob();
  const { id } = await createCompany(ctx, {
    company_name: 'Panel',
    company_avatar: null,
    company_size: 10,
    company_industry: 'Various',
    company_location: 'Gulf',
    company_website: null,
    company_description: 'Posts the jobs of the panel.',
  });
  return product.open(`recruiter-${job}`, id);
}

/** One after the other, so that no order depends on how quickly a resume is read. */
async function candidates(
  product: PanelProduct,
  resumes: ReadonlyMap<string, string>,
  kind: string,
  unread: string[],
): Promise<Map<string, Account>> {
  const accounts = new Map<string, Account>();
  for (const [id, text] of resumes) {
    const account = await product.open(`${kind}-${id}`);
    const candidate_resume = await product.upload(account, 'resume.txt', text);
    await product.ask(onboardCandidate, account, {
      body: { candidate_resume, candidate_availability: ['On Site'], candidate_social_links: {} },
    });
    accounts.set(id, account);
  }
  await product.settled();
  for (const [id, account] of accounts) {
    const { status, failure } = await product.ask(getResume, account);
    if (status !== 'completed') unread.push(`${kind} ${id}: ${failure ?? status}`);
  }
  return accounts;
}
