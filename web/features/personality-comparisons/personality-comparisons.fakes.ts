import type { Scale } from '#contract/features/assessments.fields.ts';
import type { Compared } from './personality-comparisons.queries.ts';

const DOMAINS = ['N', 'E', 'O', 'A', 'C'] as const;
const NAMES = {
  N: { en: 'Emotional sensitivity', ar: 'الحساسية الانفعالية' },
  E: { en: 'Extraversion', ar: 'الانبساط' },
  O: { en: 'Openness', ar: 'الانفتاح' },
  A: { en: 'Agreeableness', ar: 'التوافق مع الآخرين' },
  C: { en: 'Conscientiousness', ar: 'يقظة الضمير' },
} as const;
/** Of each domain five, in the order of the test. */
const FACETS = {
  N: [
    { id: 'N1', en: 'Worry', ar: 'القلق' },
    { id: 'N2', en: 'Irritability', ar: 'سرعة الانفعال' },
    { id: 'N3', en: 'Low mood', ar: 'انخفاض المزاج' },
    { id: 'N4', en: 'Shyness', ar: 'الخجل' },
    { id: 'N6', en: 'Strain under pressure', ar: 'التأثر بالضغط' },
  ],
  E: [
    { id: 'E1', en: 'Friendliness', ar: 'الود' },
    { id: 'E2', en: 'Sociability', ar: 'حب الصحبة' },
    { id: 'E3', en: 'Taking the lead', ar: 'أخذ زمام القيادة' },
    { id: 'E4', en: 'Activity', ar: 'النشاط' },
    { id: 'E6', en: 'Cheerfulness', ar: 'البهجة' },
  ],
  O: [
    { id: 'O1', en: 'Imagination', ar: 'الخيال' },
    { id: 'O2', en: 'Feeling for beauty', ar: 'تذوق الجمال' },
    { id: 'O3', en: 'Awareness of feelings', ar: 'الوعي بالمشاعر' },
    { id: 'O4', en: 'Liking variety', ar: 'حب التنوع' },
    { id: 'O5', en: 'Interest in ideas', ar: 'الاهتمام بالأفكار' },
  ],
  A: [
    { id: 'A1', en: 'Trust', ar: 'الثقة بالآخرين' },
    { id: 'A2', en: 'Straightforwardness', ar: 'الاستقامة' },
    { id: 'A3', en: 'Helpfulness', ar: 'حب المساعدة' },
    { id: 'A4', en: 'Peaceableness', ar: 'المسالمة' },
    { id: 'A6', en: 'Compassion', ar: 'التعاطف' },
  ],
  C: [
    { id: 'C1', en: 'Confidence in own ability', ar: 'الثقة بالقدرة' },
    { id: 'C2', en: 'Orderliness', ar: 'الترتيب' },
    { id: 'C4', en: 'Striving', ar: 'السعي إلى الإنجاز' },
    { id: 'C5', en: 'Self-discipline', ar: 'الانضباط الذاتي' },
    { id: 'C6', en: 'Caution', ar: 'التروي' },
  ],
} as const;

const scale = (
  id: string,
  kind: Scale['kind'],
  { en, ar }: Scale['name'],
  score: number,
  parts: readonly string[] = [],
): Scale => ({
  id,
  kind,
  name: { en, ar },
  about: null,
  meaning: null,
  score,
  least: 20,
  most: 80,
  percentile: 50,
  band: score < 45 ? 'low' : score > 55 ? 'high' : 'average',
  reliability: 0.8,
  standard_error: 4,
  parts: parts.map((part) => ({ id: part, sign: 1 })),
});

/** Somebody whose facets lie around 50, each domain otherwise. */
const person = (name: string, isSelf: boolean, bend: number): Compared['people'][number] => ({
  name,
  is_self: isSelf,
  completed_at: '2026-11-02T08:00:00.000Z',
  form: 'full',
  version: '1',
  scales: [
    scale('calm', 'trait', { en: 'Composed', ar: 'رباطة الجأش' }, 50 + bend),
    scale('creative', 'trait', { en: 'Creative', ar: 'الإبداع' }, 52 - bend / 3),
    ...DOMAINS.map((domain, at) =>
      scale(
        domain,
        'domain',
        NAMES[domain],
        50 + bend * (at % 2 === 0 ? 1 : -1),
        FACETS[domain].map(({ id }) => id),
      ),
    ),
    ...DOMAINS.flatMap((domain, at) =>
      FACETS[domain].map((facet, place) =>
        scale(
          facet.id,
          'facet',
          facet,
          50 + bend * (at % 2 === 0 ? 1 : -1) + ((((place + 1) * 7 + at) % 9) - 4) * 2,
        ),
      ),
    ),
  ],
  norms: [{ en: 'Adults of several countries', ar: 'بالغون من بلدان عدة' }],
});

/** What 1.96 × √(4² + 4²) leaves to chance. */
const BY_CHANCE = 11;

/** Two people of whom one is calm and the other is not. */
export function someComparison(id = '0b0f4a0e-6f9c-4c0e-9a75-0d5f6f1f7a01'): Compared {
  const [self, other] = [person('Layla Haddad', true, 9), person('Omar Saleh', false, -4)];
  const apart = self.scales.filter(
    ({ score }, at) => Math.abs(score - (other.scales[at]?.score ?? score)) > BY_CHANCE,
  );
  return {
    id,
    agreed_at: '2026-11-20T08:00:00.000Z',
    people: [self, other],
    apart: apart.map((one) => one.id),
  };
}
