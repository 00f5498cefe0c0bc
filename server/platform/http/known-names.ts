import { z } from 'zod';
import type { Bilingual } from '#contract/kernel/fields.ts';
import { kindNamedBy, type NamedKind } from '#contract/kernel/known-names.ts';
import {
  isCalledInLatin,
  isOwnName,
  placeText,
  shownNameOf,
  type Taxonomy,
} from '#engines/taxonomy/index.ts';
import { hasArabic } from '#engines/text/index.ts';

/** Hands every named text of a value on. */
type Collect = (value: unknown, found: (kind: NamedKind, text: string) => void) => void;

/** Of each schema what finds its named texts; null where it has none. */
const collectors = new WeakMap<z.ZodType, Collect | null>();

/**
 * The names in both languages of all places, skills, industries and nationalities in a reply that the taxonomy knows, by
 * the text in the reply; undefined where there are none.
 */
export function knownNames(
  taxonomy: Taxonomy,
  schema: z.ZodType,
  data: unknown,
): Record<string, Bilingual> | undefined {
  const collect = collectorOf(schema);
  if (!collect) return undefined;
  const names = new Map<string, Bilingual | null>();
  collect(data, (kind, text) => {
    if (!names.has(text)) names.set(text, nameOf(taxonomy, kind, text));
  });
  const known = [...names].filter((entry): entry is [string, Bilingual] => entry[1] !== null);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function nameOf(taxonomy: Taxonomy, kind: NamedKind, text: string): Bilingual | null {
  const name = NAMES[kind](taxonomy, text);
  // Only skills are renamed within Arabic: a place would gain its country, a woman a man's nationality.
  if (name && kind !== 'skill' && hasArabic(text)) return { en: name.en, ar: text };
  // One name for both languages is told where the text is another: «فيجما» is Figma in either.
  return name && (name.en !== name.ar || hasArabic(text)) ? { en: name.en, ar: name.ar } : null;
}

const NAMES: Record<NamedKind, (taxonomy: Taxonomy, text: string) => Bilingual | null> = {
  place: placeText,
  skill: nameOfSkill,
  industry: ({ industries }, text) => calledSo(industries, (one) => one.name, text),
  nationality: nationalityCalled,
};

/** The name of what is called so in either language, letter for letter. */
function calledSo<T>(all: readonly T[], nameIn: (one: T) => Bilingual, text: string): Bilingual | null {
  return all.map(nameIn).find(({ en, ar }) => en === text || ar === text) ?? null;
}

/**
 * Of a woman too: «سعودية» is among the other words for «سعودي». English has one form for everybody and tells of no sex,
 * so its Arabic says where somebody is from.
 */
function nationalityCalled({ countries }: Taxonomy, text: string): Bilingual | null {
  const country = countries.find(({ nationality: { en, ar, aliases } }) =>
    [en, ar, ...aliases.en, ...aliases.ar].includes(text),
  );
  if (!country) return null;
  return { en: country.nationality.en, ar: `من ${country.name.ar}` };
}

/** Tools and acronyms are called by their Latin names in Arabic too: “SQL”, “Power BI”, “ISO 9001”. */
function nameOfSkill(taxonomy: Taxonomy, text: string): Bilingual | null {
  const skill = isCalledInLatin(text) ? null : taxonomy.resolveSkill(text);
  if (!skill || (skill.kind === 'tool' && isOwnName(text))) return null;
  return shownNameOf(skill);
}

/** What a skill that is written so is called in both languages, wherever it is shown. */
export const skillCalled = (taxonomy: Taxonomy, text: string): Bilingual =>
  nameOf(taxonomy, 'skill', text) ?? { en: text, ar: text };

function collectorOf(schema: z.ZodType): Collect | null {
  const known = collectors.get(schema);
  if (known !== undefined) return known;
  // A shape that holds itself is not followed again.
  collectors.set(schema, null);
  const made = makeCollector(schema);
  collectors.set(schema, made);
  return made;
}

function makeCollector(schema: z.ZodType): Collect | null {
  const kind = kindNamedBy(schema);
  if (kind)
    return (value, found) => {
      if (typeof value === 'string') found(kind, value);
    };
  if (schema instanceof z.ZodObject) return ofFields(Object.entries<z.ZodType>(schema.shape));
  if (schema instanceof z.ZodArray) return ofMembers(asType(schema.element));
  if (schema instanceof z.ZodRecord) return ofMembers(asType(schema.valueType));
  if (schema instanceof z.ZodUnion) return ofEach(schema.options.map(asType));
  if (schema instanceof z.ZodPipe) return collectorOf(asType(schema.out));
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return collectorOf(asType(schema.unwrap()));
  return null;
}

/** Zod's own types hide that what a schema is made of are schemas. */
const asType = (part: unknown): z.ZodType => part as z.ZodType;

function ofFields(fields: readonly (readonly [string, z.ZodType])[]): Collect | null {
  const collected = fields.flatMap(([key, field]) => {
    const collect = collectorOf(field);
    return collect ? [[key, collect] as const] : [];
  });
  if (collected.length === 0) return null;
  return (value, found) => {
    if (typeof value !== 'object' || value === null) return;
    const record = value as Record<string, unknown>;
    for (const [key, collect] of collected) collect(record[key], found);
  };
}

function ofMembers(member: z.ZodType): Collect | null {
  const collect = collectorOf(member);
  if (!collect) return null;
  return (value, found) => {
    if (typeof value !== 'object' || value === null) return;
    for (const one of Object.values(value)) collect(one, found);
  };
}

function ofEach(options: readonly z.ZodType[]): Collect | null {
  const collected = options.flatMap((option) => collectorOf(option) ?? []);
  if (collected.length === 0) return null;
  return (value, found) => {
    for (const collect of collected) collect(value, found);
  };
}
