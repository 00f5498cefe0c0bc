import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import type { Job } from '#contract/features/jobs.contract.ts';
import type { UserState } from '#contract/kernel/user-states.ts';
import { featuresOnDisk } from '#web/build/on-disk.ts';
import { aBusyDay } from '#web/features/audit-entries/audit-entries.fakes.ts';
import { someCalibrations } from '#web/features/calibrations/calibrations.fakes.ts';
import { someComparison } from '#web/features/personality-comparisons/personality-comparisons.fakes.ts';
import { portalSkillsToDecide } from '#web/features/skills/skills.fakes.ts';
import { type RouteName, routesOf } from '#web/platform/feature.ts';
import { startChromium } from '../e2e/chromium.ts';
import { startProgram } from '../e2e/program.ts';
import { titleOf, wordsOf } from '../e2e/words.ts';
import { fileOf, LOOKS, type Look, nameOf, overview, takeSheets } from './screens-sheets.ts';
import { ROOT } from './sources.ts';

/**
 * `npm run screens [-- --only NAME,NAME] [--looks en.360.light,ar.1440.dark] [--url URL]`: a picture of every built
 * screen in both languages, widths and schemes, into `screens/`, with `screens/index.html` that shows them side by side
 * and a contact sheet of each area in each language (`screens/sheet.*.png`). Without an address it starts a program of
 * its own with the demo data.
 */

const FOLDER = path.join(ROOT, 'screens');
const PASSWORD = 'Masar@2026';
const SETTLED_WITHIN_MS = 15_000;
const QUIET_LOOKS = 4;

interface Screen {
  name: RouteName;
  /** With its parameters filled in. */
  address: string;
  state: UserState;
}

/** Who stands for a state; moments between two states are told to the browser in place of the server. */
const PEOPLE: Partial<Record<UserState, { email: string; user?: object; resume?: object; confirms?: true }>> =
  {
    EMAIL_VERIFICATION_PENDING: { email: 'candidate@masar.demo', user: { is_email_confirmed: false } },
    EMAIL_VERIFICATION_COMPLETED: {
      email: 'candidate@masar.demo',
      user: { is_email_confirmed: false },
      confirms: true,
    },
    ONBOARDING_PENDING: {
      email: 'candidate@masar.demo',
      user: { is_onboarding_completed: false, role_name: null },
    },
    ONBOARDING_COMPLETED: { email: 'waiting@masar.demo' },
    CANDIDATE_PROFILE_PENDING: {
      email: 'candidate@masar.demo',
      resume: { status: 'in_progress', step: 'understanding', percent: 60 },
    },
    CANDIDATE: { email: 'candidate@masar.demo' },
    RECRUITER: { email: 'recruiter@masar.demo' },
    RECRUITER_ADMIN: { email: 'admin@masar.demo' },
    TALENT_MANAGER: { email: 'talent@masar.demo' },
    INSTITUTE: { email: 'institute@masar.demo' },
  };

/** Somebody who goes through onboarding for the first time. */
const NEWCOMER = { role_name: null, reason: null, company: null, candidate: null, offered_resume: null };

/** What a screen is shown full of, where the demo data has nothing for it: the reply to each call. */
const FILLED: Partial<Record<RouteName, Record<string, object>>> = {
  'admin-audit': { '**/api/admin/audit-entries?*': aBusyDay() },
  'match-calibrations': { '**/api/admin/match-calibrations': someCalibrations() },
  unsubscribe: { '**/api/unsubscribe/*': { about: 'shortlisted', is_on: true } },
  'onboarding-candidate': { '**/api/onboarding': NEWCOMER },
  'onboarding-recruiter': { '**/api/onboarding': NEWCOMER },
  invitation: {
    '**/api/invitations/*': {
      status: 'open',
      role_name: 'recruiter',
      company_name: 'Pearl Bay Contracting',
      company_role: 'member',
      invited_by: 'Omar Haddad',
    },
  },
  'talent-invitation': {
    '**/api/talent-invitations/*': { manager_name: 'Daniel Reyes', status: 'open', has_resume: true },
  },
  'personality-comparison': { '**/api/personality-comparisons/*': someComparison() },
  'comparison-request': {
    '**/api/personality-comparisons/requests/*': {
      asker: 'Omar Haddad',
      is_own: false,
      state: 'ASKED',
      id: null,
      expires_at: '2026-12-12T08:00:00.000Z',
      has_result: true,
    },
  },
  'portal-skills': { '**/api/admin/portal-skills?*': portalSkillsToDecide() },
};

