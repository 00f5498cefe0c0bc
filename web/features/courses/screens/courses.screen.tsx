import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useCatalogueAddress } from '../catalogue-address.ts';
import { Catalogue } from '../components/catalogue.tsx';
import { CourseDialog } from '../components/course-dialog.tsx';
import { TABS } from '../courses.addresses.ts';
import { usePlan } from '../courses.queries.ts';
import classes from './courses.module.css';

const PlanView = lazy(async () => ({ default: (await import('../components/plan-view.tsx')).PlanView }));

/** What can be learned, and what one has chosen of it. */
export default function CoursesScreen() {
  const { t } = useTranslation('courses');
  const [{ tab, course }, setAddress] = useCatalogueAddress();
  const plan = usePlan();
  const left = plan.data?.results.filter(({ status }) => status !== 'done').length ?? 0;
  return (
    <Page title={t('title')} lead={t(`lead.${tab}`)}>
      <Tabs
        value={tab}
        onChange={(next) => setAddress({ tab: TABS.find((one) => one === next), page: 1 }, { push: true })}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('tabs')} mb="lg">
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tab.${one}`)}
              {one === 'plan' && left > 0 && <span className={classes.count}>{left}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="catalogue">
          <Catalogue />
        </Tabs.Panel>
        <Tabs.Panel value="plan">
          <Suspense fallback={<ListSkeleton label={t('tab.plan')} count={4} />}>
            <PlanView query={plan} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      {course && <CourseDialog id={course} onClose={() => setAddress({ course: '' })} />}
    </Page>
  );
}
