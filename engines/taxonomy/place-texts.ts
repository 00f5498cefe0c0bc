import type { Name } from './concepts.ts';
import { derived } from './derived.ts';
import { type Place, placeNamed, placeNamedIn } from './places.ts';
import type { Taxonomy } from './taxonomy.ts';

/** Longer texts are addresses, which nobody wants put together of two languages. */
const MOST_PARTS = 3;
const MOST_KEPT = 5_000;

const met = derived(() => new Map<string, Name | null>());

/**
 * A place as somebody wrote it ("Dubai, United Arab Emirates"), in both languages: each part by its name in the gazetteer.
 * A part that is not in it stays as it is written, where the last one is known. `null` where the text names no known place.
 */
export function placeText(taxonomy: Taxonomy, text: string): Name | null {
  const known = met(taxonomy);
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const name = namedParts(taxonomy, text);
  if (known.size >= MOST_KEPT) known.clear();
  known.set(text, name);
  return name;
}

function namedParts(taxonomy: Taxonomy, text: string): Name | null {
  const parts = text
    .split(/\s*[,،]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > MOST_PARTS) return null;
  const last = placeNamed(taxonomy, parts.at(-1) ?? '');
  if (!last) return null;
  // «عمان، الأردن»: a name that several places share is the one that lies in the country behind it.
  const places = parts.map((part, at) =>
    at === parts.length - 1 ? last : placeNamedIn(taxonomy, part, last.country),
  );
  const nameOf = (place: Place | null, at: number, language: 'en' | 'ar') =>
    place?.name[language] ?? parts[at] ?? '';
  return {
    en: places.map((place, at) => nameOf(place, at, 'en')).join(', '),
    ar: places.map((place, at) => nameOf(place, at, 'ar')).join('، '),
  };
}
