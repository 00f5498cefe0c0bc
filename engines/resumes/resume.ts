/**
 * The shape of a parsed resume. Names follow JSON Resume where it has one.
 * Every value that was read carries where it was read and how sure the reader is.
 */

/** Where a value stands in the document. */
export interface Place {
  /** Page number, counted from 1. Documents without pages (txt, docx) have one page. */
  page: number;
  /** Box in points from the page's top-left corner; absent where the format has no geometry. */
  box?: { x: number; y: number; width: number; height: number };
  /** The text as it stands in the document. */
  text: string;
}

/** A date as printed: `YYYY-MM` or `YYYY`. Days are dropped. */
export type PartialDate = string;

export interface Evidence {
  /** 0 to 1: the reader's own estimate that the value is right. */
  confidence: number;
  place?: Place;
}

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
}

export interface ParsedWork {
  title: string | null;
  organisation: string | null;
  location: string | null;
  start: PartialDate | null;
  /** `null` for an open job. */
  end: PartialDate | null;
  current: boolean;
  details: string[];
}

export interface ParsedEducation {
  degree: string | null;
  field: string | null;
  institution: string | null;
  start: PartialDate | null;
  end: PartialDate | null;
  /** The end lies ahead of the reading or is marked as expected. */
  expected: boolean;
}

export interface ParsedCertification {
  name: string;
  issuer: string | null;
  issued: PartialDate | null;
  expires: PartialDate | null;
  credentialId: string | null;
}

/** Why nothing could be read. Each has words of its own on the screen. */
export type ReadFailure = 'empty' | 'encrypted' | 'scanned' | 'damaged' | 'unsupported' | 'too_large';

export type ReadResult =
  | { ok: true; resume: ParsedResume; text: string; pages: number; language: 'en' | 'ar'; version: string }
  | { ok: false; reason: ReadFailure; text: string; version: string };