/** What a tab keeps of a state that no server knows of. */
const KEPT_BY_TAB: Partial<Record<UserState, Record<string, unknown>>> = {
  UNAUTHENTICATED: { 'password-reset': { email: 'candidate@masar.demo' } },
  RESET_PASSWORD: {
    state: 'RESET_PASSWORD',
    'password-reset': { email: 'candidate@masar.demo', token: 'not-yet-used' },
  },
  RESET_PASSWORD_COMPLETED: { state: 'RESET_PASSWORD_COMPLETED' },
};

/** What is compared where programmes are. */
const PROGRAMMES =
  'institute=wadi-noor-university&program=wadi-noor-accounting&there=northbridge-vale-university&other=northbridge-vale-accounting';

/** A study plan as a university prints it: the demo data keeps none of a person's own. */
const STUDY_PLAN = `Bachelor of Science in Accounting
ACC 101 Financial Accounting (3 credit hours)
Learning outcomes:
Record transactions in journals and ledgers
Prepare financial statements according to IFRS
ACC 204 Cost Accounting (3 credit hours)
Learning outcomes:
Calculate product costs and analyse variances
Prepare budgets in Microsoft Excel
ACC 310 Auditing (3 credit hours)
Learning outcomes:
Plan an audit and assess risks of material misstatement
Test internal controls and write an audit report
TAX 220 Taxation (2 credit hours)
Learning outcomes:
Compute VAT and corporate tax and file tax returns`;

/** Tokens by address. */
const sessions = new Map<string, { token: string; refresh_token: string }>();

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, looks: { type: 'string' }, url: { type: 'string' } },
});
const wanted = { screens: options.only?.split(','), looks: options.looks?.split(',') };

const program = options.url ? null : await startProgram();
try {
  await takeAll((program?.url ?? options.url ?? '').replace(/\/+$/, ''));
} finally {
  await program?.stop();
}

async function takeAll(url: string): Promise<void> {
  const screens = await screensToTake(url);
  if (screens.length === 0) throw new Error(`No built screen is called “${options.only}”.`);
  if (!wanted.screens && !wanted.looks) fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER, { recursive: true });
  const looks = LOOKS.filter((look) => wanted.looks?.includes(nameOf(look)) ?? true);
  const browser = await startChromium();
  const failures: string[] = [];
  try {
    for (const look of looks) {
      for (const [state, ofState] of Map.groupBy(screens, (screen) => screen.state))
        failures.push(...(await takeOfState(browser, url, state, ofState, look)));
      console.log(`${look.language} ${look.width} ${look.scheme}: ${screens.length} screens`);
    }
    await takeSheets(browser, FOLDER, screens);
  } finally {
    await browser.close();
  }
  fs.writeFileSync(path.join(FOLDER, 'index.html'), overview(FOLDER));
  console.log(`${looks.length * screens.length - failures.length} pictures, see screens/index.html`);
  if (failures.length > 0) process.exitCode = 1;
}

/** Pictures of the screens of one state in one look, by one browser; says what could not be taken. */
async function takeOfState(
  browser: Browser,
  url: string,
  state: UserState,
  screens: readonly Screen[],
  look: Look,
): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: look.width, height: look.width < 600 ? 740 : 900 },
    colorScheme: look.scheme,
    reducedMotion: 'reduce',
  });
  const session = await sessionOf(url, state);
  await context.addInitScript(
    (stored) => {
      if (location.protocol === 'about:') return;
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { locale: look.language, ...session },
  );
  await context.addInitScript((kept) => {
    if (location.protocol === 'about:') return;
    for (const [key, value] of Object.entries(kept))
      sessionStorage.setItem(`draft:${key}`, JSON.stringify(value));
  }, KEPT_BY_TAB[state] ?? {});
  const page = await context.newPage();
  await tellMoment(page, state);
  const failures: string[] = [];
  for (const screen of screens) {
    try {
      await fillScreen(page, screen.name);
      await page.goto(screen.address);
      if (PEOPLE[state]?.confirms) await confirmAddress(page);
      await settle(page, screen.name, look);
      await page.screenshot({ path: path.join(FOLDER, fileOf(screen.name, look)), fullPage: true });
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      const failure = `${screen.name} (${look.language} ${look.width} ${look.scheme}): ${reason}`;
      console.error(failure);
      failures.push(failure);
    }
  }
  // A screen may still be asking when its picture is taken.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return failures;
}

