import { Anchor, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#web/design/dialog.tsx';
import { CopyIcon, ShareIcon } from '#web/design/icons.ts';
import { copyText } from '#web/platform/clipboard.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './share-job.module.css';

interface ShareJobProps {
  /** The page that everyone may read. */
  url: string;
  title: string;
  company: string;
}

/** The public address of a job, to be copied or handed on by the ways the person has. */
export function ShareJob({ url, title, company }: ShareJobProps) {
  const { t } = useTranslation('job-sharing');
  const [isOpen, setIsOpen] = useState(false);
  const words = t('words', { title, company });
  const copy = () => copyText(url, { copied: t('copied'), copyYourself: t('copy_yourself') });
  const share = () => {
    // Whoever closes the system's sheet has changed their mind, which is no fault.
    void navigator.share({ title, text: words, url }).catch(() => undefined);
  };
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        leftSection={<ShareIcon size={18} stroke={1.7} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('action')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('title')} closeLabel={t('close')}>
        <TextInput
          label={t('address')}
          description={t('help')}
          value={url}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={classes.ways}>
          <Button leftSection={<CopyIcon size={18} stroke={1.7} aria-hidden />} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          {'share' in navigator && (
            <Button variant="default" onClick={share}>
              {t('system')}
            </Button>
          )}
        </div>
        <ul className={classes.places} aria-label={t('places')}>
          {placesFor(url, words).map(({ key, href }) => (
            <li key={key}>
              <Anchor href={href} target="_blank" rel="noreferrer">
                {t(`networks.${key}`)}
              </Anchor>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** Addresses by which these places take a link; nothing of theirs is loaded into our pages. */
function placesFor(url: string, words: string) {
  const [link, text] = [encodeURIComponent(url), encodeURIComponent(words)];
  return [
    { key: 'whatsapp', href: `https://wa.me/?text=${text}%20${link}` },
    { key: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { key: 'x', href: `https://x.com/intent/post?text=${text}&url=${link}` },
    { key: 'mail', href: `mailto:?subject=${text}&body=${link}` },
  ] as const;
}
