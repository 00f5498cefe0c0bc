/** Printed by `node bench/resumes/calibrate.ts`: by field, from which own estimate on which share was right. */
export const CONFIDENCE_TABLE: Record<string, [from: number, share: number][]> = {
  awards: [[0.8, 0.92]],
  'certifications.expires': [
    [0.88, 0.35],
    [0.92, 0.9],
  ],
  'certifications.issued': [
    [0.88, 0.78],
    [0.92, 0.94],
  ],
  'certifications.name': [
    [0.84, 0.78],
    [0.92, 0.94],
  ],
  'education.degree': [
    [0.9, 0.92],
    [0.92, 0.93],
  ],
  'education.end': [[0.92, 0.96]],
  'education.field': [[0.8, 0.89]],
  'education.institution': [[0.6, 0.97]],
  email: [[0.98, 0.99]],
  headline: [
    [0.58, 0.67],
    [0.68, 0.78],
    [0.78, 0.99],
  ],
  languages: [[0.94, 1]],
  location: [
    [0.62, 0.97],
    [0.94, 0.98],
  ],
  name: [[0.72, 0.97]],
  phone: [[0.74, 0.99]],
  projects: [[0.74, 0.97]],
  skills: [[0.88, 0.95]],
  summary: [[0.7, 0.98]],
  'work.end': [[0.84, 0.99]],
  'work.organisation': [
    [0.6, 0.94],
    [0.78, 0.95],
    [0.8, 0.99],
    [0.96, 0.99],
  ],
  'work.start': [[0.84, 0.98]],
  'work.title': [
    [0.6, 0.65],
    [0.76, 1],
  ],
};
