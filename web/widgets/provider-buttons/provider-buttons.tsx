import { Button, Divider, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPortal } from '#contract/features/portals.contract.ts';
import { GoogleIcon, LinkedinIcon } from '#web/design/icons.ts';
import { useLanguage } from '#web/platform/language.ts';
import { portalDomain } from '#web/platform/portal.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';

const ICONS = { google: GoogleIcon, linkedin: LinkedinIcon };

/** The other ways in that this portal offers, above the form; nothing where there is none. */
export function ProviderButtons({ redirect = '' }: { redirect?: string }) {
  const { t } = useTranslation('provider-buttons');
  const { language } = useLanguage();
  const portal = useQuery({ ...queryFor(getPortal, {}), staleTime: Number.POSITIVE_INFINITY });
  const methods = portal.data?.sign_in_methods ?? [];
  if (methods.length === 0) return null;
  const query = new URLSearchParams({
    lang: language,
    domain: portalDomain(),
    ...(redirect ? { redirect } : {}),
  });
  return (
    <Stack gap="sm" mb="md">
      {methods.map((method) => {
        const Icon = ICONS[method];
        return (
          <Button
            key={method}
            component="a"
            href={`/api/auth/${method}?${query}`}
            variant="default"
            size="md"
            fullWidth
            leftSection={<Icon size={20} aria-hidden />}
          >
            {t(`continue.${method}`)}
          </Button>
        );
      })}
      <Divider label={t('or')} />
    </Stack>
  );
}
