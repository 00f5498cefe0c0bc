import { beforeAll, describe, expect, it } from 'vitest';
import * as accounts from '#contract/features/accounts.contract.ts';
import * as applications from '#contract/features/applications.contract.ts';
import * as approvals from '#contract/features/approvals.contract.ts';
import * as assessmentInvitations from '#contract/features/assessment-invitations.contract.ts';
import * as assessments from '#contract/features/assessments.contract.ts';
import * as awards from '#contract/features/awards.contract.ts';
import * as blockedCompanies from '#contract/features/blocked-companies.contract.ts';
import { activateMatchCalibration } from '#contract/features/calibrations.contract.ts';
import * as candidateNotes from '#contract/features/candidate-notes.contract.ts';
import * as candidateSearches from '#contract/features/candidate-searches.contract.ts';
import * as candidates from '#contract/features/candidates.contract.ts';
import * as careerPaths from '#contract/features/career-paths.contract.ts';
import * as coachingPlans from '#contract/features/coaching-plans.contract.ts';
import * as companies from '#contract/features/companies.contract.ts';
import * as companyChecks from '#contract/features/company-checks.contract.ts';
import * as conversations from '#contract/features/conversations.contract.ts';
import * as courses from '#contract/features/courses.contract.ts';
import * as documents from '#contract/features/documents.contract.ts';
import * as employees from '#contract/features/employees.contract.ts';
import * as favourites from '#contract/features/favourites.contract.ts';
import * as files from '#contract/features/files.contract.ts';
import * as hiringStages from '#contract/features/hiring-stages.contract.ts';
import * as hiringSystems from '#contract/features/hiring-systems.contract.ts';
import * as identities from '#contract/features/identities.contract.ts';
import * as institutes from '#contract/features/institutes.contract.ts';
import * as invitations from '#contract/features/invitations.contract.ts';
import {
  countSkillOpenings,
  listCompanyJobs,
  listMatchingJobs,
  listSimilarJobs,
} from '#contract/features/job-lists.contract.ts';
import * as jobs from '#contract/features/jobs.contract.ts';
import * as learningItems from '#contract/features/learning-items.contract.ts';
import { getSkillGap, noteSeenCandidates, seeWhatIf } from '#contract/features/matches.contract.ts';
import * as messages from '#contract/features/messages.contract.ts';
import * as notifications from '#contract/features/notifications.contract.ts';
import * as onboarding from '#contract/features/onboarding.contract.ts';
import * as comparisons from '#contract/features/personality-comparisons.contract.ts';
import * as pokes from '#contract/features/pokes.contract.ts';
import * as principles from '#contract/features/principles.contract.ts';
import * as profiles from '#contract/features/profiles.contract.ts';
import * as programmes from '#contract/features/programmes.contract.ts';
import {
  exportMatchingCandidates,
  getCandidateOrder,
  getMatchingCandidates,
  listMatchingCandidates,
  listSimilarCandidates,
  matchingCandidatesExist,
  previewCandidates,
  recomputeMatchingCandidates,
  saveSkillWeights,
} from '#contract/features/rankings.contract.ts';
import * as resumes from '#contract/features/resumes.contract.ts';
import * as savedSearches from '#contract/features/saved-searches.contract.ts';
import * as screenings from '#contract/features/screenings.contract.ts';
import * as sessions from '#contract/features/sessions.contract.ts';
import * as skills from '#contract/features/skills.contract.ts';
import * as talentManagers from '#contract/features/talent-managers.contract.ts';
import * as teams from '#contract/features/teams.contract.ts';
import { allEndpoints } from '#contract/index.ts';
import type { AnyEndpoint } from '#contract/kernel/endpoint.ts';
import { conversationMessages, conversationThreads } from '#server/db/tables/index.ts';
import { keepFor } from '#server/features/files/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { expected } from '#server/platform/expected.ts';
import { inviteTo, takeAssessment } from './assessed.ts';
import { firstOf } from './lists.ts';
import {
  aCalibration,
  aJob,
  aManagedPerson,
  anIdentity,
  anInvitingCompany,
  aPerson,
  aPortalSkill,
  aSystemRecord,
  aWaiting,
  contextOf,
  type Person,
  type Recruiter,
} from './people.ts';
import { type CallInput, testApp } from './test-app.ts';

/**
 * Someone else's record is "not found", by every endpoint that takes the id of one. The list must name them all: an
 * endpoint with an id that is neither here nor among those that take none fails the first test.
 */

const test = testApp();

interface World {
  candidate: Person;
  otherCandidate: Person;
  recruiter: Recruiter;
  otherRecruiter: Person;
  onboarding: Person;
  strangerPortal: Person;
  strangerAdmin: Person;
  strangerNewcomer: Person;
  otherManager: Person;
  strangerManager: Person;
  managed: { person: string; addition: string; proposal: string };
  application: string;
  draft: string;
  published: string;
  resumeFile: string;
  resumePhoto: string;
  award: string;
  session: string;
  notification: string;
  identity: string;
  calibration: string;
  portalSkill: string;
  waiting: Person;
  invitation: string;
  teamInvitation: string;
  joinRequest: string;
  strangerCandidate: Person;
  learningItem: string;
  coachingNote: string;
  savedSearch: string;
  block: string;
  candidateSearch: string;
  hiringStage: string;
  employee: string;
  candidateNote: string;
  messageTemplate: string;
  ask: string;
  attempt: string;
  comparison: string;
  assessmentInvitation: string;
  document: string;
  documentAnswer: string;
  programme: string;
  systemRecord: string;
  /** A conversation of the candidate, and its question and answer. */
  chatThread: string;
  chatQuestion: string;
  chatAnswer: string;
}
let world: World;

