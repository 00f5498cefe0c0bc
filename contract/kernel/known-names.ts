import { z } from 'zod';

/**
 * Texts of replies that name a thing which the taxonomy may know: as somebody wrote them, in either language. The
 * envelope of a reply brings the names of those that it knows in both languages (`Envelope.names`), so that each reader
 * is shown theirs.
 */

export type NamedKind = 'place' | 'skill' | 'industry' | 'nationality';

const kinds = new WeakMap<z.ZodType, NamedKind>();

/** Says of a schema that its text names a thing of this kind; the schema itself, for fields with rules of their own. */
export function naming<S extends z.ZodType>(kind: NamedKind, schema: S): S {
  kinds.set(schema, kind);
  return schema;
}

/** What the texts of a schema name; undefined where nothing was said of it. */
export const kindNamedBy = (schema: z.ZodType): NamedKind | undefined => kinds.get(schema);

/** The name of a place as somebody wrote it: “Dubai, United Arab Emirates”. */
export const PlaceText = naming('place', z.string());

/** The name of a skill as somebody wrote it. */
export const SkillText = naming('skill', z.string());

/** What a company does, of the list or in its own words: “Telecommunications”. */
export const IndustryText = naming('industry', z.string());
