/** Printed by `node bench/resumes/calibrate.ts`: by field, from which own estimate on which share was right. */
export const CONFIDENCE_TABLE: Record<string, [from: number, share: number][]> = {
  awards: [[0.8, 0.96]],
  'certifications.expires': [
    [0.88, 0.75],
    [0.92, 0.96],
  ],
  'certifications.issued': [
    [0.88, 0.92],
    [0.92, 0.97],
  ],
  'certifications.name': [
    [0.84, 0.92],
    [0.92, 0.97],
  ],
  'education.degree': [
    [0.9, 0.93],
    [0.92, 0.94],
  ],
  'education.end': [[0.92, 0.97]],
  'education.field': [[0.8, 0.9]],
  'education.institution': [
    [0.6, 0.79],
    [0.92, 0.99],
  ],
  email: [[0.98, 0.99]],
  headline: [
    [0.58, 0.88],
    [0.68, 0.92],
    [0.78, 0.99],
  ],
  languages: [[0.94, 0.99]],
  location: [
    [0.62, 0.99],
    [0.94, 0.99],
  ],
  name: [[0.72, 0.98]],
  phone: [[0.74, 0.99]],
  projects: [[0.74, 0.99]],
  skills: [[0.88, 0.96]],
  summary: [[0.7, 0.99]],
  'work.end': [[0.84, 0.99]],
  'work.organisation': [
    [0.6, 0.99],
    [0.74, 0.99],
    [0.96, 0.99],
  ],
  'work.start': [[0.84, 0.99]],
  'work.title': [
    [0.6, 0.9],
    [0.76, 0.99],
  ],
};