/** Every built screen that an address leads to, once, with the state it is shown to. */
async function screensToTake(url: string): Promise<Screen[]> {
  const features = (await featuresOnDisk()).map(({ feature }) => feature);
  const fill = await parameters(url);
  return routesOf(features).flatMap((route): Screen[] => {
    if (!route.screen) return [];
    if (wanted.screens && !wanted.screens.includes(route.name)) return [];
    const state: UserState =
      route.states === 'ALL' ? 'UNAUTHENTICATED' : (route.states[0] ?? 'UNAUTHENTICATED');
    // No address leads to a program that could not start.
    if (state === 'ROOT_ERROR') return [];
    return [{ name: route.name, address: fill(route.path), state }];
  });
}

/** Fills the parameters of a path with what the demo data has: the best job, the best candidate. */
async function parameters(url: string): Promise<(routePath: string) => string> {
  const candidate = (await sessionOf(url, 'CANDIDATE'))?.token ?? '';
  const recruiter = (await sessionOf(url, 'RECRUITER'))?.token ?? '';
  const found = await api<{ results: { jid: string; company: { id: string } }[] }>(url, '/matching-jobs', {
    token: candidate,
  });
  const own = await api<{ results: OwnJob[] }>(url, '/recruiter/jobs', {
    token: recruiter,
    body: { page: 1 },
  });
  const job = found.results[0]?.jid ?? 'none';
  const published = own.results.find((one) => one.matching_candidates.length > 0) ?? own.results[0];
  const draft = own.results.find((one) => one.status === 'draft') ?? published;
  const person = published?.matching_candidates[0]?.candidate_id ?? 'none';
  const admin = (await sessionOf(url, 'RECRUITER_ADMIN'))?.token ?? '';
  const waiting = await api<{ results: { id: string }[] }>(url, '/recruiter/admin/candidates', {
    token: admin,
  });
  const application = await applicationTo(url, candidate, job);
  const shared = await api<{ key: string }>(url, '/recruiter/job/short-url', {
    token: recruiter,
    body: { job_id: published?.jid },
  });
  const managed = await managedRecords(url);
  const programme = await keptProgramme(url, recruiter);
  return (routePath) => {
    if (routePath === '/talent-manager/jobs/$id') return routePath.replace('$id', managed.job);
    if (routePath.startsWith('/talent-manager/people/added/'))
      return routePath.replace('$id', managed.addition);
    if (routePath === '/institute/programmes/$id') return routePath.replace('$id', programme);
    if (routePath.startsWith('/institute/national-')) return `${routePath}?${PROGRAMMES}`;
    if (routePath.endsWith('/search/$job_title')) return routePath.replace('$job_title', 'accountant');
    if (routePath.includes('/post-job/ai-generated/')) return `${routePath}?job=${published?.jid}`;
    if (routePath.endsWith('/post-job/questions')) return `${routePath}?job_id=${draft?.jid}`;
    if (routePath === '/public/job/$key') return routePath.replace('$key', shared.key);
    if (routePath === '/candidate/applications/$id') return routePath.replace('$id', application);
    if (routePath.startsWith('/recruiter/admin/view/'))
      return routePath.replace('$id', waiting.results[0]?.id ?? 'none');
    if (routePath.startsWith('/recruiter/candidates/$id'))
      return `/recruiter/candidates/${person}?job_id=${published?.jid}`;
    if (routePath === '/candidate/jobs/company-profile')
      return `${routePath}?company=${found.results[0]?.company.id}`;
    if (routePath === '/candidate/jobs/upskill-career') return `${routePath}?job=${job}`;
    if (routePath.startsWith('/candidate/assessments/personality/report/'))
      return routePath.replace('$assessment_id', 'principles');
    if (routePath.startsWith('/candidate/assessments/job_screening_questions/'))
      return routePath.replace('$job_id', found.results[1]?.jid ?? job);
    if (routePath.startsWith('/candidate/assessments/$assessment_id'))
      return routePath.replace('$assessment_id', 'problem-solving-entry').replace('$attempt_id', 'none');
    const id = !routePath.startsWith('/recruiter')
      ? job
      : routePath.includes('/post-job/')
        ? draft?.jid
        : published?.jid;
    return routePath.replace('$id', id ?? 'none').replace(/\$\w*/, 'no-such-thing');
  };
}

