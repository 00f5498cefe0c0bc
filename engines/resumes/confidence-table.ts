/** Printed by `node bench/resumes/calibrate.ts`: by field, from which own estimate on which share was right. */
export const CONFIDENCE_TABLE: Record<string, [from: number, share: number][]> = {
  awards: [[0.8, 0.89]],
  'certifications.expires': [
    [0.88, 0.3],
    [0.92, 0.9],
  ],
  'certifications.issued': [
    [0.88, 0.76],
    [0.92, 0.94],
  ],
  'certifications.name': [
    [0.84, 0.76],
    [0.92, 0.94],
  ],
  'education.degree': [
    [0.9, 0.81],
    [0.92, 0.83],
  ],
  'education.end': [[0.92, 0.93]],
  'education.field': [[0.8, 0.71]],
  'education.institution': [
    [0.6, 0.38],
    [0.92, 0.97],
  ],
  email: [[0.98, 0.99]],
  headline: [
    [0.58, 0.67],
    [0.68, 0.79],
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
  skills: [[0.88, 0.91]],
  summary: [[0.7, 0.98]],
  'work.end': [[0.84, 1]],
  'work.organisation': [
    [0.6, 0.98],
    [0.74, 0.99],
    [0.96, 0.99],
  ],
  'work.start': [[0.84, 0.99]],
  'work.title': [
    [0.6, 0.7],
    [0.76, 1],
  ],
};
