const words = {
  label: 'Settings',
  tabs: {
    security: 'Login and security',
    notifications: 'Notifications',
    data: 'Your data',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'settings-frame': typeof words;
  }
}
