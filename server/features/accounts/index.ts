export { accountRoutes } from './accounts.routes.ts';
export { completeOnboarding, createAdmin } from './accounts.service.ts';
export { insertUser } from './accounts.store.ts';
export { accountWords } from './accounts.words.ts';