beforeAll(async () => {
  const candidate = await aPerson(test, 'CANDIDATE');
  const recruiter = await aPerson(test, 'RECRUITER');
  const post = async (publish: boolean) =>
    (await test.call(jobs.postJob, { token: recruiter.token, body: { job: aJob(), publish } })).data.jid;
  const upload = await test.upload(
    '/upload-file',
    { purpose: 'resume' },
    { name: 'cv.txt', bytes: 'Amal Nasser\nNurse' },
    candidate.token,
  );
  const award = await test.upload(
    '/awards',
    { kind: 'award', title: 'Nurse of the year' },
    { name: 'award.pdf', bytes: '%PDF-1.4' },
    candidate.token,
  );
  await notify(await contextOf(test), candidate.id, 'welcome', {});
  const list = await test.call(notifications.listNotifications, { token: candidate.token });
  const own = await test.call(sessions.listSessions, { token: candidate.token });
  const learningItem = 'hsoub-javascript';
  await test.call(learningItems.addLearningItem, {
    token: candidate.token,
    body: { course_id: learningItem },
  });
  const manager = await aPerson(test, 'TALENT_MANAGER');
  const published = await post(true);
  world = {
    candidate,
    strangerCandidate: await aPerson(test, 'CANDIDATE', { portal: 'LEC' }),
    learningItem,
    recruiter,
    otherCandidate: await aPerson(test, 'CANDIDATE'),
    otherRecruiter: await aPerson(test, 'RECRUITER'),
    onboarding: await aPerson(test, 'ONBOARDING_PENDING'),
    strangerPortal: await aPerson(test, 'RECRUITER', { portal: 'LEC' }),
    strangerAdmin: await aPerson(test, 'RECRUITER_ADMIN', { portal: 'LEC' }),
    strangerNewcomer: await aPerson(test, 'ONBOARDING_PENDING', { portal: 'LEC' }),
    draft: await post(false),
    published,
    otherManager: await aPerson(test, 'TALENT_MANAGER'),
    strangerManager: await aPerson(test, 'TALENT_MANAGER', { portal: 'LEC' }),
    managed: await aManagedPerson(test, { manager, candidate, jobId: published }),
    resumeFile: (upload.data as { id: string }).id,
    resumePhoto: await aResumePhoto(candidate),
    award: (award.data as { id: string }).id,
    session: firstOf(own.data.results).id,
    notification: firstOf(list.data.results).id,
    identity: await anIdentity(test, candidate.id),
    calibration: await aCalibration(test),
    portalSkill: await aPortalSkill(test),
    waiting: await aWaiting(test),
    coachingNote: await aCoachingNote(candidate),
    savedSearch: await aSavedSearch(candidate),
    block: await aBlock(candidate),
    candidateSearch: await aCandidateSearch(recruiter),
    hiringStage: await aHiringStage(recruiter),
    employee: await anEmployee(recruiter),
    candidateNote: await aNote(recruiter, candidate),
    messageTemplate: await aMessageTemplate(recruiter),
    ask: await anAsk(recruiter, await post(true), await aPerson(test, 'CANDIDATE')),
    document: await aDocument(recruiter),
    documentAnswer: await aDocumentAnswer(recruiter),
    ...(await anInvitingCompany(test, recruiter)),
    application: await anApplication(candidate, recruiter),
    attempt: await takeAssessment(test, candidate, 'principles'),
    comparison: (await test.call(comparisons.askForComparison, { token: candidate.token })).data.id,
    assessmentInvitation: await inviteTo(test, recruiter, candidate, 'communication-entry'),
    programme: await aProgramme(recruiter),
    systemRecord: await aSystemRecord(test, recruiter),
    ...(await aConversation(candidate)),
  };
});

const aCoachingNote = async ({ token }: Person) =>
  (await test.call(coachingPlans.addCoachingNote, { token, body: { text: 'Mine alone' } })).data.id;

/** A question of somebody to the product, and its answer: what it says plays no part here. */
async function aConversation({ id: userId }: Person) {
  const { db } = test.program.parts;
  const [thread] = await db
    .insert(conversationThreads)
    .values({ userId, mode: 'chat', title: 'hello' })
    .returning();
  const threadId = expected(thread, 'thread').id;
  const own = { threadId, userId, state: 'done' } as const;
  const [question] = await db
    .insert(conversationMessages)
    .values({ ...own, by: 'person', text: 'hello' })
    .returning();
  const parentId = expected(question, 'question').id;
  const [answer] = await db
    .insert(conversationMessages)
    .values({ ...own, by: 'product', parentId })
    .returning();
  return { chatThread: threadId, chatQuestion: parentId, chatAnswer: expected(answer, 'answer').id };
}

const aSavedSearch = async ({ token }: Person) =>
  (
    await test.call(savedSearches.saveSearch, {
      token,
      body: { name: 'Anything', filters: {} },
    })
  ).data.id;

const aCandidateSearch = async ({ token }: Person) =>
  (
    await test.call(candidateSearches.saveCandidateSearch, {
      token,
      body: { name: 'Anyone', query: { text: 'nurses' } },
    })
  ).data.id;

const aHiringStage = async ({ token }: Person) =>
  (await test.call(hiringStages.listHiringStages, { token })).data.results[1]!.id;

const EMPLOYEE = { name: 'Huda Salem', email: 'huda@work.test' };

const anEmployee = async ({ token }: Person) =>
  (await test.call(employees.addEmployee, { token, body: EMPLOYEE })).data.id;

const aDocument = async ({ token }: Person) =>
  (
    await test.call(documents.correctAnswer, {
      token,
      body: { question: 'When is lunch?', answer: 'Lunch is at noon.' },
    })
  ).data.uri;

/** What nothing answered. */
const aDocumentAnswer = async ({ token }: Person) =>
  (await test.call(documents.askDocuments, { token, body: { question: 'Where is the garage?' } })).data.id;

const aMessageTemplate = async ({ token }: Person) =>
  firstOf((await test.call(messages.listMessageTemplates, { token })).data.results).id;

/** A question whether a job interests somebody, which waits to leave. */
async function anAsk({ token }: Person, job_id: string, { id }: Person): Promise<string> {
  const { data } = await test.call(pokes.pokeCandidates, { token, body: { job_id, candidate_ids: [id] } });
  return expected(data.ask, 'question').id;
}

const MESSAGE_TEXT = { language: 'en' as const, subject: 'A question', body: 'When could you start?' };

const aNote = async ({ token }: Person, candidate: Person) =>
  firstOf(
    (
      await test.call(candidateNotes.addCandidateNote, {
        token,
        params: { id: candidate.id },
        body: { text: 'Speaks well of colleagues.' },
      })
    ).data.results,
  ).id;

