import { Text, Title } from '@mantine/core';
import type { Award } from '#contract/features/awards.contract.ts';
import { EditIcon, TrashIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { AwardMedia } from '#web/widgets/award-media/award-media.tsx';
import { deleteAwardSoon, useStayingAwards } from '../award-deletion.ts';
import { focusSoon, useEditing } from '../editing.ts';
import { EntrySection } from './entry-section.tsx';
import type { HighlightEntry } from './highlight-form.tsx';
import classes from './highlight-section.module.css';
import { IconButton } from './icon-button.tsx';
import { AwardEditor, HighlightEditor } from './late-editors.ts';

interface HighlightSectionProps {
  userId: string;
  entries: readonly HighlightEntry[];
  media: readonly Award[];
}

/** Highlights and awards: those with a picture or document first, then those in words alone. */
export function HighlightSection({ userId, entries, media: all }: HighlightSectionProps) {
  const { t } = useTranslation('profiles');
  const media = useStayingAwards(all);
  return (
    <EntrySection
      section="highlights"
      place="highlight"
      title={t('highlights.title')}
      add={t('highlights.add')}
      empty={t('highlights.empty')}
      entries={entries}
      nameOf={(highlight) => highlight.title}
      view={(highlight) => <HighlightWords highlight={highlight} />}
      editor={(before, onDone) => <HighlightEditor before={before} onDone={onDone} />}
    >
      {media.length > 0 && (
        <ul className={classes.media} data-after={entries.length > 0 || undefined}>
          {media.map((award) => (
            <MediaEntry key={award.id} award={award} userId={userId} />
          ))}
        </ul>
      )}
    </EntrySection>
  );
}

function HighlightWords({ highlight }: { highlight: Pick<Award, 'title'> & Partial<HighlightEntry> }) {
  const { t } = useTranslation('profile-view');
  const format = useFormatters();
  const { kind, date } = highlight;
  const facts = [kind && kind !== 'highlight' && t(`kinds.${kind}`), date && format.month(date)];
  const shown = facts.filter(Boolean);
  return (
    <>
      <Title order={3}>
        <bdi>{highlight.title}</bdi>
      </Title>
      {shown.length > 0 && (
        <Text size="sm" c="dimmed">
          <Joined parts={shown} />
        </Text>
      )}
      {highlight.description && (
        <Text dir="auto" className={classes.words}>
          {highlight.description}
        </Text>
      )}
    </>
  );
}

function MediaEntry({ award, userId }: { award: Award; userId: string }) {
  const { t } = useTranslation('profiles');
  const { edit, open, close } = useEditing();
  const editId = `edit-award-${award.id}`;
  if (edit === `award-${award.id}`)
    return (
      <li className={classes.entry}>
        <AwardEditor award={award} onDone={() => close(editId)} />
      </li>
    );
  const name = isolated(award.title);
  return (
    <li className={classes.entry}>
      {award.file && <AwardMedia award={{ ...award, file: award.file }} />}
      <div className={classes.view}>
        <HighlightWords highlight={award} />
      </div>
      <div className={classes.tools}>
        <IconButton
          id={editId}
          label={t('edit_named', { name })}
          icon={EditIcon}
          onClick={() => open(`award-${award.id}`)}
        />
        <IconButton
          label={t('remove_named', { name })}
          icon={TrashIcon}
          onClick={() => {
            deleteAwardSoon(award, userId, t('removed', { name }));
            // The button has gone with the award: the focus goes on from where the next one is added.
            focusSoon('add-highlight');
          }}
        />
      </div>
    </li>
  );
}
