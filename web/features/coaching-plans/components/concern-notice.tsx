import type { COACHING_CONCERNS } from '#contract/features/coaching-plans.contract.ts';
import { Heading, Words } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './coaching.module.css';

type Concern = (typeof COACHING_CONCERNS)[number];

/** Public numbers of offices and helplines, as they print them. */
const NUMBERS = {
  uae_emergency: ['998', '999'],
  uae_mind: ['800 4673'],
  ksa_emergency: ['997', '911'],
  ksa_mind: ['920033360'],
  ksa_health: ['937'],
  uae_labour: ['600590000'],
  ksa_labour: ['19911'],
} as const;

const CONTACTS = {
  crisis: ['uae_emergency', 'uae_mind', 'ksa_emergency', 'ksa_mind'],
  medical: ['uae_emergency', 'uae_mind', 'ksa_health'],
  legal: ['uae_labour', 'ksa_labour'],
} as const satisfies Record<Concern, readonly (keyof typeof NUMBERS)[]>;

const ELSEWHERE = { crisis: 'elsewhere', medical: 'elsewhere_doctor', legal: 'elsewhere_law' } as const;

/** What a programme must not deal with: it says so, and names people. The same words each time. */
export function ConcernNotice({ concern }: { concern: Concern }) {
  const { t } = useTranslation('coaching-plans');
  return (
    <section className={classes.concern} data-concern={concern} role="alert">
      <Heading level={3}>{t(`concern.${concern}.title`)}</Heading>
      <Words>{t(`concern.${concern}.body`)}</Words>
      <ul className={classes.contacts} aria-label={t('concern.people')}>
        {CONTACTS[concern].map((contact) => (
          <li key={contact}>
            <span>{t(`concern.contact.${contact}`)}</span>
            <span className={classes.numbers}>
              {NUMBERS[contact].map((number) => (
                <a key={number} href={`tel:${number.replaceAll(' ', '')}`} dir="ltr">
                  {number}
                </a>
              ))}
            </span>
          </li>
        ))}
        <li>{t(`concern.contact.${ELSEWHERE[concern]}`)}</li>
      </ul>
    </section>
  );
}
