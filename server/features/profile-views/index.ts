export { createViewKeeper } from './profile-views.keeping.ts';
