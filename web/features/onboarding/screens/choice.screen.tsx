import { Anchor, Text } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { FlipOnRtl } from '#web/design/flip-on-rtl.tsx';
import { FlowPage } from '#web/design/flow-page.tsx';
import { ArrowEndIcon, JobIcon, PeopleIcon } from '#web/design/icons.ts';
import { logOut } from '#web/platform/log-out.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './choice.module.css';

const CHOICES = [
  { key: 'candidate', to: '/onboarding/candidate', icon: JobIcon },
  { key: 'recruiter', to: '/onboarding/recruiter', icon: PeopleIcon },
] as const;

export default function ChoiceScreen() {
  const { t } = useTranslation('onboarding');
  const { user } = useSession();
  // Whoever goes through onboarding again has their role already.
  if (user?.role_name === 'individual') return <Navigate to="/onboarding/candidate" replace />;
  if (user?.role_name === 'recruiter') return <Navigate to="/onboarding/recruiter" replace />;
  return (
    <FlowPage
      width="wide"
      title={t('choice.title')}
      lead={t('choice.lead')}
      footer={
        <Anchor component="button" type="button" onClick={() => void logOut()}>
          {t('choice.other_account')}
        </Anchor>
      }
    >
      <ul className={classes.choices}>
        {CHOICES.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Link to={to} className={classes.choice}>
              <span className={classes.icon}>
                <Icon size={28} stroke={1.5} aria-hidden />
              </span>
              <Text component="span" size="lg" fw={600}>
                {t(`choice.${key}`)}
              </Text>
              <Text component="span" c="dimmed">
                {t(`choice.${key}_help`)}
              </Text>
              <span className={classes.arrow}>
                <FlipOnRtl>
                  <ArrowEndIcon size={20} stroke={1.8} aria-hidden />
                </FlipOnRtl>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </FlowPage>
  );
}
