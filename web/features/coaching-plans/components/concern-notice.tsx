import type { COACHING_CONCERNS } from '#contract/features/coaching-plans.contract.ts';
import { namesOf } from '#contract/kernel/records.ts';
import { Heading, Words } from '#web/design/words.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './coaching.module.css';

type Concern = (typeof COACHING_CONCERNS)[number];

/** Numbers for emergencies that whole countries know. Helplines and offices change theirs: words lead to those. */
const EMERGENCY_NUMBERS = {
  uae: ['999', '998'],
  ksa: ['911', '997'],
  qatar: ['999'],
  kuwait: ['112'],
  bahrain: ['999'],
  oman: ['9999'],
  egypt: ['122', '123'],
  jordan: ['911'],
} as const;

const COUNTRIES = namesOf(EMERGENCY_NUMBERS);

/** What a programme must not deal with: it says so, and names people. The same words each time. */
export function ConcernNotice({ concern }: { concern: Concern }) {
  const { t } = useTranslation('coaching-plans');
  return (
    <section className={classes.concern} data-concern={concern} role="alert">
      <Heading level={3}>{t(`concern.${concern}.title`)}</Heading>
      <Words>{t(`concern.${concern}.body`)}</Words>
      <ul className={classes.contacts} aria-label={t('concern.people')}>
        <li>{t(`concern.who.${concern}`)}</li>
        {concern !== 'legal' && <EmergencyNumbers />}
      </ul>
    </section>
  );
}

function EmergencyNumbers() {
  const { t } = useTranslation('coaching-plans');
  return (
    <>
      {COUNTRIES.map((country) => (
        <li key={country}>
          <span>{t(`concern.emergency.${country}`)}</span>
          <span className={classes.numbers}>
            {EMERGENCY_NUMBERS[country].map((number) => (
              <a key={number} href={`tel:${number}`} dir="ltr">
                {number}
              </a>
            ))}
          </span>
        </li>
      ))}
      <li>{t('concern.elsewhere')}</li>
    </>
  );
}
