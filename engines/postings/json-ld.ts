import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { pageHead, textOfHtml } from './html.ts';
import { linesIn, type Node, nodesIn, textIn, textsIn, typesOf } from './json-ld-nodes.ts';
import { educationOf, employmentTypeOf, momentOf, payOf, placeOfNode, yearsOf } from './json-ld-values.ts';
import { monthlyPay } from './monthly-pay.ts';
import { languageOf, notFoundIn, type Posting, type PostingLanguage } from './posting.ts';
import { readPosting } from './read-posting.ts';

/** A posting and what of it the data of its page says. */
export interface PostingOfData {
  posting: Posting;
  /** The text the posting's places refer to. */
  text: string;
  /** Fields whose value comes from the page's data. */
  fromData: string[];
  /** Until when the page's data says that one may apply. */
  validThrough: Date | null;
}

/**
 * The schema.org JobPosting of a page, also within `@graph` and lists; `null` where it has none that says anything. Its
 * description is read like any posting; what the data says of itself outranks it.
 */
export function postingFromJsonLd(taxonomy: Taxonomy, page: string): PostingOfData | null {
  const found = nodesIn(pageHead(page).data).find(
    (node) =>
      typesOf(node).includes('JobPosting') && (textIn(node.title) ?? textIn(node.description)) !== null,
  );
  return found ? fromNode(taxonomy, found) : null;
}

function fromNode(taxonomy: Taxonomy, node: Node): PostingOfData {
  const title = (textIn(node.title) ?? textIn(node.name) ?? '').slice(0, 300);
  const { text, lang } = textOfNode(node, title);
  const posting = readPosting(taxonomy, text, lang);
  const fromData: string[] = [];
  const put = <K extends keyof Posting>(
    key: K,
    field: string,
    value: Posting[K] | null | undefined,
  ): void => {
    if (value === null || value === undefined || value === '') return;
    posting[key] = value;
    fromData.push(field);
    posting.places = posting.places.filter((place) => place.field !== field);
  };
  if (posting.title === '' && title !== '') put('title', 'job_title', textOfHtml(title).slice(0, 160));
  put(
    'location',
    'location',
    placeOfNode(taxonomy, node.jobLocation, lang) ??
      placeOfNode(taxonomy, node.applicantLocationRequirements, lang),
  );
  if (textsIn(node.jobLocationType).some((type) => /TELECOMMUTE/i.test(type)))
    put('workPlace', 'work_place', posting.workPlace ?? 'remote');
  put('employmentType', 'employment_type', employmentTypeOf(textsIn(node.employmentType)));
  put('minYears', 'min_years', yearsOf(node.experienceRequirements));
  put('education', 'education', educationOf(node.educationRequirements));
  const pay = payOf(node.baseSalary ?? node.estimatedSalary);
  if (pay) {
    const monthly = monthlyPay(pay);
    posting.pay = pay;
    posting.payNote = monthly.note;
    posting.salaryCurrency = monthly.currency;
    put('salaryMin', 'salary_min', monthly.min);
    put('salaryMax', 'salary_max', monthly.max);
  }
  posting.notFound = notFoundIn(posting);
  return { posting, text, fromData, validThrough: momentOf(textIn(node.validThrough)) };
}

/** The words of a posting's data as one text; lists that stand in fields of their own become the sections they are. */
function textOfNode(node: Node, title: string): { text: string; lang: PostingLanguage } {
  const parts = title === '' ? [] : [textOfHtml(title)];
  parts.push(textOfHtml(textIn(node.description) ?? ''));
  const said = parts.join('\n\n');
  const lang = languageOf(said);
  for (const [heading, value] of [
    [HEADINGS[lang].responsibilities, node.responsibilities],
    [HEADINGS[lang].qualifications, node.qualifications],
    [HEADINGS[lang].skills, node.skills],
    [HEADINGS[lang].experience, textIn(node.experienceRequirements)],
  ] as const) {
    const lines = linesIn(value).filter((line) => !said.includes(line));
    if (lines.length > 0) parts.push(`${heading}:\n${lines.map((line) => `• ${line}`).join('\n')}`);
  }
  return { text: parts.filter((part) => part.trim() !== '').join('\n\n'), lang };
}

const HEADINGS = {
  en: {
    responsibilities: 'Responsibilities',
    qualifications: 'Qualifications',
    skills: 'Skills',
    experience: 'Experience',
  },
  ar: {
    responsibilities: 'المسؤوليات',
    qualifications: 'المؤهلات',
    skills: 'المهارات',
    experience: 'الخبرة',
  },
} as const;
