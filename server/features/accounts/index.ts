export { forgetOld, mailReset } from './accounts.jobs.ts';
export { disableAccount, enableAccount, findPeople, signOutEverywhere } from './accounts.operating.ts';
export { accountRoutes } from './accounts.routes.ts';
export { completeOnboarding, createAdmin } from './accounts.service.ts';
export { findUserByEmail, insertUser, updateUser } from './accounts.store.ts';
export { accountWords } from './accounts.words.ts';
