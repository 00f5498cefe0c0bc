export { disableAccount, enableAccount, findPeople, signOutEverywhere } from './accounts.operating.ts';
export { completeOnboarding, createAdmin } from './accounts.service.ts';
export { findUserByEmail, insertUser, updateUser } from './accounts.store.ts';