async function anApplication(candidate: Person, recruiter: Person): Promise<string> {
  const job = await test.call(jobs.postJob, { token: recruiter.token, body: { job: aJob(), publish: true } });
  const body = { job_id: job.data.jid };
  return (await test.call(applications.applyToJob, { token: candidate.token, body })).data.id;
}

/** A programme that a recruiter keeps. */
async function aProgramme({ token }: Recruiter): Promise<string> {
  const text =
    'Bachelor of Accounting\nYear 1\nACC 101 Financial accounting\nStudents prepare balance sheets.';
  const { data } = await test.call(programmes.readProgramText, { token, body: { text } });
  return data.response_id;
}

interface Case {
  endpoint: AnyEndpoint;
  by: keyof World;
  // Each input is checked by the endpoint's own schema when it is sent.
  input: (it: World) => CallInput<never>;
}

const theirs = <E extends AnyEndpoint>(
  endpoint: E,
  by: keyof World,
  input: (it: World) => CallInput<E>,
): Case => ({
  endpoint,
  by,
  input: input,
});

const PRINCIPLES = { assessment_id: 'principles' };
const AN_ANSWER = { question_id: 'any', answer_type: 'scores' as const, value: 1, sequence: 1 };

const CASES: readonly Case[] = [
  theirs(conversations.askInChat, 'otherCandidate', (it) => ({
    body: { message: 'hello', thread_id: it.chatThread, parent_id: it.chatAnswer },
  })),
  theirs(conversations.askInChat, 'otherCandidate', (it) => ({ body: { retry_id: it.chatQuestion } })),
  theirs(conversations.getChatHistory, 'otherCandidate', (it) => ({ query: { thread_id: it.chatThread } })),
  theirs(conversations.renameChatThread, 'otherCandidate', (it) => ({
    params: { id: it.chatThread },
    body: { title: 'Mine' },
  })),
  theirs(conversations.deleteChatThread, 'otherCandidate', (it) => ({ params: { id: it.chatThread } })),
  theirs(conversations.exportChatThread, 'recruiter', (it) => ({ params: { id: it.chatThread } })),
  theirs(conversations.stopChatAnswer, 'otherCandidate', (it) => ({
    params: { id: it.chatAnswer },
    body: { parts: 0 },
  })),
  theirs(conversations.noteChatAction, 'otherCandidate', (it) => ({
    params: { id: it.chatAnswer },
    body: { state: 'done' as const },
  })),
  theirs(programmes.getProgramme, 'otherRecruiter', (it) => ({ params: { id: it.programme } })),
  theirs(programmes.changeProgramme, 'otherRecruiter', (it) => ({
    params: { id: it.programme },
    body: { version: 1, title: 'Mine' },
  })),
  theirs(programmes.listProgrammeVersions, 'otherRecruiter', (it) => ({ params: { id: it.programme } })),
  theirs(programmes.restoreProgramme, 'otherRecruiter', (it) => ({
    params: { id: it.programme },
    body: { version: 1 },
  })),
  theirs(programmes.deleteProgramme, 'otherRecruiter', (it) => ({ params: { id: it.programme } })),
  theirs(institutes.compareWithJobs, 'otherRecruiter', (it) => ({ body: { response_id: it.programme } })),
  theirs(institutes.rankTopJobs, 'otherRecruiter', (it) => ({ body: { response_id: it.programme } })),
  theirs(accounts.sendEmail, 'otherRecruiter', (it) => ({
    body: { type: 'bulk-reject' as const, job_id: it.published, candidate_ids: [it.candidate.id] },
  })),
  theirs(accounts.sendEmail, 'otherRecruiter', (it) => ({
    body: { type: 'bulk-invite' as const, job_id: it.published, emails: ['a@people.test'] },
  })),
  theirs(sessions.logoutUser, 'otherCandidate', (it) => ({ params: { user_id: it.candidate.id } })),
  theirs(identities.removeIdentity, 'otherCandidate', (it) => ({ params: { id: it.identity } })),
  theirs(sessions.deleteSession, 'otherCandidate', (it) => ({ params: { id: it.session } })),
  theirs(files.getFile, 'otherCandidate', (it) => ({ params: { id: it.resumeFile } })),
  theirs(files.getFile, 'recruiter', (it) => ({ params: { id: it.resumeFile } })),
  theirs(files.getFile, 'otherCandidate', (it) => ({ params: { id: it.resumePhoto } })),
  theirs(files.getFile, 'recruiter', (it) => ({ params: { id: it.resumePhoto } })),
  theirs(onboarding.onboardCandidate, 'onboarding', (it) => ({
    body: { candidate_resume: it.resumeFile, candidate_availability: ['Online' as const] },
  })),
  theirs(resumes.postResume, 'otherCandidate', (it) => ({ body: { file_id: it.resumeFile } })),
  theirs(resumes.compareResume, 'otherCandidate', (it) => ({ body: { file_id: it.resumeFile } })),
  theirs(resumes.takeResume, 'otherCandidate', (it) => ({
    body: { file_id: it.resumeFile, version: 1, chosen: [] },
  })),
  theirs(awards.changeAward, 'otherCandidate', (it) => ({
    params: { id: it.award },
    body: { kind: 'award' as const, title: 'Mine' },
  })),
  theirs(awards.deleteAward, 'otherCandidate', (it) => ({
    query: { reward_id: it.award, uid: it.candidate.id },
  })),
  theirs(awards.deleteAward, 'otherCandidate', (it) => ({
    query: { reward_id: it.award, uid: it.otherCandidate.id },
  })),
  theirs(awards.getAwardMedia, 'otherCandidate', (it) => ({ params: { id: it.award } })),
  theirs(awards.getAwardMedia, 'strangerPortal', (it) => ({ params: { id: it.award } })),
  theirs(profiles.getUserProfile, 'otherCandidate', (it) => ({ params: { id: it.candidate.id } })),
  theirs(profiles.getUserProfile, 'strangerPortal', (it) => ({ params: { id: it.candidate.id } })),
  theirs(jobs.parseJob, 'otherRecruiter', (it) => ({ body: { file_id: it.resumeFile } })),
  theirs(jobs.generateQuestions, 'otherRecruiter', (it) => ({ body: { job_id: it.draft } })),
  theirs(jobs.updateJob, 'otherRecruiter', (it) => ({ body: { job_id: it.published, job: aJob() } })),
  theirs(jobs.updateJobDescription, 'otherRecruiter', (it) => ({
    body: { job_id: it.published, description: aJob().description },
  })),
  theirs(jobs.setJobExpiry, 'otherRecruiter', (it) => ({
    body: { job_id: it.published, expires_at: null },
  })),
  theirs(jobs.getJobsFeedAsXml, 'strangerPortal', (it) => ({ params: { id: it.recruiter.companyId } })),
  theirs(jobs.getJobsFeedAsJson, 'strangerPortal', (it) => ({ params: { id: it.recruiter.companyId } })),
  theirs(jobs.generateQuestions, 'otherRecruiter', (it) => ({ body: { job_id: it.published } })),
  theirs(jobs.copyJob, 'otherRecruiter', (it) => ({ body: { job_id: it.published } })),
  theirs(jobs.publishJob, 'otherRecruiter', (it) => ({ params: { id: it.draft } })),
  theirs(jobs.closeJob, 'otherRecruiter', (it) => ({ params: { id: it.published } })),
  theirs(jobs.deleteJob, 'otherRecruiter', (it) => ({ body: { job_id: it.published } })),
  theirs(jobs.getJob, 'otherRecruiter', (it) => ({
    params: { id: it.published },
    query: { company_job: 'true' as const },
  })),
  theirs(jobs.getJob, 'candidate', (it) => ({ params: { id: it.draft } })),
  theirs(jobs.getJob, 'strangerPortal', (it) => ({ params: { id: it.published } })),
  theirs(jobs.getJobDetails, 'otherRecruiter', (it) => ({ params: { id: it.draft } })),
  theirs(listMatchingJobs, 'otherCandidate', (it) => ({ query: { candidate_id: it.candidate.id } })),
  theirs(listMatchingJobs, 'strangerPortal', (it) => ({ query: { candidate_id: it.candidate.id } })),
  theirs(getSkillGap, 'otherCandidate', (it) => ({
    body: { uid: it.candidate.id, job_id: it.published },
  })),
  theirs(getSkillGap, 'candidate', (it) => ({ body: { job_id: it.draft } })),
  theirs(seeWhatIf, 'otherCandidate', (it) => ({
    body: { uid: it.candidate.id, job_id: it.published, skills: ['python'] },
  })),
  theirs(seeWhatIf, 'candidate', (it) => ({ body: { job_id: it.draft, skills: ['python'] } })),
  theirs(seeWhatIf, 'strangerPortal', (it) => ({
    body: { uid: it.candidate.id, job_id: it.published, skills: ['python'] },
  })),
  theirs(listSimilarJobs, 'candidate', (it) => ({ params: { id: it.draft } })),
  theirs(listSimilarJobs, 'otherRecruiter', (it) => ({ params: { id: it.draft } })),
  theirs(listSimilarJobs, 'strangerPortal', (it) => ({ params: { id: it.published } })),
  theirs(listSimilarCandidates, 'strangerPortal', (it) => ({ params: { id: it.candidate.id } })),
  theirs(careerPaths.suggestCareerPaths, 'otherCandidate', (it) => ({ body: { uid: it.candidate.id } })),
  theirs(careerPaths.suggestCareerPaths, 'strangerPortal', (it) => ({ body: { uid: it.candidate.id } })),
  theirs(courses.suggestCourses, 'otherCandidate', (it) => ({
    body: { uid: it.candidate.id, skills: ['python'] },
  })),
  theirs(courses.suggestCourses, 'strangerPortal', (it) => ({
    body: { uid: it.candidate.id, skills: ['python'] },
  })),
  theirs(companies.getCompany, 'strangerPortal', (it) => ({ params: { id: it.recruiter.companyId } })),
  theirs(listCompanyJobs, 'strangerCandidate', (it) => ({ params: { id: it.recruiter.companyId } })),
  theirs(learningItems.changeLearningItem, 'otherCandidate', (it) => ({
    params: { course_id: it.learningItem },
    body: { status: 'done' as const },
  })),
  theirs(coachingPlans.changeCoachingNote, 'otherCandidate', (it) => ({
    params: { id: it.coachingNote },
    body: { text: 'Mine now' },
  })),
  theirs(coachingPlans.deleteCoachingNote, 'otherRecruiter', (it) => ({ params: { id: it.coachingNote } })),
  theirs(learningItems.removeLearningItem, 'otherCandidate', (it) => ({
    params: { course_id: it.learningItem },
  })),
  theirs(courses.suggestCourses, 'candidate', (it) => ({ body: { job_id: it.draft } })),
  theirs(courses.suggestCourses, 'strangerPortal', (it) => ({ body: { job_id: it.published } })),
  theirs(listMatchingCandidates, 'otherRecruiter', (it) => ({ params: { id: it.published } })),
  theirs(matchingCandidatesExist, 'otherRecruiter', (it) => ({ params: { id: it.published } })),
  theirs(getCandidateOrder, 'otherRecruiter', (it) => ({ params: { id: it.published } })),
  theirs(getMatchingCandidates, 'otherRecruiter', (it) => ({
    body: { job_id: it.published, candidate_ids: [it.candidate.id] },
  })),
  theirs(noteSeenCandidates, 'otherRecruiter', (it) => ({
    body: { job_id: it.published, candidate_ids: [it.candidate.id] },
  })),
  theirs(exportMatchingCandidates, 'otherRecruiter', (it) => ({ params: { id: it.published } })),
  theirs(previewCandidates, 'otherRecruiter', (it) => ({ body: { job_id: it.published } })),
  theirs(saveSkillWeights, 'otherRecruiter', (it) => ({
    body: { job_id: it.published, weights: [{ skill: 'fidic-contracts', weight: 1, was: null }] },
  })),
  theirs(listSimilarCandidates, 'otherRecruiter', (it) => ({
    params: { id: it.candidate.id },
    query: { job_id: it.published },
  })),
  theirs(recomputeMatchingCandidates, 'otherRecruiter', (it) => ({ body: { job_id: it.published } })),
  theirs(activateMatchCalibration, 'strangerAdmin', (it) => ({ params: { id: it.calibration } })),
  theirs(candidates.actOnCandidate, 'otherRecruiter', (it) => ({
    body: { candidate_id: it.candidate.id, job_id: it.published, action: 'SHORTLISTED' as const },
  })),
  theirs(candidates.getCandidate, 'strangerPortal', (it) => ({ params: { id: it.candidate.id } })),
  theirs(candidates.getCandidate, 'otherRecruiter', (it) => ({
    params: { id: it.candidate.id },
    query: { job_id: it.published },
  })),
  theirs(candidates.moveCandidate, 'otherRecruiter', (it) => ({
    body: { candidate_id: it.candidate.id, job_id: it.published, stage_id: it.hiringStage },
  })),
  theirs(candidates.listCandidateJobs, 'strangerPortal', (it) => ({ params: { id: it.candidate.id } })),
  theirs(candidates.listCandidateHistory, 'strangerPortal', (it) => ({ params: { id: it.candidate.id } })),
  theirs(candidates.listDuplicates, 'strangerPortal', (it) => ({ params: { id: it.candidate.id } })),
  theirs(candidates.decideDuplicate, 'otherRecruiter', (it) => ({
    params: { id: it.candidate.id },
    body: { other_id: it.otherCandidate.id, verdict: 'same' as const },
  })),
  theirs(candidateNotes.listCandidateNotes, 'strangerPortal', (it) => ({ params: { id: it.candidate.id } })),
  theirs(candidateNotes.addCandidateNote, 'strangerPortal', (it) => ({
    params: { id: it.candidate.id },
    body: { text: 'Mine' },
  })),
  theirs(candidateNotes.changeCandidateNote, 'otherRecruiter', (it) => ({
    params: { id: it.candidateNote },
    body: { text: 'Mine' },
  })),
  theirs(candidateNotes.deleteCandidateNote, 'otherRecruiter', (it) => ({
    params: { id: it.candidateNote },
  })),
  theirs(candidateNotes.tagCandidates, 'strangerPortal', (it) => ({
    body: { candidate_ids: [it.candidate.id], add: ['Mine'] },
  })),
  ...[documents.retryDocument, documents.restoreDocument].map((endpoint) =>
    theirs(endpoint, 'otherRecruiter', (it) => ({ body: { uri: it.document } })),
  ),
  theirs(documents.addDocument, 'otherRecruiter', (it) => ({
    body: { filename: it.resumeFile, uri: it.document },
  })),
  theirs(documents.changeDocument, 'otherRecruiter', (it) => ({
    body: { uri: it.document, audience: 'portal' as const },
  })),
  theirs(documents.deleteDocument, 'otherRecruiter', (it) => ({ query: { uri: it.document } })),
  theirs(documents.readDocument, 'otherRecruiter', (it) => ({ params: { uri: it.document } })),
  theirs(documents.getDocumentFile, 'candidate', (it) => ({ params: { uri: it.document } })),
  theirs(documents.getDocumentPage, 'candidate', (it) => ({ params: { uri: it.document, page: 1 } })),
  theirs(documents.rateAnswer, 'otherRecruiter', (it) => ({
    params: { id: it.documentAnswer },
    body: { rating: 'wrong' as const },
  })),
  theirs(documents.closeOpenQuestion, 'otherRecruiter', (it) => ({ params: { id: it.documentAnswer } })),
  theirs(documents.askDocuments, 'strangerPortal', (it) => ({
    body: { question: 'When is lunch?', company_id: it.recruiter.companyId },
  })),
  theirs(documents.askDocuments, 'strangerPortal', (it) => ({
    body: { question: 'When is lunch?', job_id: it.published },
  })),
  theirs(hiringStages.renameHiringStage, 'otherRecruiter', (it) => ({
    params: { id: it.hiringStage },
    body: { name: 'Mine', was: null },
  })),
  theirs(hiringStages.moveHiringStage, 'otherRecruiter', (it) => ({
    params: { id: it.hiringStage },
    body: { after_id: null },
  })),
  theirs(hiringStages.removeHiringStage, 'otherRecruiter', (it) => ({
    params: { id: it.hiringStage },
    body: { move_to_id: it.hiringStage },
  })),
  theirs(applications.applyToJob, 'candidate', (it) => ({ body: { job_id: it.draft } })),
  theirs(applications.getApplication, 'otherCandidate', (it) => ({ params: { id: it.application } })),
  theirs(applications.withdrawApplication, 'otherCandidate', (it) => ({
    params: { id: it.application },
    body: {},
  })),
  theirs(applications.listApplicants, 'otherRecruiter', (it) => ({ params: { id: it.published } })),
  theirs(applications.getApplicant, 'otherRecruiter', (it) => ({
    params: { id: it.published, candidate_id: it.candidate.id },
  })),
  theirs(applications.getSentResume, 'otherRecruiter', (it) => ({
    params: { id: it.published, candidate_id: it.candidate.id },
  })),
  theirs(jobs.getJobAddress, 'otherRecruiter', (it) => ({ body: { job_id: it.published } })),
  theirs(countSkillOpenings, 'candidate', (it) => ({
    body: { job_id: it.draft, skills: ['python'] },
  })),
  theirs(approvals.getApproval, 'strangerAdmin', (it) => ({ params: { id: it.waiting.id } })),
  theirs(approvals.actOnApprovals, 'strangerAdmin', (it) => ({
    body: { ids: [it.waiting.id], action: 'APPROVED' },
  })),
  theirs(companyChecks.decideCompanyCheck, 'strangerAdmin', (it) => ({
    params: { id: it.recruiter.companyId },
    body: { action: 'REFUSE' as const, note: 'Not known', seen: 'verified' as const },
  })),
  theirs(invitations.resendInvitation, 'strangerAdmin', (it) => ({ params: { id: it.invitation } })),
  theirs(invitations.revokeInvitation, 'strangerAdmin', (it) => ({ params: { id: it.invitation } })),
  theirs(teams.resendTeamInvitation, 'otherRecruiter', (it) => ({ params: { id: it.teamInvitation } })),
  theirs(teams.revokeTeamInvitation, 'otherRecruiter', (it) => ({ params: { id: it.teamInvitation } })),
  theirs(teams.changeTeamRole, 'otherRecruiter', (it) => ({
    params: { id: it.recruiter.id },
    body: { company_role: 'member' as const },
  })),
  theirs(teams.removeFromTeam, 'otherRecruiter', (it) => ({ params: { id: it.recruiter.id } })),
  theirs(teams.handOverCompany, 'otherRecruiter', (it) => ({ params: { id: it.recruiter.id } })),
  theirs(teams.answerJoinRequest, 'otherRecruiter', (it) => ({
    params: { id: it.joinRequest },
    body: { outcome: 'accepted' as const },
  })),
  theirs(onboarding.joinCompany, 'strangerNewcomer', (it) => ({
    body: { company_id: it.recruiter.companyId },
  })),
  theirs(favourites.reactToJob, 'candidate', (it) => ({
    params: { action: 'like' as const },
    body: { job_id: it.draft },
  })),
  theirs(favourites.favouriteJobs, 'candidate', (it) => ({ body: { job_ids: [it.draft], favorite: true } })),
  theirs(favourites.listFavouriteCandidates, 'otherRecruiter', (it) => ({ params: { id: it.published } })),
  theirs(favourites.favouriteCandidate, 'otherRecruiter', (it) => ({
    body: { job_id: it.published, candidate_id: it.candidate.id, favorite: true },
  })),
  theirs(favourites.favouriteCandidate, 'strangerPortal', (it) => ({
    body: { job_id: it.published, candidate_id: it.candidate.id, favorite: true },
  })),
  theirs(pokes.pokeCandidates, 'otherRecruiter', (it) => ({
    body: { job_id: it.published, candidate_ids: [it.candidate.id] },
  })),
  theirs(pokes.previewPoke, 'otherRecruiter', (it) => ({
    body: { job_id: it.published, candidate_ids: [it.candidate.id] },
  })),
  theirs(pokes.takePokeBack, 'otherRecruiter', (it) => ({ params: { id: it.ask } })),
  theirs(pokes.complainOfPoke, 'otherCandidate', (it) => ({ params: { job_id: it.published } })),
  theirs(pokes.answerPoke, 'otherCandidate', (it) => ({
    params: { job_id: it.published },
    body: { answer: 'interested' as const },
  })),
  theirs(messages.changeMessageTemplate, 'otherRecruiter', (it) => ({
    params: { id: it.messageTemplate },
    body: { ...MESSAGE_TEXT, name: 'Mine', purpose: 'other' as const },
  })),
  theirs(messages.deleteMessageTemplate, 'otherRecruiter', (it) => ({ params: { id: it.messageTemplate } })),
  theirs(messages.previewMessage, 'otherRecruiter', (it) => ({
    body: {
      job_id: it.published,
      candidate_ids: [it.candidate.id],
      purpose: 'other' as const,
      texts: [MESSAGE_TEXT],
    },
  })),
  theirs(employees.listEmployees, 'otherRecruiter', (it) => ({ query: { job_id: it.published } })),
  theirs(employees.changeEmployee, 'otherRecruiter', (it) => ({
    params: { id: it.employee },
    body: { employee: EMPLOYEE, was_updated_at: new Date().toISOString() },
  })),
  theirs(employees.deleteEmployee, 'otherRecruiter', (it) => ({ params: { id: it.employee } })),
  theirs(employees.inviteEmployee, 'otherRecruiter', (it) => ({ params: { id: it.employee } })),
  theirs(employees.unlinkEmployee, 'otherRecruiter', (it) => ({ params: { id: it.employee } })),
  theirs(employees.sendInternalJob, 'otherRecruiter', (it) => ({
    body: { job_id: it.published, employee_ids: [it.employee] },
  })),
  theirs(employees.endEmployment, 'otherCandidate', (it) => ({ params: { id: it.employee } })),
  theirs(messages.sendMessage, 'otherRecruiter', (it) => ({
    body: {
      job_id: it.published,
      candidate_ids: [it.candidate.id],
      purpose: 'other' as const,
      texts: [MESSAGE_TEXT],
    },
  })),
  // A message of nobody’s is as little there as another company’s, which messages.test.ts tries.
  theirs(messages.takeMessageBack, 'otherRecruiter', (it) => ({ params: { id: it.messageTemplate } })),
  theirs(candidateSearches.searchCandidates, 'otherRecruiter', (it) => ({
    body: { query: 'nurses', job_id: it.published },
  })),
  theirs(candidateSearches.searchCandidatesInWords, 'otherRecruiter', (it) => ({
    body: { text: 'nurses', job_id: it.published },
  })),
  theirs(candidateSearches.changeCandidateSearch, 'otherRecruiter', (it) => ({
    params: { id: it.candidateSearch },
    body: { name: 'Mine' },
  })),
  theirs(candidateSearches.openCandidateSearch, 'otherRecruiter', (it) => ({
    params: { id: it.candidateSearch },
  })),
  theirs(candidateSearches.deleteCandidateSearch, 'otherRecruiter', (it) => ({
    params: { id: it.candidateSearch },
  })),
  theirs(savedSearches.changeSavedSearch, 'otherCandidate', (it) => ({
    params: { id: it.savedSearch },
    body: { name: 'Mine' },
  })),
  theirs(savedSearches.openSavedSearch, 'otherCandidate', (it) => ({ params: { id: it.savedSearch } })),
  theirs(savedSearches.deleteSavedSearch, 'otherCandidate', (it) => ({ params: { id: it.savedSearch } })),
  theirs(blockedCompanies.blockCompany, 'strangerCandidate', (it) => ({
    body: { company_id: it.recruiter.companyId },
  })),
  theirs(blockedCompanies.unblockCompany, 'otherCandidate', (it) => ({ params: { id: it.block } })),
  theirs(skills.decidePortalSkill, 'strangerAdmin', (it) => ({
    params: { id: it.portalSkill },
    body: { action: 'ignore' as const },
  })),
  theirs(assessments.getAssessment, 'otherCandidate', (it) => ({
    params: PRINCIPLES,
    query: { attempt_id: it.attempt },
  })),
  theirs(assessments.getQuestionnaire, 'otherCandidate', (it) => ({
    params: PRINCIPLES,
    query: { attempt_id: it.attempt },
  })),
  theirs(assessments.startAssessment, 'otherCandidate', (it) => ({
    params: { assessment_id: 'communication-entry' },
    body: { invitation_id: it.assessmentInvitation },
  })),
  theirs(assessments.cancelAssessment, 'otherCandidate', () => ({ params: PRINCIPLES })),
  theirs(assessments.saveAnswer, 'otherCandidate', () => ({ params: PRINCIPLES, body: AN_ANSWER })),
  theirs(assessments.playPassage, 'otherCandidate', () => ({
    params: PRINCIPLES,
    body: { question_id: AN_ANSWER.question_id, number: 1 },
  })),
  theirs(assessments.saveAnswers, 'otherCandidate', () => ({
    params: PRINCIPLES,
    body: { answers: [AN_ANSWER] },
  })),
  theirs(assessments.listAnswers, 'otherCandidate', (it) => ({
    params: PRINCIPLES,
    query: { attempt_id: it.attempt },
  })),
  theirs(assessments.noteSignals, 'otherCandidate', () => ({
    params: PRINCIPLES,
    body: { signals: [{ kind: 'paste' as const }] },
  })),
  ...(['otherCandidate', 'recruiter', 'otherRecruiter', 'strangerPortal'] as const).flatMap((by) => [
    theirs(assessments.getAssessmentResult, by, (it) => ({
      params: PRINCIPLES,
      query: { user_id: it.candidate.id },
    })),
    theirs(assessments.getAssessmentResultOf, by, (it) => ({
      params: { ...PRINCIPLES, user_id: it.candidate.id },
      query: { attempt_id: it.attempt },
    })),
    theirs(assessments.getAssessmentPdf, by, (it) => ({
      params: { ...PRINCIPLES, user_id: it.candidate.id },
    })),
    theirs(principles.getPrinciplesSummary, by, (it) => ({ params: { user_id: it.candidate.id } })),
    theirs(principles.getPrinciplesPdf, by, (it) => ({ params: { user_id: it.candidate.id } })),
  ]),
  ...[comparisons.getPersonalityComparison, comparisons.endComparison].map((endpoint) =>
    theirs(endpoint, 'otherCandidate', (it) => ({ params: { id: it.comparison } })),
  ),
  theirs(screenings.getScreening, 'candidate', (it) => ({ query: { job_id: it.draft } })),
  theirs(screenings.answerScreening, 'candidate', (it) => ({
    body: { job_id: it.draft, way: 'form' as const, answers: {} },
  })),
  theirs(assessments.rateWork, 'otherRecruiter', (it) => ({
    params: { ...PRINCIPLES, user_id: it.candidate.id },
    body: { attempt_id: it.attempt, question_id: 'w-delay', scores: {} },
  })),
  theirs(assessments.getRecording, 'otherCandidate', (it) => ({
    params: { assessment_id: 'english_v2', recording_id: it.resumeFile },
  })),
  theirs(assessments.getPassage, 'otherCandidate', (it) => ({
    params: { assessment_id: 'english_v1', play_id: it.attempt },
  })),
  theirs(assessments.completeAssessment, 'otherCandidate', (it) => ({
    params: { ...PRINCIPLES, user_id: it.candidate.id },
    body: {},
  })),
  theirs(assessments.shareAssessment, 'otherCandidate', (it) => ({
    params: PRINCIPLES,
    body: { company_id: it.recruiter.companyId, attempt_id: it.attempt },
  })),
  theirs(assessments.stopSharingAssessment, 'otherCandidate', (it) => ({
    params: { ...PRINCIPLES, company_id: it.recruiter.companyId },
  })),
  theirs(assessments.compareAssessments, 'otherRecruiter', (it) => ({
    params: PRINCIPLES,
    query: { users: JSON.stringify([it.candidate.id]) },
  })),
  theirs(assessmentInvitations.inviteToAssessment, 'otherRecruiter', (it) => ({
    body: { assessment_id: 'principles', user_ids: [it.candidate.id], job_id: it.published },
  })),
  theirs(assessmentInvitations.remindOfAssessment, 'otherRecruiter', (it) => ({
    params: { id: it.assessmentInvitation },
  })),
  theirs(assessmentInvitations.revokeAssessmentInvitation, 'otherRecruiter', (it) => ({
    params: { id: it.assessmentInvitation },
  })),
  theirs(assessmentInvitations.declineAssessmentInvitation, 'otherCandidate', (it) => ({
    params: { id: it.assessmentInvitation },
  })),
  ...(['otherRecruiter', 'strangerPortal'] as const).flatMap((by) => [
    theirs(hiringSystems.postJobToSystem, by, (it) => ({ body: { job_id: it.published } })),
    theirs(hiringSystems.getSystemJob, by, (it) => ({ params: { id: it.published } })),
    theirs(hiringSystems.syncCandidateToSystem, by, (it) => ({
      params: { candidate_id: it.candidate.id, job_id: it.published },
    })),
    theirs(hiringSystems.getSystemCandidate, by, (it) => ({
      params: { candidate_id: it.candidate.id, job_id: it.published },
    })),
    theirs(hiringSystems.previewSystemRecord, by, (it) => ({
      body: { of: 'job' as const, job_id: it.published },
    })),
    theirs(hiringSystems.getSystemRecord, by, (it) => ({ params: { id: it.systemRecord } })),
    theirs(hiringSystems.sendSystemRecord, by, (it) => ({ params: { id: it.systemRecord }, body: {} })),
    theirs(hiringSystems.resolveSystemConflict, by, (it) => ({
      params: { id: it.systemRecord },
      body: { keep: 'ours' as const },
    })),
    theirs(hiringSystems.grantSystemScope, by, (it) => ({
      body: { user_id: it.recruiter.id, scope: 'jobs' as const, granted: true },
    })),
  ]),
  theirs(talentManagers.listManagedJobs, 'otherManager', (it) => ({
    query: { person_id: it.managed.person },
  })),
  theirs(talentManagers.resendTalentInvitation, 'otherManager', (it) => ({
    params: { id: it.managed.person },
  })),
  theirs(talentManagers.endManagedPerson, 'otherManager', (it) => ({ params: { id: it.managed.person } })),
  theirs(talentManagers.getAddition, 'otherManager', (it) => ({ params: { id: it.managed.addition } })),
  theirs(talentManagers.getAddition, 'recruiter', (it) => ({ params: { id: it.managed.addition } })),
  theirs(talentManagers.mendAdditionRow, 'otherManager', (it) => ({
    params: { id: it.managed.addition, row: 1 },
    body: { email: 'mine@people.test' },
  })),
  theirs(talentManagers.addPeople, 'otherManager', (it) => ({
    body: { type: 'resumes' as const, file_ids: [it.resumeFile] },
  })),
  theirs(talentManagers.getManagedJob, 'strangerManager', (it) => ({ params: { id: it.published } })),
  theirs(talentManagers.proposePeople, 'otherManager', (it) => ({
    params: { id: it.published },
    body: { person_ids: [it.managed.person] },
  })),
  theirs(talentManagers.answerTalentManager, 'otherCandidate', (it) => ({
    params: { id: it.managed.person },
    body: { answer: 'yes' as const },
  })),
  theirs(talentManagers.leaveTalentManager, 'otherCandidate', (it) => ({
    params: { id: it.managed.person },
  })),
  theirs(talentManagers.answerProposal, 'otherCandidate', (it) => ({
    params: { id: it.managed.proposal },
    body: { answer: 'agreed' as const },
  })),
  theirs(notifications.actOnNotification, 'otherCandidate', (it) => ({
    params: { action: 'read' as const },
    body: { id: it.notification },
  })),
];

