import { type SkillRelation, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { isTrusted, type Proof, type SkillOfOwner } from './evidence-odds.ts';
import type { FeaturePlace } from './features.ts';

const WORDS = wordingsIn('matching/evidence');
const opensWish = new RegExp(`^[^\\p{L}]*${WORDS.source('opens a wish')}`, 'u');
const wish = WORDS.pattern('tells of a wish', { flags: 'u' });
const study = WORDS.pattern('names a course of study', { flags: 'u' });
const leadsWhatIsNamed = WORDS.pattern('leads what is named');
const endsInCalling = new RegExp(`(?:^|[^\\p{L}])${WORDS.source('is what somebody is called')}\\W*$`, 'u');
const opensWithCalling = new RegExp(`^[^\\p{L}]*${WORDS.source('opens what somebody is called')}`, 'u');
const opensWithDeed = new RegExp(
  `^[^\\p{L}]*(?!${WORDS.source('is done by nobody called so')})\\p{L}{2,}ed(?!\\p{L})`,
  'u',
);
/** "نفذت" is what somebody did; "حسابات" is a plural. */
const opensWithOwnDeed = /^[^\p{L}]*\p{Script=Arabic}{2,}(?<!ا)ت(?!\p{L})/u;
const saysOfDeed = WORDS.pattern('says that a deed follows');
const endsShortened = new RegExp(`${WORDS.source('is shortened')}\\.$`, 'u');
const opensInTheMiddle = /^(?:(?:that|which|who|whose|where|and|or|but) |[,،;؛)\]])/u;
const spanOfYears = /(19|20)\d\d[^\p{L}\d]*(-|to|till|until|الي|حتي|(?:19|20)\d\d|present|now|الان)/u;

const praise = WORDS.pattern('is said in praise of oneself', { flags: 'u' });
const hadALittle = WORDS.pattern('says that it is little', { flags: 'u' });
/** A number that stands alone: people, an amount. "L2" and "365" of a name with letters around are none, nor is a year. */
const figure = /(?<![\p{L}\d.-])(?!(?:19|20)\d\d(?!\d))\d[\d.,]*(?![\p{L}\d])/u;
/** How long a course lasted tells of nothing done; years of work do. */
const lengthOfCourse = new RegExp(
  `(?<![\\p{L}\\d])\\d[\\d.,]*\\s*${WORDS.source('measures a course')}(?!\\p{L})`,
  'gu',
);
const notDone = new RegExp(`${WORDS.source('tells that it was not done')}[^.,;:،؛]*$`, 'u');
const yearAlone = /(?<![\d-])(?:19|20)\d\d\W*$/u;
const endsInLittle = new RegExp(`${WORDS.source('is little where it ends a list')}\\W*$`, 'u');
const opensLittle = new RegExp(`${WORDS.source('is little before a tool')}\\s+(?:ms |microsoft )?$`, 'u');
const goesOnLittle = new RegExp(`^[\\s(:-]{1,3}${WORDS.source('is little behind a tool')}`, 'u');
const goesOn = WORDS.pattern('says that a course of study goes on', { flags: 'u' });
const opensInHelping = new RegExp(`^[^\\p{L}]*${WORDS.source('only helps')}`, 'u');
const opensInLeading = new RegExp(`^[^\\p{L}]*${WORDS.source('leads or teaches those who do it')}`, 'u');
const tradeBehind = new RegExp(`^\\s+${WORDS.source('is the trade of another')}`, 'u');
const endsInTrade = new RegExp(`\\s${WORDS.source('is the trade of another')}$`, 'u');
const doneWithOthers = new RegExp(`${WORDS.source('is done with others')}[^.;:]{0,40}$`, 'u');
const anotherBehind = new RegExp(`^\\s+${WORDS.source('makes another thing of what stands before it')}`, 'u');
/** "Site inspection of scaffolding, lifting": what is looked over in a clause is done by others. */
const lookedOver = new RegExp(`${WORDS.source('is only looked over')}[^.;:()]{0,80}$`, 'u');
const auditOfList = new RegExp(`${WORDS.source('looks things over')}\\s+\\([^()]{0,80}$`, 'u');
const worksAtDevice = WORDS.pattern('works at a device');
const looksOver = WORDS.pattern('looks things over', { flags: 'u' });
const anotherBefore = new RegExp(`${WORDS.source('makes another thing of what follows')}\\s+$`, 'u');
const saysValid = new RegExp(`${WORDS.source('says that a paper is valid')}[^\\p{L}]*(?:\\d|$)`, 'u');
const heldAgainst = new RegExp(`${WORDS.source('is held against')}(?:\\p{L}+\\s+){0,3}$`, 'u');
const figureOfTrade = WORDS.pattern('is a figure of trade', { flags: 'gu' });
const opensLack = new RegExp(`^[^\\p{L}]*${WORDS.source('opens what is lacking')}`, 'u');
const hasRunOut = WORDS.pattern('has run out');
const endsInPost = new RegExp(`${WORDS.source('is a post that is sought')}\\W*$`, 'u');
const endsDenied = new RegExp(`${WORDS.source('denies what stands before it')}\\W*$`, 'u');
const opensListOfSkills = new RegExp(`^[^\\p{L}]*${WORDS.source('opens a list of skills')}\\s*:`, 'u');
const stoodTo = new RegExp(
  `${WORDS.source('stands before another person')}\\s+(?:${WORDS.source('is of a house')}\\s+)?$`,
  'u',
);
const isGrade = new RegExp(`^${WORDS.source('is a grade')}$`, 'u');
const isDoneByOthers = WORDS.pattern('is done by others', { flags: 'u' });
const isPraiseName = new RegExp(`^${WORDS.source('is praise by itself')}$`, 'u');
const opensInKnowing = new RegExp(`^[^\\p{L}]*${WORDS.source('only knows of it')}`, 'u');
const namesParts = WORDS.pattern('names the parts of a system');
const namesSystem = WORDS.pattern('names a system');
const putsIn = WORDS.pattern('puts a system in');
const bringsOver = WORDS.pattern('brings data over', { flags: 'u' });
const isSource = /(?<!\p{L})(?:from|out of|من)\s+$/u;

