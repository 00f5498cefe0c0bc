export { addToPlan, changeItem } from './learning-items.service.ts';
export { listItems } from './learning-items.store.ts';
