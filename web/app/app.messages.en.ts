const words = {
  screens: {
    error: 'Something went wrong',
    'not-found': 'Page not found',
  },
  product: 'Masar',
  loading: 'Loading',
  try_again: 'Try again',
  go_home: 'Go to the start page',
  skip_to_content: 'Skip to the content',
  language: { switch: 'العربية', label: 'Change the language to Arabic' },
  scheme: {
    label: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    auto: 'Like the system',
    to_dark: 'Use dark colours',
    to_light: 'Use light colours',
  },
  navigation: {
    main: 'Main menu',
    more: 'More',
    menu: 'Menu',
    work: 'Work',
    growth: 'Growth',
    people: 'People',
    insight: 'Insight',
    administration: 'Administration',
  },
  user_menu: {
    label: '{{initials}}, your account',
    account: 'Account settings',
    company: 'Company',
    log_out: 'Log out',
  },
  keyboard: {
    title: 'Keyboard shortcuts',
    palette: 'Go to a screen, or to what the search finds',
    search: 'Search',
    undo: 'Take back what was done, while that is offered',
    help: 'Show this list',
    close: 'Close what is open',
    or: 'or',
    everywhere: 'On every screen',
  },
  busy: 'The service is very busy right now. What you asked for comes by itself as soon as it can.',
  offline: 'You are offline. What you see may be old; what you type is kept.',
  new_version: {
    text: 'A new version is here. What you typed is kept.',
    reload: 'Reload',
    later: 'Later',
  },
  screen_failed: {
    title: 'We could not show this screen',
    body: 'Something on this screen failed. Trying again often helps; nothing you saved is lost.',
  },
  offline_screen: {
    title: 'This screen has not been loaded yet',
    body: 'You are offline. It comes by itself once you are back online.',
  },
  chunk_failed: {
    title: 'This part of Masar did not arrive',
    body: 'There may be a new version, or your connection was interrupted. Reloading brings it.',
    reload: 'Reload the page',
  },
  root_error: {
    title: 'We could not load what this page needs',
    body: 'What you typed is kept. Please try again in a moment.',
  },
  company_note: {
    label: 'Your company is not verified',
    unverified: 'Your company is not verified yet: jobs stay drafts, and people are shown without names.',
    held: 'An admin of the portal looks at your company first. Until then jobs stay drafts, and people are shown without names.',
    refused: 'Your company was not verified: jobs stay drafts, and people are shown without names.',
    prove: 'Prove that it is yours',
    look: 'See why',
  },
  not_found: {
    title: 'There is nothing at this address',
    body: 'The link may be old, or a letter may be missing.',
  },
  not_built: {
    title: 'This screen is not built yet',
    body: 'It will be here in a later release.',
  },
  tagline: 'Find the road that is yours.',
  legal: 'Masar keeps what you tell it to itself, and shows it only to whom you choose.',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    app: typeof words;
  }
}
