import type { AdminPortal } from '#contract/features/portals.contract.ts';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './portal-form.module.css';

/** What an admin sees and an operator sets. */
export function OperatorFacts({ portal }: { portal: AdminPortal }) {
  const { t } = useTranslation('portals');
  const format = useFormatters();
  const off = portal.features_off.map((name) => t(`operator.features.${name}`));
  return (
    <Section title={t('operator.title')} help={t('operator.help')}>
      <dl className={classes.facts}>
        <dt>{t('operator.post_job_limit')}</dt>
        <dd>{format.number(portal.post_job_limit)}</dd>
        <dt>{t('operator.host_names')}</dt>
        <dd>
          {portal.host_names.length === 0
            ? t('operator.no_host_names')
            : portal.host_names.map((name) => (
                <bdi key={name} dir="ltr" className={classes.host}>
                  {name}
                </bdi>
              ))}
        </dd>
        <dt>{t('operator.features_off')}</dt>
        <dd>{off.length === 0 ? t('operator.nothing_off') : format.list(off)}</dd>
      </dl>
    </Section>
  );
}
