const landing = () => import('./screens/landing.screen.tsx');

/** The screens of this feature by route name; each is a chunk of its own. */
export const identitiesScreens = { google: landing, linkedin: landing };
