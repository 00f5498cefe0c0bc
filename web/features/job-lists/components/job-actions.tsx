import { Button } from '@mantine/core';
import { DislikeIcon, HeartFilledIcon, HeartIcon, LikeIcon } from '#web/design/icons.ts';
import { isolated } from '#web/platform/isolated.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { changeStanding, type Standing, takeBackDislike } from '../standing.ts';
import classes from './job-actions.module.css';

interface JobToKeep {
  jid: string;
  job_title: string;
}

/** What a person can do with a job; each is done at once and can be undone from the snackbar. */
export function useJobActions(job: JobToKeep, standing: Standing) {
  const { t } = useTranslation('job-lists');
  const keep = (isFavourite: boolean) =>
    changeStanding(job.jid, { ...standing, is_favorite: !isFavourite }, { is_favorite: isFavourite });
  const react = (reaction: Standing['reaction'], from: Standing['reaction']) =>
    changeStanding(job.jid, { ...standing, reaction: from }, { reaction });
  /** Says at once what is being done, and takes it back where it was not. */
  const say = async (change: Promise<boolean>, words: string, undo: () => void) => {
    const unsay = showNotice(words, { undo });
    if (!(await change)) unsay();
  };

  return {
    toggleFavourite: () => {
      const wanted = !standing.is_favorite;
      const words = t(wanted ? 'actions.kept' : 'actions.not_kept', { title: isolated(job.job_title) });
      void say(keep(wanted), words, () => void keep(!wanted));
    },
    toggleLike: () => void react(standing.reaction === 'like' ? null : 'like', standing.reaction),
    toggleDislike: () => {
      const before = standing.reaction;
      if (before === 'dislike') return void react(null, before);
      const words = t('actions.hidden', { title: isolated(job.job_title) });
      void say(react('dislike', before), words, () => void takeBackDislike(job.jid, standing));
    },
  };
}

interface ActionsProps {
  job: JobToKeep;
  standing: Standing;
}

/** Heart, like and dislike as small toggles, for a card. A list that asks why takes the dislike itself. */
export function JobActions({ job, standing, onDislike }: ActionsProps & { onDislike?: () => void }) {
  const { t } = useTranslation('job-lists');
  const actions = useJobActions(job, standing);
  const toggles = [
    {
      key: 'favourite',
      isOn: standing.is_favorite,
      icon: standing.is_favorite ? HeartFilledIcon : HeartIcon,
      onToggle: actions.toggleFavourite,
    },
    { key: 'like', isOn: standing.reaction === 'like', icon: LikeIcon, onToggle: actions.toggleLike },
    {
      key: 'dislike',
      isOn: standing.reaction === 'dislike',
      icon: DislikeIcon,
      onToggle: onDislike ?? actions.toggleDislike,
    },
  ] as const;
  return toggles.map(({ key, isOn, icon: Icon, onToggle }) => (
    <button
      key={key}
      type="button"
      className={classes.toggle}
      data-hint={t(`actions.${key}`)}
      aria-pressed={isOn}
      aria-label={t(`actions.${key}_job`, { title: job.job_title })}
      onClick={onToggle}
    >
      <Icon size={19} stroke={1.7} aria-hidden />
    </button>
  ));
}

/** The same with words, for the screen of one job, which asks why itself. */
export function JobButtons({ job, standing, onDislike }: ActionsProps & { onDislike: () => void }) {
  const { t } = useTranslation('job-lists');
  const actions = useJobActions(job, standing);
  const Heart = standing.is_favorite ? HeartFilledIcon : HeartIcon;
  return (
    <>
      <Button
        variant={standing.is_favorite ? 'light' : 'default'}
        aria-pressed={standing.is_favorite}
        leftSection={<Heart size={18} stroke={1.7} aria-hidden />}
        onClick={actions.toggleFavourite}
      >
        {t('actions.favourite')}
      </Button>
      <Button
        variant={standing.reaction === 'like' ? 'light' : 'default'}
        aria-pressed={standing.reaction === 'like'}
        leftSection={<LikeIcon size={18} stroke={1.7} aria-hidden />}
        onClick={actions.toggleLike}
      >
        {t('actions.like')}
      </Button>
      <Button
        variant={standing.reaction === 'dislike' ? 'light' : 'default'}
        aria-pressed={standing.reaction === 'dislike'}
        leftSection={<DislikeIcon size={18} stroke={1.7} aria-hidden />}
        onClick={standing.reaction === 'dislike' ? actions.toggleDislike : onDislike}
      >
        {t('actions.dislike')}
      </Button>
    </>
  );
}
