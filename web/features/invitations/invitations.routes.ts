/** The screens of this feature by route name; each is a chunk of its own. */
export const invitationsScreens = {
  invitation: () => import('./screens/invitation.screen.tsx'),
  'admin-invitations': () => import('./screens/invitations.screen.tsx'),
};