/** They take ids, but only of what is being made or scoped to the caller by itself. */
const SCOPED_BY_THEMSELVES = new Set([
  'getInvitationMails', // the id is the secret of whoever got the mail
  'stopInvitationMails',
  'getPortalLogo', // public, and of the portal its address names
  'uploadFileChunk', // tested with its own words in files.test.ts
  'completeUpload',
  'replaceAwardMedia', // another's is tried in awards.test.ts, where there is a file to send
  'onboardRecruiter', // the picture's owner is checked as for candidates
  'listAuditEntries', // filters within the portal's own entries, tested in audit-entries.test.ts
  'exportAuditEntries',
  'getCourse', // of the catalogue, which is everybody's
  'listPrograms', // of the shipped institutes, which are everybody's
  'getSkillInMap', // of the taxonomy, which is everybody's
  'getSkillTrend',
  'addLearningItem', // puts a course of the catalogue into one's own plan
  'listApplications', // a filter within one’s own
  'listCandidates', // a filter within the company's own decisions
  'listCandidateKeys',
  'getPipeline',
  'noteSeenJobs', // others are passed over, tested in matches.sightings.test.ts
  'listAssessments', // filters within one’s own, or within what is shown to the company
  'listAssessmentShares', // of one’s own
  'exportAssessmentResults', // what is shown to the company
  'getItemStatistics', // of the portal
  'listAssessmentInvitations', // filters within the company's own
  'listPokes', // a filter within one's own
  'listMessages', // a filter within the company's own
  'takeSystemEvent', // public, and proved by its signature in hiring-systems.test.ts
]);

