import { Group, Pagination, Text } from '@mantine/core';
import { useAddress } from '#web/platform/address.ts';
import { wholeNumber } from '#web/platform/address-values.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';

const PAGE = { page: wholeNumber(1) };

/** The page that the address names, counted from 1. */
export function usePageInAddress(): number {
  const [{ page }] = useAddress(PAGE);
  return page;
}

/** Pages of a list; the chosen one is `?page=` in the address, and back goes to the page before. */
export function AddressPagination({ total, limit }: { total: number; limit: number }) {
  const { t } = useTranslation('record-list');
  const format = useFormatters();
  const [{ page }, setAddress] = useAddress(PAGE);
  const pages = Math.ceil(total / limit);
  if (pages <= 1) return null;
  const labels: Record<string, string> = { next: t('pages.next'), previous: t('pages.previous') };
  return (
    <Group component="nav" aria-label={t('pages.label')} justify="space-between" gap="sm">
      <Text size="sm" c="dimmed">
        {t('pages.range', {
          from: format.number((page - 1) * limit + 1),
          to: format.number(Math.min(total, page * limit)),
          total: format.number(total),
        })}
      </Text>
      <Pagination
        total={pages}
        value={Math.min(page, pages)}
        siblings={1}
        size="md"
        // So close that all pages stand in one row on a telephone.
        gap={3}
        onChange={(next) => setAddress({ page: next }, { push: true })}
        getControlProps={(control) => ({ 'aria-label': labels[control] ?? control })}
      />
    </Group>
  );
}