const yearsOfUse = /(?<![\p{L}\d])\d[\d.]*\s*\+?\s*(?:years?|yrs?|سنوات|سنين|سنه|عاما|اعوام)(?!\p{L})/u;

const order: readonly Proof[] = [
  'told with figures',
  'told',
  'told in passing',
  'with the years of a job',
  'listed',
  'learned',
];

/**
 * Of the places that name a skill the one that shows it best: work that is told of, with figures before without, before the
 * line that heads a job, a list of what is done, and what was studied. What stands between
 * brackets, or is only helped with, is told in passing. A tool that is only listed beside others shows nothing, nor do a bare
 * name, an entry of a list of skills, the department beside a title, what somebody wishes for, praises themself for or has little of, a study that goes on,
 * what they are called alone, and half a sentence. Where the skill and its owner are known a sentence must be trusted
 * as well (`isTrusted`): none is better than a weak one.
 */
export function bestProof(mentions: readonly Mention[]): FeaturePlace | undefined {
  const proofs = mentions.map(trustedProofOf);
  const best = order.find((kind) => proofs.includes(kind));
  return best && mentions[proofs.indexOf(best)]?.place;
}

/** Where a text names a skill, and the words by which it does. */
interface Mention {
  name: string;
  /** What a tool is called within a title ("SAP consultant") is said to be worked with, where more is told. */
  isTool: boolean;
  /** The words tell of its work and do not name it, as a program does that is made for it. */
  isTold?: boolean;
  /** An entry of the skills that somebody lists, which is but a name where it tells of nothing done. */
  isListed?: boolean;
  /** Where it is known, a sentence must convince of it as well. */
  skill?: SkillOfOwner;
  place: FeaturePlace;
}

function trustedProofOf(mention: Mention): Proof | null {
  const proof = proofOf(mention);
  const { skill, name, place, isTool } = mention;
  // "ACLS (AHA) valid 03/2026": a paper in force shows what it is about.
  if (proof && !isTool && isPaperInForce(place.text, name)) return 'told with figures';
  if (skill && isOfDevice(place.text, name, skill)) return null;
  return proof && (!skill || isTrusted(place.text, name, proof, skill)) ? proof : null;
}

/** "Preventive maintenance of 160 dialysis machines": who repairs or installs what patients are treated with gives no care. */
const isOfDevice = (text: string, name: string, { concept, isOwn }: SkillOfOwner): boolean => {
  const folded = fold(text);
  return (
    !isOwn &&
    ofPatients.has(concept.category.en) &&
    worksAtDevice.test(folded.slice(0, Math.max(0, folded.indexOf(fold(name)))))
  );
};
const ofPatients: ReadonlySet<string> = new Set([
  'Nursing and patient care',
  'Emergency care',
  'Medical practice',
  'Medical imaging',
  'Dental care',
  'Eye care',
  'Rehabilitation, nutrition and mental health',
]);

