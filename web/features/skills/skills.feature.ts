import { feature } from '#web/platform/feature.ts';
import { ADMINS } from '#web/platform/states.ts';
import { PORTAL_SKILLS } from './skills.addresses.ts';

const skills = feature({
  name: 'skills',
  routes: {
    'portal-skills': {
      path: '/recruiter/admin/portal-skills',
      search: PORTAL_SKILLS,
      states: ADMINS,
      screen: () => import('./screens/portal-skills.screen.tsx'),
      menu: { area: 'recruiter', group: 'administration', place: 60, icon: 'skill-map' },
    },
  },
});
export default skills;

declare module '#web/platform/feature.ts' {
  interface Features {
    skills: typeof skills;
  }
}
