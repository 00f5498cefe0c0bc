import { type Occupation, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { isOfForces } from './career-qualified.ts';
import { leadsTrade } from './career-titles.ts';
import { levelOfLeaders, levelOfTitle } from './levels.ts';

const WORDS = wordingsIn('matching/careers');
const list = (name: string): RegExp => WORDS.pattern(name, { spaces: 'one' });
const refusing = list('does not want');
const unable = list('can do it no longer');
const without = WORDS.pattern('goes without', { spaces: 'one', flags: 'gu' });
const less = list('wants to work less');
const office = list('wants an office or the day');
const own = list('wants a business of their own');
const leavingService = list('leaves the service');
const hurting = list('hurts from the work');
const employed = list('wants to be employed');
const endOfClause = /[.,;:،؛()\n/|–]/u;

/** Which of the ways that are open to somebody come first, by what they write. */
export type Leaning = 'own' | 'aside' | 'up';

/** Work that is measured by what it sells, whatever its group. */
const sellingByTarget = [
  'banking-relationship-officer',
  'corporate-relationship-manager',
  'mortgage-advisor',
  'insurance-advisor',
  'real-estate-agent',
  'store-supervisor',
];

/** Nursing by day, away from the ward. */
const nursingFromADesk = [
  'nurse-case-manager',
  'occupational-health-nurse',
  'nurse-educator',
  'community-nurse',
  'infection-control-specialist',
];

/** What somebody is tired of, or can do no longer, with the work that is made of it. */
const kindsOfWork: readonly [words: RegExp, isMade: (work: Occupation) => boolean][] = [
  [list('work in the air'), ofGroups(/^(?:5111|3153)/u, ['chief-pilot'])],
  [list('work on the road'), ofGroups(/^83[23]/u, ['driving-instructor'])],
  [list('work in class'), ofGroups(/^(?:23(?!51)|1345)/u)],
  [list('work at the bedside'), ofGroups(/^(?:2221|3221)/u, [], nursingFromADesk)],
  [list('work on the phone'), ofGroups(/^(?:4222|5244)/u, ['inside-sales-representative'])],
  [list('work on site'), ofSites()],
  [list('work by shifts'), ofShifts()],
  [list('work for commission'), ofGroups(/^(?:3321|3322|3334|5244|1221)/u, [], ['policy-servicing-officer'])],
  [list('work that leads people'), ofLeaders()],
  [
    list('work that cleans'),
    ofGroups(/^(?:911[12]|912[12]|5151|5152)/u, [
      'cleaning-supervisor',
      'soft-services-manager',
      'cleaning-company-owner',
    ]),
  ],
  [list('work that sells'), ofGroups(/^(?:522[23]|5223|524[239]|3322|243[34]|1221)/u, sellingByTarget)],
  [
    list('work away from home'),
    ofGroups(/^(?:5111|315|8332|8350)/u, ['cabin-crew-manager', 'travel-coordinator']),
  ],
  [list('work with a bike'), ofGroups(/^$/u, ['motorcycle-delivery-rider', 'courier'])],
  [list('work of the back'), ofTheBack()],
];
/** Work that leads others, by its group or its name. */
function ofLeaders() {
  const isOfLeaders = ofGroups(/^(?:1|312|3341|3355|5151|5222)/u, [
    'charge-nurse',
    'head-nurse',
    'head-veterinary-nurse',
    'head-waiter',
    'head-bartender',
    'head-butler',
    'head-concierge',
    'chief-steward',
    'academic-coordinator',
  ]);
  return (work: Occupation): boolean =>
    isOfLeaders(work) || levelOfTitle(work.name.en) >= levelOfLeaders || leadsTrade(work.name.en);
}

/** What an office spares somebody. */
const outsideOffice: readonly ((work: Occupation) => boolean)[] = [
  ofSites(),
  ofShifts(),
  ofGroups(/^(?:83[23]|5111)/u),
];
/** Work of the hands and the back, by ISCO-08. */
const bodily = ofGroups(/^(?:[67]|81|83|9)/u);

function ofGroups(groups: RegExp, more: readonly string[] = [], but: readonly string[] = []) {
  return ({ id, isco }: Occupation): boolean =>
    (groups.test(isco ?? '') || more.includes(id)) && !but.includes(id);
}

/** Labour that lifts, carries and climbs, and the trades of building: machines are driven sitting. */
function ofTheBack() {
  const spared = ['storekeeper', 'lifting-supervisor', 'welding-inspector'];
  return ofGroups(/^(?:71|72[0-3]|741|93[1-3]|92)/u, [], spared);
}

/** Work outdoors and on rigs and building sites. */
function ofSites() {
  const more = ['site-engineer', 'senior-site-engineer', 'resident-engineer', 'civil-engineer'];
  const rigs = ['drilling-supervisor', 'wellsite-geologist', 'mud-engineer', 'construction-project-manager'];
  return ofGroups(/^(?:3121|3123|6|71|72|8113|834|93)/u, [...more, ...rigs]);
}

/** Work that goes on by night and at weekends. */
function ofShifts() {
  const desks = [...nursingFromADesk, 'central-kitchen-chef', 'clinical-nurse-specialist'];
  return ofGroups(
    /^(?:1412|2221|3434|4222|4224|5111|512|513|5222|5223|5230|541|9112)/u,
    ['store-manager'],
    desks,
  );
}

/** Whether work is of a kind that somebody writes they are tired of, cannot do any longer, or want to leave for an office. */
export function kindsRefused(text: string): (work: Occupation) => boolean {
  const folded = fold(text);
  const clauses = folded.split(endOfClause);
  const left = clauses.filter((clause) => refusing.test(clause) || unable.test(clause));
  const kinds = [...left, ...behindWithout(folded)].flatMap((clause) =>
    kindsOfWork.flatMap(([words, isMade]) => (words.test(clause) ? [isMade] : [])),
  );
  const all = [
    ...kinds,
    ...(office.test(folded) ? outsideOffice : []),
    ...(hurting.test(folded) ? [bodily] : []),
    ...(leavingService.test(folded) ? [isOfService] : []),
    ...(employed.test(folded) && !own.test(folded) ? [isOwnBusiness] : []),
  ];
  return (work) => all.some((isMade) => isMade(work));
}

/** The few words behind each "without", «بدون» and "not": what somebody wants to go without. */
const behindWithout = (text: string): string[] =>
  [...text.matchAll(without)]
    .map(({ 0: said, index }) => text.slice(index + said.length).split(endOfClause)[0] ?? '')
    .map((rest) => rest.trim().split(' ').slice(0, mostWordsBehind).join(' '))
    // "No complaint about rigs" refuses none.
    .filter((rest) => !harmless.test(rest));
const harmless = new RegExp(`^${WORDS.source('says that nothing is wrong', { spaces: 'one' })}`, 'u');
const mostWordsBehind = 4;

/** Whether somebody writes that they want a business of their own. */
export const wantsOwn = (text: string): boolean => own.test(fold(text));

/** Which ways come first for somebody who stands at some work: their own business, work aside, or those that lead up. */
export function leaningOf(
  start: Occupation,
  text: string,
  years: number | null,
  isRefused: (work: Occupation) => boolean,
): Leaning {
  const folded = fold(text);
  if (own.test(folded)) return 'own';
  if (isRefused(start) || less.test(folded)) return 'aside';
  return isAtTheTop(start, years) ? 'aside' : 'up';
}

/** Armed forces and police: nobody who has left them rises in them. */
const isOfService = (work: Occupation): boolean => isOfForces(work) || work.industryId === 'public-safety';

/** Whoever has led for so long is asked to advise and to sit on boards, where little lies above. */
const isAtTheTop = (start: Occupation, years: number | null): boolean =>
  (start.isco?.startsWith('1') ?? false) &&
  start.zone === zoneOfDirectors &&
  start.years >= yearsOfDirectors &&
  (years ?? 0) >= yearsAtTheTop;
const zoneOfDirectors = 5;
/** The years that work of directors asks for, at least. */
export const yearsOfDirectors = 10;
const yearsAtTheTop = 20;

/** Work for oneself beside that of owners, whose ids say so. */
const forOneself = new Set([
  'law-firm-partner',
  'honey-producer',
  'independent-consultant',
  'boat-captain',
  'farrier',
  'clinic-manager',
  'salon-manager',
  'restaurant-manager',
  'gym-manager',
  'nursery-manager',
  'sports-academy-director',
  'tour-operations-manager',
  'optical-shop-manager',
  'insurance-agency-manager',
]);
/** Work for oneself: what somebody who wants that is shown first. */
export const isForOneself = (work: Occupation): boolean => forOneself.has(work.id) || isOwnBusiness(work);

/** A business that asks for money and a licence of one's own. A product has its owner in somebody else's house. */
export const isOwnBusiness = ({ id }: Occupation): boolean =>
  id === 'contractor' || (id.endsWith('-owner') && id !== 'product-owner');
