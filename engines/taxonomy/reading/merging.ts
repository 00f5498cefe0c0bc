import type { Name, Names } from '../concepts.ts';

type Named = { name: Name; aliases: Names };

/** A concept's names with those that another folder gives it: a preferred name replaces, and the old one stays as an alias. */
export function withMoreNames(earlier: Named, more: Named): Named {
  return {
    name: { en: more.name.en || earlier.name.en, ar: more.name.ar || earlier.name.ar },
    aliases: { en: joined(earlier, more, 'en'), ar: joined(earlier, more, 'ar') },
  };
}

function joined(earlier: Named, more: Named, language: 'en' | 'ar'): string[] {
  const preferred = more.name[language] || earlier.name[language];
  const all = [earlier.name[language], ...earlier.aliases[language], ...more.aliases[language]];
  return [...new Set(all)].filter((name) => name !== preferred);
}

/** Items by id; where both lists hold one, the later one counts. */
export function joinedById<T extends { id: string }>(earlier: readonly T[], later: readonly T[]): T[] {
  return [...new Map([...earlier, ...later].map((item) => [item.id, item])).values()];
}
