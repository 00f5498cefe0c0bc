/**
 * Common slips of people who learn English, as patterns. Each is written so that careful English does not match it: what the
 * list does not know is not counted, and what it counts is to be right. The reasons stand in `data/english/writing.txt`.
 */

const BASE_VERBS =
  'go|work|make|take|want|need|have|do|like|live|know|think|come|say|see|get|give|use|find|help|call|try|ask|feel|become|leave|put|mean|keep|let|begin|start|write|read|speak|learn|study|send|pay|buy|look|play|walk|talk|eat|drink|sleep';
const PAST_VERBS =
  'went|made|took|wanted|needed|had|did|liked|lived|knew|thought|came|said|saw|got|gave|used|found|helped|called|tried|asked|felt|became|left|meant|kept|began|started|wrote|spoke|learned|studied|sent|paid|bought|looked|played|walked|talked|ate|drank|slept|arrived|happened|received|ordered|finished|decided';
const S_VERBS =
  'goes|works|makes|takes|wants|needs|has|does|likes|lives|knows|thinks|comes|says|sees|gets|gives|uses|finds|helps|calls|tries|asks|feels|becomes|leaves|means|keeps|begins|starts|writes|reads|speaks|learns|studies|sends|pays|buys|looks|plays|walks|talks|eats|drinks|sleeps';
const MODALS =
  "can|could|will|would|must|should|may|might|can't|cannot|couldn't|won't|wouldn't|shouldn't|mustn't";
/** Where a verb after he, she or it may stand in its base form: behind these. */
const NOT_AFTER =
  "(?<!\\b(?:did|does|didn't|doesn't|let|make|made|help|helped|see|saw|that|if|should|would|could|can|will|may|must|might|recommend|suggest|and|or|watch|hear|heard)\\s)";

