import { lazy } from 'react';

/** The editors of a profile: it is read before anything in it is changed. */
const FETCH = {
  work: () => import('./work-editor.tsx'),
  education: () => import('./education-editor.tsx'),
  certification: () => import('./certification-editor.tsx'),
  language: () => import('./language-editor.tsx'),
  links: () => import('./links-editor.tsx'),
  availability: () => import('./availability-editor.tsx'),
  details: () => import('./details-editor.tsx'),
  summary: () => import('./summary-editor.tsx'),
  highlight: () => import('./highlight-form.tsx'),
};

export const WorkEditor = lazy(FETCH.work);
export const EducationEditor = lazy(FETCH.education);
export const CertificationEditor = lazy(FETCH.certification);
export const LanguageEditor = lazy(FETCH.language);
export const LinksEditor = lazy(FETCH.links);
export const AvailabilityEditor = lazy(FETCH.availability);
export const DetailsEditor = lazy(FETCH.details);
export const SummaryEditor = lazy(FETCH.summary);
export const HighlightEditor = lazy(async () => ({ default: (await FETCH.highlight()).HighlightEditor }));
export const AwardEditor = lazy(async () => ({ default: (await FETCH.highlight()).AwardEditor }));

/** Has them at hand before somebody presses for one. */
export function fetchEditors(): void {
  for (const fetchOne of Object.values(FETCH)) void fetchOne().catch(() => {});
}
