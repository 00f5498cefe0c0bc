export { courseItems } from './coaching-plans.items.ts';
export { asOf } from './coaching-plans.standing.ts';
export { insertCheckIn, replacePlan } from './coaching-plans.store.ts';
