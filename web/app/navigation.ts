import type { UserState } from '#contract/kernel/user-states.ts';
import {
  AdjustIcon,
  ApprovalIcon,
  AssessmentIcon,
  ChatIcon,
  ClockIcon,
  CompanyIcon,
  CoursesIcon,
  DocumentIcon,
  EducationIcon,
  HomeIcon,
  IdeaIcon,
  InterviewIcon,
  JobIcon,
  MailIcon,
  PathIcon,
  PeopleIcon,
  PersonIcon,
  PlusIcon,
  ScaleIcon,
  SearchIcon,
  SendIcon,
  SkillMapIcon,
  TargetIcon,
} from '#web/design/icons.ts';
import { ROUTE_TABLE, type RouteName, type RoutePath } from './route-table.ts';
import { isBuilt } from './screens.ts';

export interface Destination {
  name: RouteName;
  path: RoutePath;
  icon: typeof HomeIcon;
}

export interface DestinationGroup {
  /** Key of its heading; the first group has none. */
  title: 'growth' | 'people' | 'insight' | 'administration' | null;
  destinations: readonly Destination[];
}

type Entry = readonly [name: RouteName, icon: Destination['icon']];

const CANDIDATE: readonly (readonly [DestinationGroup['title'], readonly Entry[]])[] = [
  [
    null,
    [
      ['candidate-dashboard', HomeIcon],
      ['candidate-jobs', JobIcon],
      ['candidate-applications', SendIcon],
      ['candidate-profile', PersonIcon],
      ['candidate-interviews', InterviewIcon],
    ],
  ],
  [
    'growth',
    [
      ['career-path', PathIcon],
      ['upskill-career', EducationIcon],
      ['candidate-courses', CoursesIcon],
      ['personality', AssessmentIcon],
      ['my-next-move', TargetIcon],
      ['ai-coaching', IdeaIcon],
      ['chat', ChatIcon],
    ],
  ],
];

const RECRUITER: typeof CANDIDATE = [
  [
    null,
    [
      ['recruiter-dashboard', HomeIcon],
      ['recruiter-jobs', JobIcon],
      ['recruiter-candidates', PeopleIcon],
      ['candidate-search', SearchIcon],
      ['post-job', PlusIcon],
    ],
  ],
  [
    'people',
    [
      ['employees', PersonIcon],
      ['companies', CompanyIcon],
      ['recruiter-interviews', InterviewIcon],
      ['recruiter-assessments', AssessmentIcon],
    ],
  ],
  [
    'insight',
    [
      ['skills-demand', SkillMapIcon],
      ['skills-supply', SkillMapIcon],
      ['skills-analytics', TargetIcon],
      ['fairness', ScaleIcon],
      ['institute-select', EducationIcon],
      ['knowledge-base', DocumentIcon],
      ['chat', ChatIcon],
    ],
  ],
  [
    'administration',
    [
      ['admin-candidates', ApprovalIcon],
      ['admin-invitations', MailIcon],
      ['admin-audit', ClockIcon],
      ['admin-portal', AdjustIcon],
      ['match-calibrations', ScaleIcon],
      ['portal-skills', SkillMapIcon],
    ],
  ],
];

const MENUS: Partial<Record<UserState, typeof CANDIDATE>> = {
  CANDIDATE,
  RECRUITER,
  RECRUITER_ADMIN: RECRUITER,
  TALENT_MANAGER: [
    [
      null,
      [
        ['talent-manager-dashboard', HomeIcon],
        ['talent-manager-jobs', JobIcon],
      ],
    ],
  ],
  INSTITUTE: [
    [
      null,
      [
        ['institute-select', EducationIcon],
        ['skills-demand', SkillMapIcon],
        ['skills-supply', SkillMapIcon],
      ],
    ],
  ],
};

/** The menu of a state: only doors that are open to it, and that lead somewhere already. */
export function menuOf(state: UserState): readonly DestinationGroup[] {
  const groups = (MENUS[state] ?? []).map(([title, entries]) => ({
    title,
    destinations: entries.flatMap(([name, icon]) => {
      const path = isBuilt(name) ? openPath(name, state) : null;
      return path ? [{ name, path, icon }] : [];
    }),
  }));
  return groups.filter((group) => group.destinations.length > 0);
}

/** Every screen that a state may go to without naming a thing: what the command palette offers. */
export function screensOf(state: UserState): readonly { name: RouteName; path: RoutePath }[] {
  return ROUTE_TABLE.flatMap((fact) => {
    if ('redirect' in fact || fact.states === 'ALL' || fact.path.includes('$')) return [];
    const isOpen = (fact.states as readonly UserState[]).includes(state);
    const isPlace = !fact.name.endsWith('-error') && isBuilt(fact.name);
    return isOpen && isPlace ? [{ name: fact.name, path: fact.path }] : [];
  });
}

function openPath(name: RouteName, state: UserState): RoutePath | null {
  const fact = ROUTE_TABLE.find((one) => 'name' in one && one.name === name);
  if (!fact || !('states' in fact) || fact.states === 'ALL') return null;
  return (fact.states as readonly UserState[]).includes(state) ? fact.path : null;
}
