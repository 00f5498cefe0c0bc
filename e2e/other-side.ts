import fs from 'node:fs';
import path from 'node:path';
import { expect, inject } from 'vitest';
import { codeFor, newEmail, PASSWORD } from './people.ts';

/**
 * Who a journey meets: a job for a candidate to find, a person for a recruiter to find. They come by calls, the
 * screens being the journey's own matter, so that no journey depends on whom the demo data happens to hold.
 */

const RESUMES = path.resolve(import.meta.dirname, '../engines/resumes/golden/docs');
const RANKED_WITHIN_MS = 20_000;

/** A new company publishes the job that a text describes. */
export async function publishJob(text: string): Promise<void> {
  const token = await newAccount('company');
  const about = 'A company that exists for one journey only, and has one job to fill as soon as it can be.';
  await send('/onboarding/recruiter', token, {
    company_name: 'Sahel Partners',
    company_size: '80',
    company_industry: 'Healthcare',
    company_location: 'Dubai',
    company_description: about,
  });
  const { job } = await send<{ job: object }>('/recruiter/parse-job', token, { text });
  await send('/recruiter/post-job', token, { job, publish: true });
}

/** A new candidate whose profile is read from a resume of the collection. */
export async function addCandidate(resume: string): Promise<void> {
  const token = await newAccount('candidate');
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
}

/** The token of an account whose address is confirmed. */
async function newAccount(name: string): Promise<string> {
  const email = newEmail(name);
  const account = { first_name: 'Sami', last_name: 'Nasser', email, password: PASSWORD, terms: true };
  const { token } = await send<{ token: string }>('/register-user', '', account);
  await send(`/verify-email/${await codeFor(email)}`, token, { email });
  return token;
}

/** Sends a body, or asks where there is none; what the reply carries. */
async function send<T>(at: string, token: string, body?: object): Promise<T> {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${inject('programUrl')}/api${at}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { token }), ...(body && !isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : body ? JSON.stringify(body) : null,
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${at} answered ${reply.status}: ${text}`);
  return (JSON.parse(text) as { data: T }).data;
}
