export { keepMonth } from './skill-maps.months.ts';
export { refreshSkillMaps } from './skill-maps.refresh.ts';
