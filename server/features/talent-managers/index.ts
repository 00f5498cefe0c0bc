export { askWhoArrived } from './talent-managers.consent.ts';
export { offeredResume, takeOffered } from './talent-managers.offers.ts';