const SLIPS: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['he-goes', new RegExp(`${NOT_AFTER}\\b(?:he|she|it)\\s+(?:${BASE_VERBS})\\b(?!\\s*\\?)`, 'gi')],
  ['they-go', new RegExp(`\\b(?:i|you|we|they)\\s+(?:${S_VERBS})\\b`, 'gi')],
  ['be', /\b(?:i\s+(?:is|are)|(?:he|she|it)\s+(?:are|am|were)|(?:we|you|they)\s+(?:is|am|was))\b/gi],
  [
    'did-went',
    new RegExp(
      `\\b(?:did|didn't|did not|does|doesn't|does not)\\s+(?:(?:i|you|he|she|it|we|they)\\s+)?(?:${PAST_VERBS}|${S_VERBS})\\b`,
      'gi',
    ),
  ],
  [
    'modal-form',
    new RegExp(`\\b(?:${MODALS})\\s+(?:to\\s+(?:${BASE_VERBS}|be)\\b|(?:${S_VERBS}|${PAST_VERBS})\\b)`, 'gi'),
  ],
  [
    'article',
    /\ba\s+(?:a(?!\b)|e(?!u|we|uro)|i(?!\b)|o(?!ne|nce)|hour|honest|umbrella|unus|uni(?=nt|m)|upd|ugly|urgent|under|unexp|unpl|unf)\w*/gi,
  ],
  ['article', /\ban\s+(?:b|c|d|f|g|j|k|l(?!l\b)|m|n|p|q|r|s|t|v|w|z|uni(?!nt|m)|use|usu|euro|one\b)\w{2,}/g],
  [
    'uncountable',
    /\b(?:informations|advices|equipments|furnitures|homeworks|knowledges|luggages|researches|(?:an?)\s+(?:information|advice|equipment|furniture|homework|luggage))\b/gi,
  ],
  [
    'much-many',
    /\bmuch\s+(?:people|employees|customers|things|problems|days|hours|times|colleagues|friends|chairs|questions|courses|companies|jobs)\b/gi,
  ],
  ['people-is', /\bpeople\s+(?:is|was|has|does|wants|needs|likes|thinks)\b/gi],
  ['i-am-agree', /\b(?:am|is|are)\s+(?:agree|disagree)\b/gi],
  [
    'more-better',
    /\b(?:more|most)\s+(?:better|worse|easier|faster|cheaper|bigger|smaller|harder|happier|best|worst|easiest)\b/gi,
  ],
  [
    'preposition',
    /\b(?:depends?\s+(?:of|from)|married\s+with|interested\s+(?:on|about|for)|discuss(?:ed|ing)?\s+about|good\s+in\s+(?:english|math\w*)|listen(?:ed|ing)?\s+(?!to\b|for\b|in\b|carefully|and\b|when\b|well\b|more\b|closely|again\b)(?:the|my|music|him|her|them)|arriv(?:e|ed|ing)\s+to|explain(?:ed)?\s+(?:me|him|her|us|them)|responsible\s+(?:of|from)|in\s+(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)|(?:contact|call|answer)(?:ed)?\s+(?:to|with)\s+(?:me|him|her|us|them|you)|suffer(?:ed|ing)?\s+of)\b/gi,
  ],
  [
    'since-for',
    /\bsince\s+(?:\d+|a|two|three|four|five|six|seven|eight|nine|ten|many|several)\s+(?:days?|weeks?|months?|years?|hours?|minutes?)\b(?!\s+ago)/gi,
  ],
  [
    'tense',
    /\b(?:have|has)\s+\w+(?:ed|en|one|een|ent|ade|ought)\b[^.!?\n]{0,30}\b(?:yesterday|last\s+(?:week|month|year|night|monday|sunday)|\w+\s+(?:days|weeks|months|years)\s+ago)\b/gi,
  ],
  [
    'double-negative',
    /\b(?:don't|doesn't|didn't|can't|cannot|won't|never)\s+\w+\s+(?:nothing|nobody|nowhere|no one)\b/gi,
  ],
  [
    'to-ing',
    new RegExp(
      `\\b(?:look(?:ing)?\\s+forward\\s+to|(?:am|is|are|was|were)\\s+used\\s+to)\\s+(?:${BASE_VERBS}|hear|meet|receive|be|join)\\b`,
      'gi',
    ),
  ],
  ['enjoy-to', /\b(?:enjoy(?:s|ed)?|avoid(?:s|ed)?|finish(?:es|ed)?|suggest(?:s|ed)?|mind)\s+to\s+\w+/gi],
  ['want-that', /\bwants?\s+that\s+(?:i|you|he|she|it|we|they)\b/gi],
  ['doubled', /\b(?!had\b|that\b|very\b|so\b|no\b|bye\b|her\b)(\p{L}{2,})\s+\1\b/giu],
  ['capital-i', /(?<![\p{L}.'])i(?:'m|'ve|'ll|'d)?(?![\p{L}.'])/gu],
  [
    'capital-day',
    /\b(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|january|february|april|june|july|august|september|october|november|december|english|arabic|french)s?\b/g,
  ],
  ['space', /\s+[,.!?;:](?=\s|$)|(?<=\p{Ll}),(?=\p{L})|(?<=\p{Ll}{2})[.!?](?=\p{Lu}\p{Ll})/gu],
  [
    'spelling',
    /\b(?:recieve[ds]?|becouse|becuase|beacuse|definately|seperate(?:d|ly)?|occured|untill|tommorow|tomorow|thier|wich|beleive|freind|goverment|enviroment|adress|accomodation|alot|sincerly|appologi[sz]e|apologie[sz]e|inconvinience|inconvenient's|experiance|intrested|usefull|succesful|sucessful|necessery|begining|writting|comming|diffrent|neccessary|responsability|oportunity|advantege|benifit|benefical)\b/gi,
  ],
  ['its', /\bit's\s+(?:own|name|size|colou?r|price|quality|customers?|employees|staff)\b/gi],
];

/** A mistake that is told by its wording; `id` names its kind (writing.txt, "slips"). */
interface Slip {
  id: string;
  /** Places in the text, the end exclusive. */
  from: number;
  to: number;
}

/** The slips of a text, in their order; of two that overlap the first alone. */
export function slipsIn(text: string, sentenceStarts: readonly number[]): Slip[] {
  const found = SLIPS.flatMap(([id, pattern]) =>
    [...text.matchAll(pattern)].map(
      (match): Slip => ({ id, from: match.index, to: match.index + match[0].length }),
    ),
  );
  for (const start of sentenceStarts)
    if (/^\p{Ll}/u.test(text.slice(start, start + 1)))
      found.push({
        id: 'capital-start',
        from: start,
        to: start + (/^\p{L}+/u.exec(text.slice(start))?.[0].length ?? 1),
      });
  const kept: Slip[] = [];
  for (const slip of found.sort((a, b) => a.from - b.from || b.to - a.to))
    if (slip.from >= (kept.at(-1)?.to ?? 0)) kept.push(slip);
  return kept;
}
