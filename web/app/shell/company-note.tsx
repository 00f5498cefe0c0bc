import type { OwnCompany } from '#contract/features/company-checks.contract.ts';
import { ApprovalIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './company-note.module.css';

/** Above the screens of whoever hires for a company that is not verified: why they see less, and the one next step. */
export default function CompanyNote({ state }: { state: Exclude<OwnCompany['check_state'], 'verified'> }) {
  const { t } = useTranslation('app');
  return (
    <aside className={classes.note} aria-label={t('company_note.label')}>
      <ApprovalIcon size={18} stroke={1.7} aria-hidden />
      <span>{t(`company_note.${state}`)}</span>
      <TextLink to="/settings/company/verification" underline="always">
        {t(`company_note.${state === 'unverified' ? 'prove' : 'look'}`)}
      </TextLink>
    </aside>
  );
}
