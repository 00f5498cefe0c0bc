import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { codeFor, newCompanyEmail, newEmail, PASSWORD } from './people.ts';
import { programUrl } from './program-url.ts';

/**
 * Who a journey meets: a job for a candidate to find, a person for a recruiter to find. They come by calls, the
 * screens being the journey's own matter, so that no journey depends on whom the demo data happens to hold.
 */

const RESUMES = path.resolve(import.meta.dirname, '../engines/resumes/golden/docs');
const RANKED_WITHIN_MS = 45_000;

/** A job that nurses of the collection fit, in the words of a company of each language. */
export const NURSE_JOB = {
  en: `Emergency Nurse
We are looking for a registered nurse who cares for acute patients in our emergency unit and keeps calm at triage.
What you bring
- Bachelor of Nursing and at least 2 years of experience
- Triage, wound care, infection control, patient education`,
  ar: `ممرضة عناية مركزة
نبحث عن ممرضة ترعى الحالات الحرجة في قسم العناية المركزة وتعمل ضمن فريق وتحسن التصرف تحت الضغط.
المتطلبات
- بكالوريوس تمريض وخبرة سنتين على الأقل
- العناية المركزة، مكافحة العدوى، العلاج الوريدي، قراءة تخطيط القلب`,
} as const;

/** A new company publishes the job that a text describes, asking for a skill more where one is named. */
export async function publishJob(text: string, skill?: string): Promise<void> {
  const { email, website } = newCompanyEmail('Sahel Partners');
  const token = await newAccount(email);
  const about = 'A company that exists for one journey only, and has one job to fill as soon as it can be.';
  await send('/onboarding/recruiter', token, {
    company_name: 'Sahel Partners',
    company_website: website,
    company_size: '80',
    company_industry: 'Healthcare',
    company_location: 'Dubai',
    company_description: about,
    // Every journey brings a company of this name.
    even_if_similar: true,
  });
  const { job } = await send<{ job: { skills: object[] } }>('/recruiter/parse-job', token, { text });
  if (skill) job.skills.push({ ref_skill: null, name: skill, importance: 'must', level: null });
  await send('/recruiter/post-job', token, { job, publish: true });
}

/** A published job that everyone may read, of a company whose recruiter can be logged in as. */
export interface SharedJob {
  id: string;
  title: string;
  /** Path of its public page. */
  path: string;
  /** Address of its recruiter. */
  recruiter: string;
}

/** A new company publishes the job that a text describes, with questions to whoever applies. */
export async function shareJob(text: string, questions: readonly object[]): Promise<SharedJob> {
  const recruiter = await newCompany('Sahel Partners');
  const { token } = await send<{ token: string }>('/login-user', '', {
    email: recruiter,
    password: PASSWORD,
  });
  const { job } = await send<{ job: { job_title: string } }>('/recruiter/parse-job', token, { text });
  const posted = await send<{ jid: string; job_title: string }>('/recruiter/post-job', token, {
    job: { ...job, screening_questions: questions },
    publish: true,
  });
  const { url } = await send<{ url: string }>('/recruiter/job/short-url', token, { job_id: posted.jid });
  return { id: posted.jid, title: posted.job_title, path: new URL(url).pathname, recruiter };
}

/** A company publishes the job that a text describes to those of its employees whom it will send it to. */
export async function publishInternalJob(
  recruiter: string,
  text: string,
): Promise<{ id: string; title: string }> {
  const token = await tokenOf(recruiter);
  const { job } = await send<{ job: object }>('/recruiter/parse-job', token, { text });
  const posted = await send<{ jid: string; job_title: string }>('/recruiter/post-job', token, {
    job: { ...job, audience: 'employees' },
    publish: true,
  });
  return { id: posted.jid, title: posted.job_title };
}

/** A new company of a name, which is verified at once, and the address of the person who owns it. */
export async function newCompany(name: string): Promise<string> {
  const { email, website } = newCompanyEmail(name);
  await registerCompany(name, email, website);
  return email;
}

/** A new company that nobody has verified, and the address of the person who owns it. */
export async function newUnverifiedCompany(name: string, website: string | null): Promise<string> {
  const email = newEmail('owner');
  await registerCompany(name, email, website);
  return email;
}

