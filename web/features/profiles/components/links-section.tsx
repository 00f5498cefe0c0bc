import { Anchor, Text } from '@mantine/core';
import { ExternalIcon } from '#web/design/icons.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type LinksProps, NETWORKS } from '../links.ts';
import { DetailSection } from './detail-section.tsx';
import { LinksEditor } from './late-editors.ts';
import classes from './links-section.module.css';

export function LinksSection(props: LinksProps) {
  const { t } = useTranslation('profiles');
  const networks = NETWORKS.flatMap((network) => {
    const address = props.social[network];
    return address ? [{ name: t(`links.${network}`), address }] : [];
  });
  const others = props.details.links.map((address) => ({ name: withoutScheme(address), address }));
  const links = [...networks, ...others];
  return (
    <DetailSection
      place="links"
      title={t('links.title')}
      editor={(onDone) => <LinksEditor {...props} onDone={onDone} />}
    >
      {links.length === 0 && <Text c="dimmed">{t('links.empty')}</Text>}
      <ul className={classes.links}>
        {links.map(({ name, address }) => (
          <li key={address}>
            <OutwardLink name={name} address={address} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** What was read or typed may be no address at all; then it is shown and leads nowhere. */
function OutwardLink({ name, address }: { name: string; address: string }) {
  const { t } = useTranslation('profiles');
  const target = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(target) || /^[a-z]+:(?!\/\/)/i.test(address)) return <bdi>{name}</bdi>;
  return (
    <Anchor
      href={target}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={t('links.open_named', { name: isolated(name) })}
    >
      <bdi>{name}</bdi> <ExternalIcon size={14} stroke={1.8} aria-hidden />
    </Anchor>
  );
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