/** Whether a short line begins with a paper and says until when it is valid. */
const isPaperInForce = (text: string, name: string): boolean => {
  const folded = fold(text);
  return (
    saysValid.test(folded) &&
    !hasRunOut.test(folded) &&
    wordCount(folded) <= MOST_IN_TITLE &&
    folded.indexOf(fold(name)) <= 3
  );
};

function proofOf({ name, isTool, isTold, isListed, place: { text } }: Mention): Proof | null {
  const [folded, own] = [fold(text), fold(name)];
  if (isListed && !tellsMoreThanName(folded)) return null;
  if (wordsAlone(folded) === wordsAlone(own) || isHalf(text)) return null;
  if (isTitleAlone(folded, own, isTool)) return null;
  if (opensWish.test(folded) || wish.test(folded)) return null;
  if (hadALittle.test(folded) || praise.test(folded) || hasRunOut.test(folded) || opensLack.test(folded))
    return null;
  if (isTool && isKnownLittle(folded, own)) return null;
  if (isPostSought(folded) || isDenied(folded, own) || isOfAnother(folded, own)) return null;
  if (notDone.test(folded.slice(0, Math.max(0, folded.indexOf(own))))) return null;
  if (isDoneByOthers.test(folded) || isGradeAlone(folded, own)) return null;
  if (opensListOfSkills.test(folded) && !isTold && !isExplained(folded, own)) return null;
  if (isPraiseName.test(own) || isAnotherThing(folded, own, isTool)) return null;
  if (isOnlyLookedOver(folded, own, isTool)) return null;
  if (wordCount(folded) <= MOST_IN_TITLE && endsInLittle.test(folded)) return null;
  if (study.test(folded)) return goesOn.test(folded) ? null : 'learned';
  if (isOfThoseLed(folded, own)) return null;
  if (isPartOfSystem(folded, own, isTool) || isOnlySource(folded, own, isTool)) return null;
  if (isDepartment(folded, own)) return null;
  if ((isTool || isTold) && isNamedAmongTools(text, own) && !yearsOfUse.test(folded)) return null;
  if (spanOfYears.test(folded)) return 'with the years of a job';
  if (isListOnly(folded) && !yearsOfUse.test(folded)) return isTool || areNames(text) ? null : 'listed';
  if (isInBrackets(folded, own) || opensInHelping.test(folded)) return 'told in passing';
  if (opensInKnowing.test(folded)) return 'listed';
  if (figure.test(folded.replace(lengthOfCourse, ' '))) return 'told with figures';
  return isBare(folded) && !tellsOfDeed(folded) ? 'listed' : 'told';
}

/** "Learning & development specialist position": what is sought, and nothing done. */
const isPostSought = (folded: string): boolean => endsInPost.test(folded) && !tellsOfDeed(folded);

/** "Lifeguard licence valid, swim teaching no": the part that names it says that it is not there. */
const isDenied = (folded: string, name: string): boolean =>
  folded.split(/[,،;؛|]/u).some((part) => part.includes(name) && endsDenied.test(part));

/** "AutoCAD: good": a grade tells of nothing done. */
const isGradeAlone = (folded: string, name: string): boolean =>
  isGrade.test(wordsAlone(folded.replace(name, ' ')));

/** "For checking by the HR manager": somebody else is called so. */
function isOfAnother(folded: string, name: string): boolean {
  const at = folded.indexOf(name);
  return at > 0 && stoodTo.test(folded.slice(0, at)) && tradeBehind.test(folded.slice(at + name.length));
}

