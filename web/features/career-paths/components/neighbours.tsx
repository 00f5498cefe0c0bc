import { Section } from '#web/design/section.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CAREER_PATH } from '../career-paths.addresses.ts';
import { nameIn, type Paths } from '../career-paths.queries.ts';
import { PathStep } from './path-step.tsx';
import classes from './paths.module.css';

interface NeighboursProps {
  from: NonNullable<Paths['from']>;
  steps: Paths['neighbours'];
  /** No way up is known at all. */
  isAlone: boolean;
  /** Why there is none, where that is known. */
  end: Paths['end'];
}

/** Work at one's own level, for those whose ways up are few or not known. */
export function Neighbours({ from, steps, isAlone, end }: NeighboursProps) {
  const { t } = useTranslation('career-paths');
  const { language } = useLanguage();
  const [{ step: open }, setAddress] = useAddress(CAREER_PATH);
  const name = nameIn(language, from.name);
  const help = () => {
    if (!isAlone) return t('neighbours.help', { name });
    return end
      ? t('neighbours.help_end', { name, reason: nameIn(language, end) })
      : t('neighbours.help_none', { name });
  };
  return (
    <Section title={t('neighbours.title')} help={help()}>
      <ol className={classes.steps}>
        {steps.map((step) => {
          const place = `near-${step.occupation.id}`;
          return (
            <PathStep
              key={step.occupation.id}
              step={step}
              place={place}
              isEnd
              isOpen={open === place}
              onToggle={() => setAddress({ step: open === place ? '' : place })}
            />
          );
        })}
      </ol>
    </Section>
  );
}
