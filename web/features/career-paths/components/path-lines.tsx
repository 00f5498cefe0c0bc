import { Button, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import type { CareerGoal, CareerStep } from '#contract/features/career-paths.contract.ts';
import { TargetIcon } from '#web/design/icons.ts';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CAREER_PATH } from '../career-paths.addresses.ts';
import {
  chooseGoal,
  endOf,
  lineOf,
  nameIn,
  type Path,
  type Paths,
  wholeYears,
} from '../career-paths.queries.ts';
import { PathStep } from './path-step.tsx';
import classes from './paths.module.css';

interface PathLinesProps {
  from: NonNullable<Paths['from']>;
  paths: readonly Path[];
  goal: CareerGoal | null;
}

/** Lines side by side where there is room, each to be walked step by step. */
export function PathLines({ from, paths, goal }: PathLinesProps) {
  const [{ step: open }, setAddress] = useAddress(CAREER_PATH);
  const box = useRef<HTMLDivElement>(null);
  const walk = useWalk(box);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move among the buttons within, which are reached without them too.
    <div ref={box} className={classes.lines} onKeyDown={walk}>
      {paths.map((path, at) => (
        <PathLine
          key={lineOf(path.from, path.steps).join(' ')}
          path={path}
          isBeginning={from.found_by === 'studies'}
          number={at + 1}
          goal={goal}
          isOpen={(step) => open === `${at + 1}-${step}`}
          onToggle={(step) => {
            const place = `${at + 1}-${step}`;
            setAddress({ step: open === place ? '' : place });
          }}
        />
      ))}
    </div>
  );
}

interface PathLineProps {
  path: Path;
  /** Whether it begins at work that the person does not do yet. */
  isBeginning: boolean;
  number: number;
  goal: CareerGoal | null;
  isOpen: (step: number) => boolean;
  onToggle: (step: number) => void;
}

function PathLine({ path, isBeginning, number, goal, isOpen, onToggle }: PathLineProps) {
  const { t } = useTranslation('career-paths');
  const { language } = useLanguage();
  const line = lineOf(path.from, path.steps);
  const end = endOf(path).name;
  const name = nameIn(language, end);
  const isGoal = goal !== null && lineOf(goal.from, goal.steps).join(' ') === line.join(' ');
  const choose = useMutation({ mutationFn: () => chooseGoal(line, end, goal) });
  return (
    <section
      className={classes.line}
      aria-label={t('path_number', { number })}
      data-goal={isGoal || undefined}
    >
      <header className={classes.head}>
        <Title order={3} size="h3">
          {t('path', { name })}
        </Title>
        <Text size="sm" c="dimmed">
          {path.years > 0 ? t('years', { count: wholeYears(path.years) }) : t('years_now')}
        </Text>
      </header>
      <ol className={classes.steps}>
        <li className={classes.here}>
          <span className={classes.dot} aria-hidden />
          <div>
            <Text size="xs" c="dimmed">
              {t(isBeginning ? 'begins' : 'here')}
            </Text>
            <Text fw={500}>{nameIn(language, path.from.name)}</Text>
          </div>
        </li>
        {path.steps.map((step: CareerStep, at) => (
          <PathStep
            key={step.occupation.id}
            step={step}
            place={`${number}-${at + 1}`}
            isEnd={at === path.steps.length - 1}
            isOpen={isOpen(at + 1)}
            onToggle={() => onToggle(at + 1)}
          />
        ))}
      </ol>
      {path.end && (
        <Text size="sm" c="dimmed">
          {t('ends', { reason: nameIn(language, path.end) })}
        </Text>
      )}
      <footer className={classes.choice}>
        {isGoal ? (
          <StatusBadge tone="good">{t('is_goal')}</StatusBadge>
        ) : (
          <Button
            variant="light"
            size="sm"
            leftSection={<TargetIcon size={17} stroke={1.7} aria-hidden />}
            aria-label={t('choose_named', { name })}
            loading={choose.isPending}
            onClick={() => choose.mutate()}
          >
            {t('choose')}
          </Button>
        )}
      </footer>
    </section>
  );
}

/** Arrow keys: up and down along a path, to the sides between paths, as they lie on the screen. */
function useWalk(box: { current: HTMLElement | null }) {
  const { direction } = useLanguage();
  return (event: KeyboardEvent) => {
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-place]');
    if (!here || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [path = 0, step = 0] = (here.dataset.place ?? '').split('-').map(Number);
    const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const at = (toPath: number, toStep: number) =>
      box.current?.querySelector<HTMLElement>(`[data-place="${toPath}-${toStep}"]`) ?? null;
    const beside = (toPath: number) => {
      for (let near = step; near > 0; near--) if (at(toPath, near)) return at(toPath, near);
      return null;
    };
    const target = {
      ArrowUp: at(path, step - 1),
      ArrowDown: at(path, step + 1),
      [onwards]: beside(path + 1),
      [backwards]: beside(path - 1),
    }[event.key];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
}
