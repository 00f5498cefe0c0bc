/** What the dictionaries of the release find in texts of the panel. */
import type { Parts } from '#engines/text/golden/digests.ts';
import { panelText } from '#engines/text/golden/panel-texts.ts';
import { fold } from '#engines/text/index.ts';
import {
  autocomplete,
  cleanTitleOf,
  completionKinds,
  craftsIn,
  deedsTold,
  extractSkills,
  findPlace,
  findSkills,
  isKnownHeading,
  isPlace,
  isToldIn,
  isWholeTitle,
  languageNamed,
  nearestSkills,
  newSkillNames,
  normaliseTitle,
  noticePeriodNamed,
  placeNamed,
  placeScore,
  placesIn,
  plainWord,
  relatedSkills,
  rolesOfLabel,
  sectionOfHeading,
  similarity,
  skillsShownIn,
  stripTrailingPlace,
  tagSkills,
  titleOfCraft,
  tradeOf,
  tradeSkillsIn,
  withoutRank,
  withoutTitleWords,
} from '../index.ts';
import { releaseTaxonomy as taxonomy } from '../taxonomy.fixtures.ts';

/** `second/people/qa-tester`. */
export function taxonomyParts(name: string): Parts {
  const text = panelText(name);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const pieces = lines
    .flatMap((line) => line.split(/[,|;:،()–-]/).map((piece) => piece.trim()))
    .filter(Boolean);
  const titles = [...lines, ...pieces].filter((line) => line.length < 50).slice(0, 16);
  const found = findSkills(taxonomy, text);
  const shown = skillsShownIn(taxonomy, text);
  const trade = tradeOf(taxonomy, titles[0] ?? '');
  const occupations = normaliseTitle(taxonomy, titles[0] ?? '', 2).map(({ id }) => id);
  const ids = [...new Set(found.map(({ skillId }) => skillId))];
  return {
    found: [found, withoutTitleWords(taxonomy, text, found), extractSkills(taxonomy, text)],
    shown: [
      shown,
      shown.filter((skill) => isToldIn(trade, skill)),
      tradeSkillsIn(taxonomy, occupations, text),
    ],
    tagged: [tagSkills(taxonomy, text), newSkillNames(taxonomy, text)],
    titles: titles.map((title) => [
      normaliseTitle(taxonomy, title, 3),
      cleanTitleOf(taxonomy, title),
      withoutRank(title),
      isWholeTitle(taxonomy, title),
      craftsIn(fold(title)),
      titleOfCraft(fold(title)),
    ]),
    places: lines.map((line) => [
      placesIn(taxonomy, line).map(({ id }) => id),
      placeScore(taxonomy, line),
      findPlace(taxonomy, line),
      stripTrailingPlace(taxonomy, line),
    ]),
    names: pieces.map((piece) => [
      placeNamed(taxonomy, piece)?.id,
      isPlace(taxonomy, piece),
      languageNamed(taxonomy, piece)?.id,
      noticePeriodNamed(taxonomy, piece)?.id,
      sectionOfHeading(piece),
      isKnownHeading(piece),
      rolesOfLabel(piece),
      plainWord(taxonomy)(piece),
    ]),
    deeds: lines.map((line) => deedsTold(line)),
    near: ids
      .slice(0, 6)
      .map((id, at) => [relatedSkills(taxonomy, id, 4), similarity(taxonomy, id, ids[at + 1] ?? '')]),
    nearest: pieces.slice(0, 3).map((piece) => nearestSkills(taxonomy, piece, 3)),
    typed: pieces.slice(0, 4).map((piece, at) => {
      const typed = piece.slice(0, 3 + (at % 5));
      return completionKinds.map((kind) => [
        autocomplete(taxonomy, kind, typed, 4),
        autocomplete(taxonomy, kind, `${typed.slice(0, 2)}${typed.slice(3)}x`, 3),
      ]);
    }),
  };
}
