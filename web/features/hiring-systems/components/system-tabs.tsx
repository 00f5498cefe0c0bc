import { Tabs } from '@mantine/core';
import type { ConnectedSystem } from '#contract/features/hiring-systems.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { PARTS, type Part } from '../hiring-systems.addresses.ts';
import classes from './system-tabs.module.css';

interface SystemTabsProps {
  parts: readonly Part[];
  part: Part;
  system: ConnectedSystem;
  onChange: (part: Part) => void;
}

/** The parts of the screen; over the list how many of it need a person. */
export function SystemTabs({ parts, part, system, onChange }: SystemTabsProps) {
  const { t } = useTranslation('hiring-systems');
  const format = useFormatters();
  const urgent = system.counts.conflict + system.counts.refused;
  return (
    <Tabs
      value={part}
      onChange={(next) => {
        const chosen = PARTS.find((one) => one === next);
        if (chosen) onChange(chosen);
      }}
    >
      <Tabs.List aria-label={t('parts.label')} className={classes.tabs}>
        {parts.map((one) => (
          <Tabs.Tab key={one} value={one} className={classes.tab} aria-controls="hiring-system-panel">
            {t(`parts.${one}`)}
            {one === 'records' && urgent > 0 && (
              <span className={classes.count}>{format.number(urgent)}</span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
