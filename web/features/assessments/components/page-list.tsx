import { useTranslation } from '#web/platform/translation.ts';
import type { AttemptPages } from '../attempt-pages.ts';
import classes from './page-list.module.css';

interface PageListProps {
  page: number;
  pages: AttemptPages;
  onPage: (page: number) => void;
}

/** All pages of an attempt with what is left on each: one may go to any. */
export function PageList({ page, pages, onPage }: PageListProps) {
  const { t } = useTranslation('assessments');
  return (
    <nav aria-label={t('attempt.pages')}>
      <ol className={classes.pages}>
        {Array.from({ length: pages.count }, (_, index) => index + 1).map((number) => {
          const left = pages.leftOn(number);
          return (
            <li key={number}>
              <button
                type="button"
                className={classes.page}
                data-done={left === 0 || undefined}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t(left === 0 ? 'attempt.page_done' : 'attempt.page_left', { number, left })}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
