/** What an operator may switch off in a portal: its screens are gone from it, and its calls are refused. */
export const SWITCHABLE_FEATURES = [
  'career-paths',
  'courses',
  'assessments',
  'interests',
  'interviews',
  'documents',
  'conversations',
  'digital-humans',
  'skill-maps',
  'institutes',
  'hiring-systems',
  'demo-requests',
] as const;
type SwitchableFeature = (typeof SWITCHABLE_FEATURES)[number];

/** Features that mean nothing without another: they go with its switch. */
const GOES_WITH: Readonly<Record<string, SwitchableFeature>> = {
  'learning-items': 'courses',
  principles: 'assessments',
  'assessment-invitations': 'assessments',
  programmes: 'institutes',
};

/** Whether a portal has switched off a feature, named by its noun; `off` is the portal's list of switches. */
export const isSwitchedOff = (off: readonly string[], feature: string): boolean =>
  off.includes(GOES_WITH[feature] ?? feature);
