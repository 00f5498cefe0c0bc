import { Anchor } from '@mantine/core';
import { createLink, type LinkComponent } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { FlipOnRtl } from './flip-on-rtl.tsx';
import { ArrowStartIcon } from './icons.ts';

const BackAnchor = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(function BackAnchor(
  { children, onClick, ...rest },
  ref,
) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !isWhereOneCameFrom(event.currentTarget)) return onClick?.(event);
    event.preventDefault();
    history.back();
  };
  return (
    <Anchor ref={ref} {...rest} onClick={follow} size="sm" c="dimmed" display="inline-flex" mb={8}>
      <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 24 }}>
        <FlipOnRtl>
          <ArrowStartIcon size={16} stroke={1.8} aria-hidden />
        </FlipOnRtl>
        {children}
      </span>
    </Anchor>
  );
});

/** Whether the page before in this tab is the one that the link leads to; not every browser can say. */
function isWhereOneCameFrom({ pathname }: HTMLAnchorElement): boolean {
  const { navigation } = globalThis as { navigation?: { currentEntry: Entry | null; entries(): Entry[] } };
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
  return Boolean(before && new URL(before).pathname === pathname);
}

interface Entry {
  index: number;
  url: string | null;
}

/**
 * One step up: `<BackLink to="/candidate/jobs">{t('back_to_jobs')}</BackLink>`. Who came from there goes back instead,
 * and finds filters, page and place as they were left.
 */
export const BackLink: LinkComponent<typeof BackAnchor> = createLink(BackAnchor);
