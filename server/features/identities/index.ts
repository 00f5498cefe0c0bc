export { isConfigured } from './identities.providers.ts';
