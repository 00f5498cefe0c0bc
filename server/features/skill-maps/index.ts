export { refreshSkillMaps } from './skill-maps.refresh.ts';
