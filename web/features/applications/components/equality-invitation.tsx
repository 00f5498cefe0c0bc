import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getEqualityAnswers } from '#contract/features/equality-answers.contract.ts';
import { TextLink } from '#web/design/links.tsx';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** A quiet line to who applied and has said nothing yet: what they say helps to count fairness. */
export function EqualityInvitation() {
  const { t } = useTranslation('applications');
  const own = useQuery(queryFor(getEqualityAnswers, {}));
  if (!own.data || own.data.answers) return null;
  return (
    <Text size="sm" c="dimmed" mt="xl">
      {t('equality_invitation.body')}{' '}
      <TextLink to="/settings/equality" underline="always">
        {t('equality_invitation.link')}
      </TextLink>
    </Text>
  );
}
