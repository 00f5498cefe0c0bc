/**
 * The shape of a parsed resume. Names follow JSON Resume where it has one.
 * Every value that was read carries where it was read and how sure the reader is.
 */
import type { OpeningFailure } from '#engines/documents/index.ts';
import type { PartialDate } from '#engines/text/index.ts';

export type { PartialDate };

/** Where a value stands in the document. */
export interface Place {
  /** Page number, counted from 1. Documents without pages (txt, docx) have one page. */
  page: number;
  /** Box in points from the page's top-left corner; absent where the format has no geometry. */
  box?: { x: number; y: number; width: number; height: number };
  /** The text as it stands in the document. */
  text: string;
}

/** Why a value is believed. */
export interface Evidence {
  /** 0 to 1: the reader's own estimate that the value is right. */
  confidence: number;
  place?: Place;
}

/** A resume as it was read: null is what it does not tell. */
export interface ParsedResume {
  name: string | null;
  headline: string | null;
  summary: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  links: string[];
  work: ParsedWork[];
  education: ParsedEducation[];
  certifications: ParsedCertification[];
  /** Skills as written, in document order, without repeats. */
  skills: string[];
  languages: { language: string; level: string | null }[];
  awards: { title: string; date: PartialDate | null }[];
  projects: { name: string; details: string[] }[];
  /**
   * Evidence by field path, such as `name`, `work.0.title`, `education.1.end`, `skills.3`.
   * A field that was not found has no entry.
   */
  evidence: Record<string, Evidence>;
  /** The telephone number in the form of E.164, where its country is written or can be told from the location. */
  phoneInternational?: string | null;
  /** As stated, and only where it is stated. */
  nationality?: string | null;
  noticePeriod?: string | null;
  drivingLicence?: string | null;
  publications?: { title: string; date: PartialDate | null }[];
  volunteering?: ParsedVolunteering[];
  /** What is meant for machines: reported, and without any effect on what was read. */
  warnings?: ResumeWarning[];
  /** Pages, counted from 1, that nobody could read: they are missing from what is said here. */
  unreadPages?: number[];
  /** Pages, counted from 1, whose fonts name other letters than they paint, so that their picture was read. */
  garbledPages?: number[];
  /** Of a scan that is still being read: how many of its pictured pages are. */
  readSoFar?: { pages: number; of: number };
}

/** A post without pay. */
export interface ParsedVolunteering {
  role: string | null;
  organisation: string | null;
  start: PartialDate | null;
  end: PartialDate | null;
}

/** What in a document is not for its readers. */
export interface ResumeWarning {
  /** Text that no reader of the page can see, or words that tell a machine what to do. */
  kind: 'hidden_text' | 'instruction';
  page: number;
  text: string;
}

/** A job that somebody held or holds. */
export interface ParsedWork {
  title: string | null;
  organisation: string | null;
  location: string | null;
  start: PartialDate | null;
  /** `null` for an open job. */
  end: PartialDate | null;
  current: boolean;
  /** What is said of it, a line each. */
  details: string[];
}

/** A course of study at a school or university. */
export interface ParsedEducation {
  degree: string | null;
  field: string | null;
  institution: string | null;
  start: PartialDate | null;
  end: PartialDate | null;
  /** The end lies ahead of the reading or is marked as expected. */
  expected: boolean;
}

/** A certificate or a licence. */
export interface ParsedCertification {
  name: string;
  issuer: string | null;
  issued: PartialDate | null;
  expires: PartialDate | null;
  credentialId: string | null;
}

/** Why nothing could be read. Each has words of its own on the screen. */
type ReadFailure = OpeningFailure | 'too_many_pages' | 'not_a_resume' | 'nothing_found' | 'several_people';

/** A resume with the text that it was read from, or why there is none; `version` is that of the engine. */
export type ReadResult =
  | { ok: true; resume: ParsedResume; text: string; pages: number; language: 'en' | 'ar'; version: string }
  | { ok: false; reason: ReadFailure; text: string; version: string; pages?: number };
