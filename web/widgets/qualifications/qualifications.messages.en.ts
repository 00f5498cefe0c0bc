const words = {
  language_level: { basic: 'Basic', intermediate: 'Intermediate', fluent: 'Fluent', native: 'Native' },
  education: {
    none: 'No formal education',
    secondary: 'Secondary school',
    diploma: 'Diploma',
    bachelor: 'Bachelor’s degree',
    master: 'Master’s degree',
    doctorate: 'Doctorate',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    qualifications: typeof words;
  }
}