describe('someone else’s record', () => {
  it('is tried on every endpoint that takes an id', () => {
    const covered = new Set(CASES.map(({ endpoint }) => endpoint));
    const missing = allEndpoints.filter(
      ({ name, endpoint }) => takesId(endpoint) && !covered.has(endpoint) && !SCOPED_BY_THEMSELVES.has(name),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it.each(CASES)('$endpoint.method $endpoint.path is not found by $by', async ({ endpoint, by, input }) => {
    const person = world[by] as Person;
    const answer = await test.call(endpoint, { ...(input(world) as object), token: person.token });
    expect([answer.status, answer.problem.code.endsWith('not_found')]).toEqual([404, true]);
  });

  it('is not in another’s notifications, candidates, jobs or search', async () => {
    const { otherCandidate, otherRecruiter, strangerPortal } = world;
    const list = await test.call(notifications.listNotifications, { token: otherCandidate.token });
    expect(list.data.results).toEqual([]);
    const decided = await test.call(candidates.listCandidates, {
      token: otherRecruiter.token,
      query: { status: 'ALL' },
    });
    expect(decided.data.results).toEqual([]);
    const own = await test.call(jobs.listRecruiterJobs, { token: otherRecruiter.token, body: {} });
    expect(own.data.results).toEqual([]);
    const found = await test.send('POST', '/api/search', {
      token: strangerPortal.token,
      payload: { text: 'Quantity' },
    });
    expect((found.data as { results: unknown[] }).results).toEqual([]);
  });
});

async function aBlock(owner: Person): Promise<string> {
  const body = { name: 'Copper Gate' };
  return (await test.call(blockedCompanies.blockCompany, { token: owner.token, body })).data.id;
}

/** A photograph that was found in a resume, which nobody has made their picture. */
async function aResumePhoto(owner: Person): Promise<string> {
  const file = {
    purpose: 'photo',
    name: 'photo.jpg',
    mediaType: 'image/jpeg',
    bytes: new Uint8Array(4),
  } as const;
  return (await keepFor(await contextOf(test), { id: owner.id, portal: 'HCMS' }, file)).id;
}

const takesId = (endpoint: AnyEndpoint) => fieldNames(endpoint).length > 0;

function fieldNames(endpoint: AnyEndpoint): string[] {
  const parts = [
    'params' in endpoint ? endpoint.params : null,
    'query' in endpoint ? endpoint.query : null,
    'body' in endpoint ? endpoint.body : null,
    'fields' in endpoint ? endpoint.fields : null,
  ];
  return parts.flatMap((part) => namesIn(part)).filter((name) => /(^|_)(id|ids|uid|jid|uri)$/.test(name));
}

function namesIn(schema: unknown): string[] {
  const it = schema as { shape?: Record<string, unknown>; options?: readonly unknown[] } | null;
  if (it?.shape) return Object.keys(it.shape);
  return it?.options ? it.options.flatMap(namesIn) : [];
}
