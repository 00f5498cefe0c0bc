import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { MinusIcon, PlusIcon } from '#web/design/icons.ts';
import { watchSize } from '#web/platform/element-size.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type Circle, columnOf, letterSize, neighbour, packed, SMALLEST_PX, sheetOf } from '../packing.ts';
import { balanceOf, type MappedSkill, nameIn } from '../skill-maps.queries.ts';
import classes from './bubble-map.module.css';

interface BubbleMapProps {
  skills: readonly MappedSkill[];
  /** What the map is of, said to those who do not see it. */
  label: string;
  /** What a number counts, with it. */
  counted: (count: number) => string;
  onOpen: (id: string) => void;
}

/** Where the map has not been measured yet. */
const USUAL_WIDTH = 640;
const NARROW = 480;
const ZOOMS = [1, 1.5, 2, 3] as const;

/** Skills as bubbles as large as their numbers. The arrows lead from one to the next, Enter opens it. */
export function BubbleMap({ skills, label, counted, onOpen }: BubbleMapProps) {
  const { t } = useTranslation('skill-maps');
  const [zoom, setZoom] = useState(0);
  const [frame, measured] = useWidth();
  const room = measured || USUAL_WIDTH;
  const width = room * (ZOOMS[zoom] ?? 1);
  const isNarrow = room < NARROW;
  const { circles, height } = useMemo(
    () =>
      packed(
        skills.map(({ size }) => size),
        isNarrow ? columnOf(width) : sheetOf(width),
      ),
    [skills, width, isNarrow],
  );
  const change = (by: number) => setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)));
  return (
    <div>
      <div className={classes.window} ref={frame} data-zoomed={zoom > 0 || undefined}>
        <Bubbles
          {...{ skills, circles, counted, onOpen, label, isNarrow }}
          room={{ inlineSize: width, blockSize: height }}
          onZoom={change}
        />
      </div>
      <Unnamed skills={skills} circles={circles} />
      <div className={classes.tools}>
        <ActionIcon
          variant="default"
          size={34}
          aria-label={t('zoom.in')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => change(1)}
        >
          <PlusIcon size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={34}
          aria-label={t('zoom.out')}
          disabled={zoom === 0}
          onClick={() => change(-1)}
        >
          <MinusIcon size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}

/** The width of an element in pixels, known before it is first painted: a map drawn for another width would be cut. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    return watchSize(element, measure);
  }, []);
  return [measured, width] as const;
}

/** On a telephone nobody points at a bubble to read its name: those with no room for it are named below, the largest first. */
function Unnamed({ skills, circles }: { skills: readonly MappedSkill[]; circles: readonly Circle[] }) {
  const { t } = useTranslation('skill-maps');
  const { language } = useLanguage();
  const format = useFormatters();
  const names = skills
    .map(({ name, count }, at) => ({ name: nameIn(language, name), count, r: circles[at]?.r ?? 0 }))
    .filter(({ name, r }) => letterSize(name, r) === null)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_NAMED_BELOW);
  if (names.length === 0) return null;
  const shown = names.map(({ name, count }) =>
    t('small_bubble', { name: isolated(name), number: format.number(count) }),
  );
  return (
    // Each bubble bears its name already for those who do not see it.
    <p className={classes.unnamed} aria-hidden>
      {t('small_bubbles', { names: format.list(shown) })}
    </p>
  );
}

/** More are read in the table. */
const MOST_NAMED_BELOW = 20;

interface BubblesProps extends BubbleMapProps {
  circles: readonly Circle[];
  isNarrow: boolean;
  room: { inlineSize: number; blockSize: number };
  onZoom: (by: 1 | -1) => void;
}

function Bubbles({ skills, circles, isNarrow, room, label, counted, onOpen, onZoom }: BubblesProps) {
  const list = useRef<HTMLUListElement>(null);
  // One of them is in the order of Tab: the one where the arrows have led.
  const [current, setCurrent] = useState(0);
  const reached = Math.min(current, skills.length - 1);
  const walk = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '-') return onZoom(event.key === '+' ? 1 : -1);
    const next = neighbour(circles, reached, event.key);
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (next === null) return;
    setCurrent(next);
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[next]?.focus();
  };
  return (
    // The map lies the same way in both directions of writing; the words in it run as their own language does.
    <ul ref={list} className={classes.bubbles} dir="ltr" style={room} aria-label={label} onKeyDown={walk}>
      {skills.map((skill, index) => (
        <Bubble
          key={skill.id}
          skill={skill}
          circle={circles[index] ?? { x: 0, y: 0, r: 0 }}
          isReached={index === reached}
          isNarrow={isNarrow}
          said={counted(skill.count)}
          onFocus={() => setCurrent(index)}
          onOpen={() => onOpen(skill.id)}
        />
      ))}
    </ul>
  );
}

interface BubbleProps {
  skill: MappedSkill;
  circle: Circle;
  isReached: boolean;
  isNarrow: boolean;
  said: string;
  onFocus: () => void;
  onOpen: () => void;
}

/** Below this radius not even a number can be read. */
const LEAST_FOR_NUMBER = 13;
/** From this radius on, a name that is too long for it is shown as far as it fits, where one can point at it to read it whole. */
const LEAST_FOR_BEGINNING = 30;

function Bubble({ skill, circle: { x, y, r }, isReached, isNarrow, said, onFocus, onOpen }: BubbleProps) {
  const { language } = useLanguage();
  const format = useFormatters();
  const { t } = useTranslation('skill-maps');
  const name = nameIn(language, skill.name);
  const letters = letterSize(name, r);
  const hasBeginning = letters === null && !isNarrow && r >= LEAST_FOR_BEGINNING;
  const balance = balanceOf(skill);
  return (
    <li
      className={classes.place}
      style={{ insetInlineStart: x - r, insetBlockStart: y - r, inlineSize: 2 * r, blockSize: 2 * r }}
    >
      <button
        type="button"
        className={classes.bubble}
        data-balance={balance}
        data-hint={letters === null ? name : undefined}
        tabIndex={isReached ? 0 : -1}
        style={{ fontSize: letters ?? (hasBeginning ? SMALLEST_PX : Math.min(13, r * 0.8)) }}
        onFocus={onFocus}
        onClick={onOpen}
      >
        <bdi className={letters !== null ? classes.name : hasBeginning ? classes.beginning : classes.unseen}>
          {name}
        </bdi>
        <span className={classes.unseen}>{t('bubble', { said, balance: t(`balance.${balance}`) })}</span>
        {r >= LEAST_FOR_NUMBER && (
          <span aria-hidden className={classes.count}>
            {format.number(skill.count)}
          </span>
        )}
      </button>
    </li>
  );
}
