import type { UserState } from '#contract/kernel/user-states.ts';

/** A screen with the states that may see it, or a path that leads to another. */
export type RouteFact =
  | { readonly path: string; readonly states: 'ALL' | readonly UserState[]; readonly name: string }
  | { readonly path: string; readonly redirect: string };

const CANDIDATES = ['CANDIDATE'] as const;
const RECRUITERS = ['RECRUITER', 'RECRUITER_ADMIN'] as const;
const PEOPLE_AT_WORK = ['CANDIDATE', 'RECRUITER', 'RECRUITER_ADMIN'] as const;
const INSTITUTE_USERS = ['RECRUITER', 'RECRUITER_ADMIN', 'INSTITUTE'] as const;
const SIGNED_OUT = ['UNAUTHENTICATED', 'RESET_PASSWORD', 'RESET_PASSWORD_COMPLETED'] as const;

/** States whose people have an area of their own, and with it the menu. */
export const AT_HOME: readonly UserState[] = [
  'CANDIDATE',
  'RECRUITER',
  'RECRUITER_ADMIN',
  'TALENT_MANAGER',
  'INSTITUTE',
];

/** Every address of the product. The guard, the router, the titles and the navigation read this table. */
export const ROUTE_TABLE = [
  { path: '/', redirect: '/auth' },
  { path: '/auth', redirect: '/auth/login' },
  { path: '/auth/login', states: SIGNED_OUT, name: 'login' },
  { path: '/auth/signup', states: SIGNED_OUT, name: 'signup' },
  { path: '/auth/google/$token', states: ['UNAUTHENTICATED'], name: 'google' },
  { path: '/auth/linkedin/$token', states: ['UNAUTHENTICATED'], name: 'linkedin' },
  { path: '/auth/verify-email', states: ['EMAIL_VERIFICATION_PENDING'], name: 'verify-email' },
  {
    path: '/auth/verify-email/$code',
    states: ['UNAUTHENTICATED', 'EMAIL_VERIFICATION_PENDING'],
    name: 'verify-email-link',
  },
  { path: '/auth/email-verified', states: ['EMAIL_VERIFICATION_COMPLETED'], name: 'email-verified' },
  { path: '/auth/email-success', states: ['UNAUTHENTICATED'], name: 'email-success' },
  { path: '/auth/goodbye', states: ['UNAUTHENTICATED'], name: 'goodbye' },
  { path: '/auth/reset-password', redirect: '/auth/reset-password/email-verification' },
  {
    path: '/auth/reset-password/email-verification',
    states: ['UNAUTHENTICATED', 'RESET_PASSWORD'],
    name: 'reset-password',
  },
  {
    path: '/auth/reset-password/verify',
    states: ['UNAUTHENTICATED', 'RESET_PASSWORD'],
    name: 'reset-password-verify',
  },
  {
    path: '/auth/reset-password/create-new-password',
    states: ['RESET_PASSWORD'],
    name: 'create-new-password',
  },
  {
    path: '/auth/reset-password/success',
    states: ['RESET_PASSWORD_COMPLETED'],
    name: 'reset-password-success',
  },
  { path: '/auth/reset-password/$code', states: 'ALL', name: 'reset-password-link' },
  { path: '/auth/$', states: 'ALL', name: 'not-found' },
  { path: '/onboarding', states: ['ONBOARDING_PENDING'], name: 'onboarding' },
  { path: '/onboarding/recruiter', states: ['ONBOARDING_PENDING'], name: 'onboarding-recruiter' },
  { path: '/onboarding/candidate', states: ['ONBOARDING_PENDING'], name: 'onboarding-candidate' },
  { path: '/onboarding/candidate/disclaimer', states: ['ONBOARDING_PENDING'], name: 'onboarding-disclaimer' },
  { path: '/onboarding/success', states: ['ONBOARDING_COMPLETED'], name: 'onboarding-success' },
  { path: '/approval-pending', states: ['ONBOARDING_COMPLETED'], name: 'approval-pending' },
  {
    path: '/book-demo',
    states: ['UNAUTHENTICATED', 'CANDIDATE', 'RECRUITER', 'RECRUITER_ADMIN'],
    name: 'book-demo',
  },
  { path: '/job/$id', states: PEOPLE_AT_WORK, name: 'job' },
  { path: '/invitation/$token', states: 'ALL', name: 'invitation' },
  { path: '/employment/$token', states: 'ALL', name: 'employment' },
  { path: '/public/job/$key', states: 'ALL', name: 'public-job' },
  { path: '/no-more-mail/$id', states: 'ALL', name: 'no-more-mail' },
  { path: '/unsubscribe/$token', states: 'ALL', name: 'unsubscribe' },
  { path: '/error', states: ['ROOT_ERROR'], name: 'error' },
  { path: '/$', states: 'ALL', name: 'not-found' },
  { path: '/candidate', redirect: '/candidate/dashboard' },
  { path: '/candidate/dashboard', states: CANDIDATES, name: 'candidate-dashboard' },
  { path: '/candidate/chat', states: PEOPLE_AT_WORK, name: 'chat' },
  { path: '/candidate/ai-coaching', states: PEOPLE_AT_WORK, name: 'ai-coaching' },
  { path: '/candidate/jobs', states: CANDIDATES, name: 'candidate-jobs' },
  { path: '/candidate/jobs/view/$id', states: CANDIDATES, name: 'candidate-job-view' },
  { path: '/candidate/jobs/upskill-career', states: CANDIDATES, name: 'upskill-career' },
  { path: '/candidate/jobs/company-profile', states: CANDIDATES, name: 'company-profile' },
  { path: '/candidate/applications', states: CANDIDATES, name: 'candidate-applications' },
  { path: '/candidate/applications/$id', states: CANDIDATES, name: 'candidate-application' },
  { path: '/candidate/interviews', states: CANDIDATES, name: 'candidate-interviews' },
  { path: '/candidate/interviews/start/$interview_id', states: CANDIDATES, name: 'interview-start' },
  { path: '/candidate/career-path', states: CANDIDATES, name: 'career-path' },
  { path: '/candidate/courses', states: CANDIDATES, name: 'candidate-courses' },
  { path: '/candidate/profile', states: CANDIDATES, name: 'candidate-profile' },
  { path: '/candidate/profile-loading', states: ['CANDIDATE_PROFILE_PENDING'], name: 'profile-fetching' },
  { path: '/candidate/assessments', redirect: '/candidate/assessments/personality' },
  { path: '/candidate/assessments/personality', states: CANDIDATES, name: 'personality' },
  { path: '/candidate/assessments/personality/success', states: CANDIDATES, name: 'personality-success' },
  {
    path: '/candidate/assessments/personality/report/$assessment_id',
    states: CANDIDATES,
    name: 'personality-report',
  },
  { path: '/candidate/assessments/my-next-move', states: CANDIDATES, name: 'my-next-move' },
  { path: '/candidate/error', states: CANDIDATES, name: 'candidate-error' },
  { path: '/recruiter', redirect: '/recruiter/dashboard' },
  { path: '/recruiter/dashboard', states: RECRUITERS, name: 'recruiter-dashboard' },
  { path: '/recruiter/skills/demand', states: RECRUITERS, name: 'skills-demand' },
  { path: '/recruiter/skills/supply', states: RECRUITERS, name: 'skills-supply' },
  { path: '/recruiter/skills/error', states: RECRUITERS, name: 'skills-error' },
  { path: '/recruiter/jobs', states: RECRUITERS, name: 'recruiter-jobs' },
  { path: '/recruiter/jobs/post-job', states: RECRUITERS, name: 'post-job' },
  { path: '/recruiter/jobs/post-job/search/$job_title', states: RECRUITERS, name: 'post-job-search' },
  { path: '/recruiter/jobs/post-job/$id/view', states: RECRUITERS, name: 'post-job-view' },
  { path: '/recruiter/jobs/post-job/$id/edit', states: RECRUITERS, name: 'post-job-edit' },
  { path: '/recruiter/jobs/post-job/ai-generated', states: RECRUITERS, name: 'ai-generated-job' },
  {
    path: '/recruiter/jobs/post-job/ai-generated/candidate',
    states: RECRUITERS,
    name: 'ai-generated-candidate',
  },
  {
    path: '/recruiter/jobs/post-job/ai-generated/all-candidates',
    states: RECRUITERS,
    name: 'ai-generated-all-candidates',
  },
  { path: '/recruiter/jobs/post-job/questions', states: RECRUITERS, name: 'screening-questions' },
  { path: '/recruiter/jobs/companies', states: RECRUITERS, name: 'companies' },
  { path: '/recruiter/jobs/$id', states: RECRUITERS, name: 'recruiter-job' },
  { path: '/recruiter/jobs/$id/edit', states: RECRUITERS, name: 'recruiter-job-edit' },
  { path: '/recruiter/candidates', states: RECRUITERS, name: 'recruiter-candidates' },
  { path: '/recruiter/candidates/$id', states: RECRUITERS, name: 'recruiter-candidate' },
  { path: '/recruiter/search', states: RECRUITERS, name: 'candidate-search' },
  { path: '/recruiter/employees', states: RECRUITERS, name: 'employees' },
  { path: '/recruiter/interviews', states: RECRUITERS, name: 'recruiter-interviews' },
  {
    path: '/recruiter/interviews/report/$interview_id',
    states: RECRUITERS,
    name: 'recruiter-interview-report',
  },
  { path: '/recruiter/assessments', states: RECRUITERS, name: 'recruiter-assessments' },
  {
    path: '/recruiter/assessments/report/$assessment_id',
    states: RECRUITERS,
    name: 'recruiter-assessment-report',
  },
  { path: '/recruiter/chatbot', states: RECRUITERS, name: 'knowledge-base' },
  { path: '/recruiter/skills-analytics', states: RECRUITERS, name: 'skills-analytics' },
  { path: '/recruiter/admin/candidates', states: ['RECRUITER_ADMIN'], name: 'admin-candidates' },
  { path: '/recruiter/admin/invitations', states: ['RECRUITER_ADMIN'], name: 'admin-invitations' },
  { path: '/recruiter/admin/audit', states: ['RECRUITER_ADMIN'], name: 'admin-audit' },
  { path: '/recruiter/admin/view/$id', states: ['RECRUITER_ADMIN'], name: 'admin-candidate' },
  { path: '/recruiter/admin/match-calibrations', states: ['RECRUITER_ADMIN'], name: 'match-calibrations' },
  { path: '/recruiter/admin/portal', states: ['RECRUITER_ADMIN'], name: 'admin-portal' },
  { path: '/recruiter/admin/portal-skills', states: ['RECRUITER_ADMIN'], name: 'portal-skills' },
  { path: '/recruiter/fairness', states: RECRUITERS, name: 'fairness' },
  { path: '/recruiter/error', states: RECRUITERS, name: 'recruiter-error' },
  { path: '/settings', redirect: '/settings/account' },
  { path: '/settings/account', states: AT_HOME, name: 'account' },
  { path: '/settings/equality', states: CANDIDATES, name: 'equality-answers' },
  { path: '/settings/company/profile', states: RECRUITERS, name: 'company-settings' },
  { path: '/settings/company/edit', states: RECRUITERS, name: 'company-edit' },
  { path: '/settings/company/hiring', states: RECRUITERS, name: 'hiring-settings' },
  { path: '/settings/company/templates', states: RECRUITERS, name: 'message-templates' },
  { path: '/talent-manager', redirect: '/talent-manager/dashboard' },
  { path: '/talent-manager/dashboard', states: ['TALENT_MANAGER'], name: 'talent-manager-dashboard' },
  { path: '/talent-manager/jobs', states: ['TALENT_MANAGER'], name: 'talent-manager-jobs' },
  { path: '/talent-manager/jobs/$id', states: ['TALENT_MANAGER'], name: 'talent-manager-job' },
  { path: '/institute', redirect: '/institute/select' },
  { path: '/institute/select', states: INSTITUTE_USERS, name: 'institute-select' },
  { path: '/institute/national-global', states: INSTITUTE_USERS, name: 'national-global' },
  { path: '/institute/national-global/result', states: INSTITUTE_USERS, name: 'national-global-result' },
  {
    path: '/institute/national-global/result/upskill',
    states: INSTITUTE_USERS,
    name: 'national-global-upskill',
  },
  { path: '/institute/national-job', states: INSTITUTE_USERS, name: 'national-job' },
  { path: '/institute/national-job/result', states: INSTITUTE_USERS, name: 'national-job-result' },
  { path: '/institute/national-job/result/upskill', states: INSTITUTE_USERS, name: 'national-job-upskill' },
  { path: '/institute/error', states: INSTITUTE_USERS, name: 'institute-error' },
] as const satisfies readonly RouteFact[];

type Listed = (typeof ROUTE_TABLE)[number];
export type RoutePath = Listed['path'];
/** The name of a screen: the key of its title and of its code. */
export type RouteName = Extract<Listed, { name: string }>['name'];