/** The job that most of the demo talent manager's people fit, and the latest report. */
async function managedRecords(url: string): Promise<{ job: string; addition: string }> {
  const token = (await sessionOf(url, 'TALENT_MANAGER'))?.token ?? '';
  const jobs = await api<{ results: { jid: string }[] }>(url, '/talent-manager/jobs', { token });
  const additions = await api<{ results: { id: string }[] }>(url, '/candidate/add', { token });
  return { job: jobs.results[0]?.jid ?? 'none', addition: additions.results[0]?.id ?? 'none' };
}

/** A programme that the person keeps; read from a study plan where there is none yet. */
async function keptProgramme(url: string, token: string): Promise<string> {
  const kept = await api<{ results: { id: string }[] }>(url, '/institute/programmes', { token });
  if (kept.results[0]) return kept.results[0].id;
  const body = { text: STUDY_PLAN };
  return (await api<{ response_id: string }>(url, '/institute/program-text', { token, body })).response_id;
}

/** The demo candidate's application to a job, sent where it was not yet; its id. */
async function applicationTo(url: string, token: string, job: string): Promise<string> {
  const sent = await api<{ results: { id: string }[] }>(url, `/applications?job_id=${job}`, { token });
  if (sent.results[0]) return sent.results[0].id;
  const { screening_questions: questions } = await api<Pick<Job, 'screening_questions'>>(url, `/job/${job}`, {
    token,
  });
  const samples = { text: 'It is the work I know best.', 'yes-no': 'yes', number: '6', choice: '' };
  const answers = questions.map(({ id, kind, choices }) => [id, choices[0] ?? samples[kind]]);
  const body = { job_id: job, answers: Object.fromEntries(answers) };
  return (await api<{ id: string }>(url, '/job/apply', { token, body })).id;
}

interface OwnJob {
  jid: string;
  status: string;
  matching_candidates: { candidate_id: string }[];
}

/** The tokens of the demo account of a state; `null` for a guest. */
async function sessionOf(url: string, state: UserState) {
  const email = PEOPLE[state]?.email;
  if (!email) return null;
  const known = sessions.get(email);
  if (known) return known;
  const { token, user } = await api<{ token: string; user: { refresh_token: string } }>(url, '/login-user', {
    body: { email, password: PASSWORD },
  });
  const session = { token, refresh_token: user.refresh_token };
  sessions.set(email, session);
  return session;
}

async function api<T>(
  url: string,
  at: string,
  { token, body }: { token?: string; body?: object },
): Promise<T> {
  const reply = await fetch(`${url}/api${at}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    body: body ? JSON.stringify(body) : null,
  });
  if (!reply.ok) throw new Error(`${at} answered ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { data: T }).data;
}

/** Answers in place of the server what makes a passing state of the demo account last. */
async function tellMoment(page: Page, state: UserState): Promise<void> {
  const { user, resume, confirms } = PEOPLE[state] ?? {};
  const change = (address: string, facts: object) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      await route.fulfill({ response, json: { ...reply, data: { ...reply.data, ...facts } } });
    });
  if (user) await change('**/api/current-user', user);
  if (resume) await change('**/api/resume', resume);
  if (confirms)
    await page.route('**/api/verify-email/*', (route) =>
      route.fulfill({ json: { success: true, message: '', data: { is_email_confirmed: true } } }),
    );
}

async function fillScreen(page: Page, name: RouteName): Promise<void> {
  for (const [address, data] of Object.entries(FILLED[name] ?? {}))
    await page.route(address, (route) => route.fulfill({ json: { success: true, message: '', data } }));
}

async function confirmAddress(page: Page): Promise<void> {
  await page.getByRole('textbox').fill('123456');
  await page.locator('button[type=submit]').click();
}

/** Waits until the screen itself is there, with its letters and all that it asked for, and nothing stands in for what is to come. */
async function settle(page: Page, name: RouteName, { language }: Look): Promise<void> {
  const title = titleOf(wordsOf(language), name);
  const timeout = SETTLED_WITHIN_MS;
  await page.waitForFunction((wanted) => document.title === wanted, title, { timeout });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout });
  await page.waitForLoadState('networkidle', { timeout });
  // A part that came may ask for more: it has to stay quiet for some looks in a row.
  await page.waitForFunction(
    (looks) => {
      const waits =
        document.querySelector('[data-stands-in], .mantine-Skeleton-root[data-visible]') ||
        document.fonts.status !== 'loaded';
      const { dataset } = document.documentElement;
      dataset.quiet = String(waits ? 0 : Number(dataset.quiet ?? 0) + 1);
      return Number(dataset.quiet) >= looks;
    },
    QUIET_LOOKS,
    { timeout, polling: 100 },
  );
}
