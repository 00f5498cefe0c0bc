import { Button, Text } from '@mantine/core';
import { useTranslation } from '#web/platform/translation.ts';
import type { Wording } from '../job-wording.ts';
import classes from './wording-notes.module.css';

/** Under a field: each phrase that is pointed out, why, and the better one to take. */
export function WordingNotes({ wording, field }: { wording: Wording; field: string }) {
  const { t } = useTranslation('jobs');
  const findings = wording.in(field);
  if (findings.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label={t('wording.label')}>
      {findings.map((finding) => (
        <li key={`${finding.start}-${finding.kind}`} className={classes.note}>
          <Text size="sm">
            <q dir="auto">{finding.text}</q> {finding.why}
          </Text>
          <div className={classes.ways}>
            {finding.better !== null && (
              <Button variant="light" size="compact-sm" onClick={() => wording.accept(finding)}>
                {finding.better ? (
                  <>
                    {t('wording.write')}&nbsp;<bdi>{finding.better}</bdi>
                  </>
                ) : (
                  t('wording.remove')
                )}
              </Button>
            )}
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => wording.leave(finding)}>
              {t('wording.leave')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
