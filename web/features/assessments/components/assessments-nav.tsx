import { Link } from '@tanstack/react-router';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './assessments-nav.module.css';

interface AssessmentsNavProps {
  current: 'overview' | 'personality' | 'tests';
}

/** The ways between the parts of the assessments. */
export function AssessmentsNav({ current }: AssessmentsNavProps) {
  const { t } = useTranslation('assessments');
  const mark = (part: AssessmentsNavProps['current']) => (part === current ? 'page' : undefined);
  const overview = '/candidate/assessments/overview';
  return (
    <nav aria-label={t('nav.label')} className={classes.nav}>
      <ul className={classes.parts}>
        <li>
          <Link to={overview} search={{}} aria-current={mark('overview')} className={classes.part}>
            {t('nav.overview')}
          </Link>
        </li>
        <li>
          <Link
            to="/candidate/assessments/personality"
            aria-current={mark('personality')}
            className={classes.part}
          >
            {t('nav.personality')}
          </Link>
        </li>
        <li>
          <Link to="/candidate/assessments/my-next-move" className={classes.part}>
            {t('nav.interests')}
          </Link>
        </li>
        <li>
          <Link
            to={overview}
            search={{ show: 'tests' }}
            aria-current={mark('tests')}
            className={classes.part}
          >
            {t('nav.tests')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
