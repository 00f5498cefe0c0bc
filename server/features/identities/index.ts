export { isConfigured } from './identities.providers.ts';
export { identityRoutes } from './identities.routes.ts';
export { identityWords } from './identities.words.ts';
