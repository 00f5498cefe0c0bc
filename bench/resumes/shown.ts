/** What a document shows of a person: the truth a reading is compared with. */
import { type Person, WRITTEN } from './person.ts';
import type { Wording } from './wording.ts';

/** Layouts switch on what they print. What is never set is not shown, and so not expected. */
export interface Shown {
  headline: boolean;
  summary: boolean;
  location: boolean;
  phone: boolean;
  links: boolean;
  details: boolean;
  fields: boolean;
  /** Groups of skills are named; the names are no skills. */
  skillGroups: string[];
  certificateDates: boolean;
  expiries: boolean;
  numbers: boolean;
  studyStart: boolean;
  levels: boolean;
  personal: boolean;
  awards: boolean;
  projects: boolean;
  languages: boolean;
  certifications: boolean;
  skills: boolean;
  publications: boolean;
  volunteering: boolean;
}

export const NOTHING: Shown = {
  headline: false,
  summary: false,
  location: false,
  phone: false,
  links: false,
  details: false,
  fields: false,
  skillGroups: [],
  certificateDates: false,
  expiries: false,
  numbers: false,
  studyStart: false,
  levels: false,
  personal: false,
  awards: false,
  projects: false,
  languages: false,
  certifications: false,
  skills: false,
  publications: false,
  volunteering: false,
};

/** What every Word document, text and Typst source prints. */
export const SHOWN_IN_FILES: Partial<Shown> = {
  headline: true,
  summary: true,
  phone: true,
  location: true,
  links: true,
  details: true,
  fields: true,
  skills: true,
  languages: true,
  certificateDates: true,
};

export interface Truth {
  name: string;
  headline: string | null;
  email: string;
  phone: string | null;
  location: { city: string } | null;
  links: string[];
  summary: string | null;
  work: {
    title: string;
    organisation: string;
    start: string;
    end: string | null;
    current: boolean;
    details: string[] | '*';
  }[];
  education: {
    degree: string;
    field: string | null;
    institution: string;
    start: string | null;
    end: string;
    expected: boolean;
  }[];
  certifications: {
    name: string;
    issuer: string | null;
    issued: string | null;
    expires: string | null;
    credentialId: string | null;
  }[];
  skills: string[] | '*';
  languages: { language: string }[];
  awards: { title: string }[];
  projects: { name: string }[];
}

export interface Ignored {
  organisations: string[];
  skills: string[];
  links: string[];
}

export function truthOf(person: Person, wording: Wording, shown: Shown): { truth: Truth; ignore: Ignored } {
  const cut = (value: string): string => (wording.yearsOnly ? value.slice(0, 4) : value);
  return {
    truth: {
      name: person.name,
      headline: shown.headline ? person.headline : null,
      email: person.email,
      phone: shown.phone ? person.phone : null,
      location: shown.location ? { city: person.city } : null,
      links: shown.links ? person.links : [],
      summary: shown.summary ? person.summary : null,
      work: person.work.map((job) => ({
        title: job.title,
        organisation: job.organisation,
        start: cut(job.start),
        end: job.end && cut(job.end),
        current: job.end === null,
        details: shown.details ? job.details : '*',
      })),
      education: person.education.map((study) => ({
        degree: study.degree,
        field: shown.fields ? study.field : null,
        institution: study.institution,
        start: shown.studyStart ? cut(study.start) : null,
        end: cut(study.end),
        expected: study.end > WRITTEN,
      })),
      certifications: shown.certifications
        ? person.certifications.map((item) => ({
            name: item.name,
            issuer: item.issuer,
            issued: shown.certificateDates ? cut(item.issued) : null,
            expires: shown.expiries ? item.expires && cut(item.expires) : null,
            credentialId: shown.numbers ? item.id : null,
          }))
        : [],
      skills: shown.skills ? person.skills : [],
      languages: shown.languages ? person.languages.map(([language]) => ({ language })) : [],
      awards: shown.awards ? person.awards.map(([title]) => ({ title })) : [],
      projects: shown.projects ? person.projects.map(([name]) => ({ name })) : [],
    },
    ignore: {
      organisations: shown.volunteering ? person.volunteering.flat() : [],
      skills: shown.skillGroups,
      links: [],
    },
  };
}
