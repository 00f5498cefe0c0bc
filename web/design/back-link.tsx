import { Anchor } from '@mantine/core';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { FlipOnRtl } from './flip-on-rtl.tsx';
import { ArrowStartIcon } from './icons.ts';

const BackAnchor = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(function BackAnchor(
  { children, ...rest },
  ref,
) {
  return (
    <Anchor ref={ref} {...rest} size="sm" c="dimmed" display="inline-flex" mb={8}>
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 24 }}>
        <FlipOnRtl>
          <ArrowStartIcon size={16} stroke={1.8} aria-hidden />
        </FlipOnRtl>
        {children}
      </span>
    </Anchor>
  );
});

/** One step up: `<BackLink to="/candidate/jobs">{t('back_to_jobs')}</BackLink>`. */
export const BackLink: LinkComponent<typeof BackAnchor> = createLink(BackAnchor);
