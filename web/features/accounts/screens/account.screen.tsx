import { useAddress } from '#web/platform/address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SettingsFrame } from '#web/widgets/settings-frame/settings-frame.tsx';
import { ACCOUNT } from '../accounts.addresses.ts';
import { DeletionSection } from '../settings/deletion-section.tsx';
import { DisplaySection } from '../settings/display-section.tsx';
import { EmailSection } from '../settings/email-section.tsx';
import { ExportSection } from '../settings/export-section.tsx';
import { LinkedProviders } from '../settings/linked-providers.tsx';
import { NamesSection } from '../settings/names-section.tsx';
import { NotificationChoices } from '../settings/notification-choices.tsx';
import { OwnAudit } from '../settings/own-audit.tsx';
import { PasswordSection } from '../settings/password-section.tsx';
import { PictureSection } from '../settings/picture-section.tsx';
import { SessionsSection } from '../settings/sessions-section.tsx';

/** One’s own account: who one is, how one signs in, and what may be taken along or deleted. */
export default function AccountScreen() {
  const { t } = useTranslation('accounts');
  const [{ tab }] = useAddress(ACCOUNT);
  return (
    <SettingsFrame
      current="account"
      tab={tab === 'account' ? undefined : tab}
      title={t(`account.${tab}.title`)}
      lead={t(`account.${tab}.lead`)}
    >
      {SECTIONS[tab]}
    </SettingsFrame>
  );
}

const SECTIONS = {
  account: (
    <>
      <NamesSection />
      <PictureSection />
      <EmailSection />
      <DisplaySection />
    </>
  ),
  security: (
    <>
      <PasswordSection />
      <LinkedProviders />
      <SessionsSection />
      <OwnAudit />
    </>
  ),
  notifications: <NotificationChoices />,
  data: (
    <>
      <ExportSection />
      <DeletionSection />
    </>
  ),
};