async function registerCompany(name: string, email: string, website: string | null): Promise<void> {
  const token = await newAccount(email);
  await send('/onboarding/recruiter', token, {
    company_name: name,
    company_website: website,
    company_size: '80',
    company_industry: 'Healthcare',
    company_location: 'Dubai',
    // Journeys bring companies of one name.
    even_if_similar: true,
    company_description:
      'A company that is there before somebody who works for it comes to describe it once more.',
  });
}

/** A new candidate whose profile is read from a resume of the collection; the address to log in with. */
export async function addCandidate(resume: string): Promise<string> {
  const email = newEmail('candidate');
  const token = await newAccount(email);
  const form = new FormData();
  form.set('purpose', 'resume');
  form.set('file', new Blob([fs.readFileSync(path.join(RESUMES, resume))]), resume);
  const stored = await send<{ id: string }>('/upload-file', token, form);
  await send('/onboarding/candidate', token, {
    candidate_resume: stored.id,
    candidate_availability: ['On Site'],
  });
  const read = async () => (await send<{ status: string }>('/resume', token)).status;
  await expect.poll(read, { timeout: RANKED_WITHIN_MS }).toBe('completed');
  return email;
}

/** A recruiter of the demo data shortlists a candidate for one of their jobs; its title. */
export async function shortlist(email: string): Promise<string> {
  const token = async (of: string) =>
    send<{ token: string; user: { id: string } }>('/login-user', '', { email: of, password: PASSWORD });
  const recruiter = (await token('recruiter@masar.demo')).token;
  const candidate = (await token(email)).user.id;
  const { results } = await send<{ results: { jid: string; job_title: string; status: string }[] }>(
    '/recruiter/jobs',
    recruiter,
    { page: 1 },
  );
  const job = results.find((one) => one.status === 'published');
  if (!job) throw new Error('The demo recruiter has no published job.');
  await send('/recruiter/action-candidate', recruiter, {
    candidate_id: candidate,
    job_id: job.jid,
    action: 'SHORTLISTED',
  });
  return job.job_title;
}

/** A candidate applies for a job, which asks nothing of them. */
export async function applyFor(jobId: string, candidate: string): Promise<void> {
  await send('/job/apply', await tokenOf(candidate), { job_id: jobId, answers: {} });
}

/** A job is reviewed without names from now on. */
export async function reviewBlind({ id, recruiter }: SharedJob): Promise<void> {
  const token = await tokenOf(recruiter);
  const job = await send<object>(`/job/${id}?company_job=true`, token);
  await send('/recruiter/update-job', token, { job_id: id, job: { ...job, is_blind: true } });
}

/** Somebody more in the company of a recruiter, let in by them; the address to log in with. */
export async function addColleague(recruiter: string): Promise<string> {
  const owner = await tokenOf(recruiter);
  const { companyDetail } = await send<{ companyDetail: { id: string } }>('/current-user', owner);
  const email = newEmail('colleague');
  await send('/onboarding/recruiter/join', await newAccount(email), { company_id: companyDetail.id });
  const team = await send<{ join_requests: { id: string; email: string }[] }>('/company/team', owner);
  const request = team.join_requests.find((one) => one.email === email);
  await send(`/company/join-requests/${request?.id}`, owner, { outcome: 'accepted' });
  return email;
}

export async function tokenOf(email: string): Promise<string> {
  return (await send<{ token: string }>('/login-user', '', { email, password: PASSWORD })).token;
}

/** The token of an account whose address is confirmed. */
async function newAccount(email: string): Promise<string> {
  const account = { first_name: 'Sami', last_name: 'Nasser', email, password: PASSWORD, terms: true };
  const { token } = await send<{ token: string }>('/register-user', '', account);
  await send(`/verify-email/${await codeFor(email)}`, token, { email });
  return token;
}

/** Sends a body to the server, or asks where there is none, beside any browser; what the reply carries. */
export async function send<T>(
  at: string,
  token: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${programUrl()}/api${at}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...headers,
      ...(token && { token }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body ? JSON.stringify(body) : null,
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${at} answered ${reply.status}: ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}