/** "Excel (lookups, pivot)": of an entry of a list of skills more is told behind it. */
const isExplained = (folded: string, name: string): boolean =>
  /^\s*\(/u.test(folded.slice(folded.indexOf(name) + name.length)) || yearsOfUse.test(folded);

/** Whether the words right beside a tool say that it is used a little ("little Excel", "Excel (typing data)"). */
function isKnownLittle(folded: string, name: string): boolean {
  const at = folded.indexOf(name);
  if (at < 0) return false;
  return opensLittle.test(folded.slice(0, at)) || goesOnLittle.test(folded.slice(at + name.length));
}

/** Whether an entry of a list of skills tells of work at some length, for how long, or when a paper was gained. */
const tellsMoreThanName = (folded: string): boolean =>
  yearsOfUse.test(folded) || yearAlone.test(folded) || wordCount(folded) >= LEAST_OF_TOOLS;

/** "Guide the forklift operators", "responsible for 16 room attendants": they do it, and not who leads them. */
function isOfThoseLed(folded: string, name: string): boolean {
  const at = folded.indexOf(name);
  const isBeside = opensInLeading.test(folded) || doneWithOthers.test(folded.slice(0, at));
  return isBeside && (tradeBehind.test(folded.slice(at + name.length)) || endsInTrade.test(name));
}

/** "Permit to work audit (hot work, isolation)": inspected, and done by those who do it. Inspecting itself is shown by it. */
function isOnlyLookedOver(folded: string, name: string, isTool: boolean): boolean {
  if (isTool || looksOver.test(name)) return false;
  const before = folded.slice(0, Math.max(0, folded.indexOf(name)));
  return lookedOver.test(before) || auditOfList.test(before);
}

/** Whether a name stands for something else: a program ("clinic management software"), a paper ("packing list"), a figure, what another thing is held against. */
function isAnotherThing(folded: string, name: string, isTool: boolean): boolean {
  if (isTool) return false;
  const at = folded.indexOf(name);
  const end = at + name.length;
  if (anotherBefore.test(folded.slice(0, at))) return true;
  if (anotherBehind.test(folded.slice(end)) || heldAgainst.test(folded.slice(0, at))) return true;
  return [...folded.matchAll(figureOfTrade)].some(
    ({ index, 0: found }) => index <= at && index + found.length >= end,
  );
}

/** "Set up the modules: accounting, purchasing" is work with a system, and none of an accountant. */
function isPartOfSystem(folded: string, name: string, isTool: boolean): boolean {
  const colon = folded.indexOf(':');
  if (isTool || colon < 0 || folded.indexOf(name) < colon) return false;
  const head = folded.slice(0, colon);
  return namesParts.test(head) || (putsIn.test(head) && namesSystem.test(head));
}

/** Whether data only came out of a tool ("moved the opening balances from Excel"). */
function isOnlySource(folded: string, name: string, isTool: boolean): boolean {
  return isTool && bringsOver.test(folded) && isSource.test(folded.slice(0, folded.indexOf(name)));
}

/** Whether words stand as one example among several between brackets; a tool is often named so. */
function isInBrackets(folded: string, name: string): boolean {
  const at = folded.indexOf(name);
  const open = folded.lastIndexOf('(', at);
  const close = folded.indexOf(')', open);
  return open > 0 && close >= at + name.length && wordsAlone(folded.slice(open, close)) !== wordsAlone(name);
}

/** Whether a sentence is but a list of names, of which none is more than its name. */
function isListOnly(folded: string): boolean {
  const items = folded.split(LISTED).filter((item) => wordCount(item) > 0);
  return items.length >= LEAST_LISTED && !tellsOfDeed(folded) && items.every(isBare);
}

/** Whether all items of a list are written as names are ("Capture One, Lightroom, Photoshop"). */
const areNames = (text: string): boolean =>
  text
    .split(LISTED)
    .filter((item) => wordCount(item) > 0)
    .every((item) => opensAsName.test(item));

/** Whether a tool is but named among many: most items are names of their own, of which the first and the tool's tell nothing. */
function isNamedAmongTools(text: string, name: string): boolean {
  const items = text.split(LISTED).filter((item) => wordCount(item) > 0);
  const own = items.find((item) => fold(item).includes(name));
  if (items.length < LEAST_OF_TOOLS || own === undefined) return false;
  const [first] = items;
  // "Windows Server 2012-2022" tells which versions, and of no years of work.
  const isVersion = (item: string): boolean => !/\p{L}/u.test(fold(item).replace(name, ''));
  const tells = (item: string): boolean =>
    tellsOfDeed(fold(item)) || (spanOfYears.test(fold(item)) && !isVersion(item));
  // So many names in a row tell of nothing done, however much is said of one.
  if (items.filter(isBare).length >= MANY_TOOLS && !items.some(tells)) return true;
  if ([first!, own].some((item) => !isBare(item) || tells(item))) return false;
  return (
    items.filter((item) => isBare(item) && opensAsName.test(item)).length >= items.length * MOST_ARE_NAMES
  );
}

const opensAsName = /^[^\p{L}]*\p{Lu}/u;
const LEAST_OF_TOOLS = 5;
const MANY_TOOLS = 8;
const MOST_ARE_NAMES = 2 / 3;

const isBare = (item: string): boolean => wordCount(item) <= MOST_IN_NAME;

const tellsOfDeed = (part: string): boolean =>
  saysOfDeed.test(part) || opensWithDeed.test(part) || opensWithOwnDeed.test(part);
const LEAST_LISTED = 3;

/** Whether a sentence was cut out of a longer one. */
function isHalf(text: string): boolean {
  const whole = text.replace(LIST_MARK, '');
  const count = (sign: string): number => whole.split(sign).length;
  return opensInTheMiddle.test(text) || count('(') !== count(')') || endsShortened.test(fold(text));
}

const LIST_MARK = /^\w{1,2}\)/;
const PARTS = /[|•·–—:\t,،(]|\s-\s|\s(?:at|في|لدي)\s/gu;
const MOST_IN_TITLE = 7;
/** A part of so many words tells of work, wherever the title before it was held. */
const LEAST_TOLD = 6;

/** Whether the words stand in what somebody is called, and the rest only says where and when. */
function isTitleAlone(sentence: string, name: string, isTool: boolean): boolean {
  const parts = sentence.split(PARTS);
  const own = parts.find((part) => part.includes(name));
  if (own === undefined || !isCalling(own)) return false;
  const counts = parts.filter((part) => part !== own).map(wordCount);
  // Of a tool that is called by another name, as tills are by a cashier's, the title tells no more than the title.
  const isOwnName = wordsAlone(own) !== wordsAlone(name);
  if (isTool && isOwnName) return counts.reduce((sum, count) => sum + count, wordCount(own)) <= MOST_IN_TITLE;
  return counts.every((count) => count < LEAST_TOLD);
}

/** Whether the words only say in which part of a house somebody has their title ("Night auditor / front office"). */
function isDepartment(sentence: string, name: string): boolean {
  if (spanOfYears.test(sentence) || yearsOfUse.test(sentence)) return false;
  const parts = sentence.split(/[|•·–—:,،/]|\s-\s/u).filter((part) => wordCount(part) > 0);
  const own = parts.find((part) => part.includes(name));
  if (own === undefined || parts.length > MOST_IN_HEADLINE || isCalling(own)) return false;
  return parts.every((part) => wordCount(part) <= MOST_IN_NAME) && parts.some(isCalling);
}
const MOST_IN_HEADLINE = 3;

const wordCount = (text: string): number => text.match(/\p{L}[^\s]*/gu)?.length ?? 0;

function isCalling(part: string): boolean {
  if (wordCount(part) > MOST_IN_TITLE || tellsOfDeed(part)) return false;
  return leadsWhatIsNamed.test(part) || endsInCalling.test(part) || opensWithCalling.test(part);
}

const wordsAlone = (folded: string): string => folded.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim();

/** Whether a sentence about a relative of the asked skill tells of more than that somebody learned or listed it. */
export function tellsOfWork({ text }: FeaturePlace): boolean {
  const folded = fold(text);
  return !study.test(folded) && folded.split(LISTED).some((item) => wordCount(item) > MOST_IN_NAME);
}
const LISTED = /[,،|/&+•·:;؛]|\s(?:and|و)\s/u;
const MOST_IN_NAME = 3;

/** A part of what is asked shows it where it is as near as this; what is kindred, or only used together, shows itself alone. */
const leastOfPart = 0.8;
const theOtherWay: Partial<Record<SkillRelation, SkillRelation>> = {
  narrower: 'broader',
  broader: 'narrower',
};

/**
 * Whether somebody who has one skill shows that they go some way towards another: what is narrower is a part of it (Jenkins
 * for continuous integration); what is broader proves no part (anti-money laundering for goAML), and a kindred tool is not
 * the one that is asked for. Chosen on the relations that were judged on the panel's sets.
 */
export function isConvincing(taxonomy: Taxonomy, asked: string, through: string): boolean {
  const stated = (from: string, to: string) =>
    (taxonomy.skill(from)?.related ?? []).filter(({ id }) => id === to);
  const relations = [
    ...stated(asked, through),
    ...stated(through, asked).map((it) => ({ ...it, relation: theOtherWay[it.relation] ?? it.relation })),
  ];
  return relations.some(({ relation, strength }) => relation === 'narrower' && strength >= leastOfPart);
}
