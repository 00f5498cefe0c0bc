import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './banners.module.css';
import { ownBuild, watchForNewVersion } from './new-version.ts';

/** Says that there is a newer version. The person reloads when it suits them; what they typed is kept. */
export function NewVersionBanner() {
  const { t } = useTranslation('app');
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const own = ownBuild();
    return own ? watchForNewVersion(own, () => setIsThere(true)) : undefined;
  }, []);
  return (
    <div role="status">
      {isThere && (
        <div className={classes.newVersion}>
          {t('new_version.text')}
          <Button size="compact-sm" onClick={() => location.reload()}>
            {t('new_version.reload')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => setIsThere(false)}>
            {t('new_version.later')}
          </Button>
        </div>
      )}
    </div>
  );
}
