import { Text, Title } from '@mantine/core';
import type { Explanation } from '#contract/features/matches.contract.ts';
import { EDUCATION_LEVELS } from '#contract/features/profiles.contract.ts';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { languageChoices, languageName } from '#web/platform/language-names.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import classes from './match-explanation.module.css';
import { type GateKey, type MatchGate, type MatchReader, wholeSteps } from './match-reasons.ts';

const TONES: Record<MatchGate['status'], Tone> = {
  met: 'good',
  short: 'caution',
  unknown: 'neutral',
  not_asked: 'neutral',
};

/** What the job requires beside skills: what is asked, what is there, and what it takes of the points. */
export function MatchGates({ explanation, reader }: { explanation: Explanation; reader: MatchReader }) {
  const { t } = useTranslation('match-explanation');
  const steps = wholeSteps(explanation);
  const takenBy = (key: GateKey) =>
    -(steps.find((step) => step.kind === 'gate' && step.key === key)?.points ?? 0);
  return (
    <section>
      <Title order={3}>{t('gates.title')}</Title>
      <Text size="sm" c="dimmed">
        {t('gates.help')}
      </Text>
      <ul className={classes.gates}>
        {explanation.gates.map((gate) => (
          <li key={gate.key}>
            <div className={classes.gateLine}>
              <Text fw={500}>{t(`gates.${gate.key}`)}</Text>
              <StatusBadge tone={TONES[gate.status]}>{t(`gates.${gate.status}`)}</StatusBadge>
            </div>
            {gate.status !== 'not_asked' && (
              <dl className={classes.facts}>
                <dt>{t('gates.asked')}</dt>
                <dd>
                  <GateFact of={gate.key} value={gate.need} />
                </dd>
                <dt>{t(`gates.there.${reader}`)}</dt>
                <dd>{isHidden(gate) ? t('gates.hidden') : <GateFact of={gate.key} value={gate.have} />}</dd>
              </dl>
            )}
            {gate.from_abroad && (
              <Text size="sm" c="dimmed">
                {t(`gates.from_abroad.${gate.from_abroad}`)}
              </Text>
            )}
            {gate.status === 'short' && (
              <Text size="sm" c="dimmed">
                {gate.key === 'language' && namesAll(gate) && <>{t('gates.below_level')} </>}
                {t('gates.takes', { count: takenBy(gate.key) })}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** It was compared, but is not shown: a blind review hides where somebody lives. */
const isHidden = ({ status, have }: MatchGate) => have === null && (status === 'met' || status === 'short');

/** Years are counted, levels of all kinds and languages named in the reader's words, places shown as they were written. */
function GateFact({ of, value }: { of: GateKey; value: string | null }) {
  const { t } = useTranslation(['match-explanation', 'qualifications']);
  const format = useFormatters();
  const { language } = useLanguage();
  if (value === null) return t('gates.silent');
  if (of === 'experience') {
    // Whole years from a year on, as wherever it is told how long somebody has worked.
    const years = Number(value) < 1 ? Math.round(Number(value) * 10) / 10 : Math.floor(Number(value));
    return t('years', { count: years, shown: format.number(years) });
  }
  const education = EDUCATION_LEVELS.find((one) => one === value);
  if (of === 'education' && education) return t(`qualifications:education.${education}`);
  const level = LEVELS[Number(value)];
  if (of === 'level' && level) return t(`levels.${level}`);
  if (of === 'language') return format.list(languagesOf(value).map((name) => languageName(name, language)));
  return <KnownName of={value} />;
}

/** How high work stands, from who learns it to who leads leaders, as the explanation numbers it. */
const LEVELS = ['learns', 'begins', 'does', 'knows', 'leads', 'leads_leaders'] as const;

/** Whether the profile names each language asked for: then only a level can be short. */
function namesAll({ need, have }: MatchGate): boolean {
  const there = languagesOf(have);
  return languagesOf(need).every((language) => there.includes(language));
}

/** English names of languages that may be written in either language; unknown ones stay as they are. */
function languagesOf(names: string | null): string[] {
  const arabic = languageChoices('ar');
  return (names ?? '')
    .split(/[,،]/)
    .map((name) => name.trim())
    .map((name) => arabic.find(({ label, value }) => label === name || value === name)?.value ?? name);
}
