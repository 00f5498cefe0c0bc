import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from '#web/design/error-state.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ownPath } from '#web/platform/address.ts';

interface FailedStepProps {
  /** What the screen is called. */
  page: string;
  title: string;
  /** What happened, and what can be done. */
  children: ReactNode;
  /** Where it failed; empty where that is not known. */
  back: string;
  backLabel: string;
  /** Where to go instead. */
  to: ComponentProps<typeof ButtonLink>['to'];
  toLabel: string;
}

/** The screen of an area that a failed step leads to: what happened, the way back to where it failed, and another way on. */
export function FailedStep({ page, title, children, back, backLabel, to, toLabel }: FailedStepProps) {
  const navigate = useNavigate();
  const retry = () => void navigate({ href: ownPath(back), replace: true });
  return (
    <Page title={page}>
      <ErrorState
        title={title}
        retry={back ? { label: backLabel, onRetry: retry } : undefined}
        action={
          <ButtonLink to={to} variant={back ? 'subtle' : 'filled'}>
            {toLabel}
          </ButtonLink>
        }
      >
        {children}
      </ErrorState>
    </Page>
  );
}
