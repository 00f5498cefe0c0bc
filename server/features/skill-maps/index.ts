export { keepMonth } from './skill-maps.months.ts';
export { jobsThenAndNow } from './skill-maps.moves.ts';
export { refreshSkillMaps } from './skill-maps.refresh.ts';
