import { z } from 'zod';

/**
 * JSON Resume, schema version 1.0.0 (github.com/jsonresume/resume-schema). Every part may be missing. Parts that it does
 * not name are let through, so that who brings them can be told what was left out.
 */

/** The schema's `iso8601`: a year, a month or a day. */
const Iso8601 = z
  .string()
  .regex(/^([1-2][0-9]{3}-[0-1][0-9]-[0-3][0-9]|[1-2][0-9]{3}-[0-1][0-9]|[1-2][0-9]{3})$/, 'invalid_date');

const Text = z.string().max(20_000, 'too_long');
const Texts = z.array(Text).max(500, 'too_many');
/** Writers leave out the scheme; the schema asks for a URI, and we lose nothing by reading both. */
const Address = z.string().max(2_000, 'too_long');
const List = <T extends z.ZodType>(item: T) => z.array(item).max(500, 'too_many').optional();
/** Many writers put an empty text where they have no date. */
const Date_ = z.union([Iso8601, z.literal('')]).nullish();
const part = <T extends z.ZodRawShape>(shape: T) => z.looseObject(shape);
const text = Text.nullish();
const address = Address.nullish();

/** Whatever has none of these is some other JSON. */
const SECTIONS = [
  'basics',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
] as const;

/** A resume in the form that other programs write and read. */
export const JsonResume = part({
  $schema: z.string().optional(),
  basics: part({
    name: text,
    label: text,
    image: text,
    email: text,
    phone: text,
    url: address,
    summary: text,
    location: part({
      address: text,
      postalCode: text,
      city: text,
      countryCode: text,
      region: text,
    }).nullish(),
    profiles: List(part({ network: text, username: text, url: address })),
  }).optional(),
  work: List(
    part({
      name: text,
      location: text,
      description: text,
      position: text,
      url: address,
      startDate: Date_,
      endDate: Date_,
      summary: text,
      highlights: Texts.optional(),
    }),
  ),
  education: List(
    part({
      institution: text,
      url: address,
      area: text,
      studyType: text,
      startDate: Date_,
      endDate: Date_,
      score: text,
      courses: Texts.optional(),
    }),
  ),
  volunteer: List(
    part({
      organization: text,
      position: text,
      url: address,
      startDate: Date_,
      endDate: Date_,
      summary: text,
      highlights: Texts.optional(),
    }),
  ),
  projects: List(
    part({
      name: text,
      description: text,
      highlights: Texts.optional(),
      startDate: Date_,
      endDate: Date_,
      url: address,
    }),
  ),
  publications: List(part({ name: text, publisher: text, releaseDate: Date_, url: address, summary: text })),
  awards: List(part({ title: text, date: Date_, awarder: text, summary: text })),
  certificates: List(part({ name: text, date: Date_, url: address, issuer: text })),
  skills: List(
    part({
      name: text,
      level: text,
      keywords: Texts.optional(),
      /** Ours: by the name of a skill, the id of the course after which the person declared it. */
      declaredAfter: z.record(z.string().max(200), z.string().max(120)).optional().catch(undefined),
    }),
  ),
  languages: List(part({ language: text, fluency: text })),
  // A profile has no place for these; what is no list of them is no loss.
  interests: List(part({ name: text, keywords: Texts.optional() })).catch(undefined),
  references: List(part({ name: text, reference: text })).catch(undefined),
  meta: part({}).optional().catch(undefined),
}).refine((document) => SECTIONS.some((section) => section in document), 'no_json_resume');
export type JsonResume = z.infer<typeof JsonResume>;
