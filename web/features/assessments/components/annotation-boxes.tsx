import { Button } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { useAddressOf } from '#web/platform/bytes-address.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import classes from './annotation.module.css';
import { LabelButtons, labelAt, type Marks, type TaskProps } from './annotation-labels.tsx';

/** The picture in its own measure. */
const WIDTH = 1000;
const HEIGHT = 860;
const ZOOMS = [1, 1.5, 2, 3] as const;
const SMALLEST = 12;
const STEP = 10;
const FINE_STEP = 2;

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Boxes are drawn with a pointer, or put in the middle and moved by keys. */
export function BoxesTask({ task, marks, onChange }: TaskProps) {
  const { t } = useTranslation('assessments');
  const names = useNames();
  const [label, setLabel] = useState(task.labels[0]?.id ?? '');
  const [selected, setSelected] = useState<string | null>(null);
  const [drawing, setDrawing] = useState<{ from: [number, number]; to: [number, number] } | null>(null);
  const [zoom, setZoom] = useState(0);
  const board = useRef<SVGSVGElement>(null);
  const picture = useMemo(() => new Blob([task.picture ?? ''], { type: 'image/svg+xml' }), [task.picture]);
  const address = useAddressOf(picture);
  const colourOf = (id: string | number) => task.labels.findIndex((one) => one.id === id);
  const nameOf = (id: string | number) => {
    const found = task.labels.find((one) => one.id === id);
    return found ? names(found.name) : '';
  };

  const replace = (key: string | null, place: Place | null, as: string) => {
    const kept = Object.entries(marks).filter(([own]) => own !== key);
    const next = place && keyOf(place);
    onChange(Object.fromEntries(next ? [...kept, [next, as]] : kept) satisfies Marks);
    setSelected(next);
  };
  const pointOf = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const frame = board.current?.getBoundingClientRect();
    if (!frame) return [0, 0];
    return [
      Math.round(clamp(((clientX - frame.left) / frame.width) * WIDTH, WIDTH)),
      Math.round(clamp(((clientY - frame.top) / frame.height) * HEIGHT, HEIGHT)),
    ];
  };
  const finish = () => {
    const place = drawing && between(drawing.from, drawing.to);
    setDrawing(null);
    if (place && place.width >= SMALLEST && place.height >= SMALLEST) replace(null, place, label);
  };
  const onKeyDown = (event: KeyboardEvent, key: string) => {
    const place = placeOf(key);
    const own = String(marks[key] ?? label);
    const next = labelAt(task.labels, event.code);
    const moved = movedBy(place, event);
    if (next) replace(key, place, next);
    else if (event.key === 'Delete' || event.key === 'Backspace') replace(key, null, own);
    else if (moved) replace(key, moved, own);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const current = drawing && between(drawing.from, drawing.to);
  return (
    <>
      <div className={classes.tools}>
        <LabelButtons labels={task.labels} current={label} onLabel={setLabel} />
        <Button
          size="sm"
          variant="default"
          onClick={() => replace(null, { x: 430, y: 370, width: 140, height: 120 }, label)}
        >
          {t('annotation.add_box')}
        </Button>
        <span className={classes.zoom}>
          <Button
            size="sm"
            variant="default"
            disabled={zoom === 0}
            aria-label={t('annotation.zoom_out')}
            onClick={() => setZoom(zoom - 1)}
          >
            −
          </Button>
          <Button
            size="sm"
            variant="default"
            disabled={zoom === ZOOMS.length - 1}
            aria-label={t('annotation.zoom_in')}
            onClick={() => setZoom(zoom + 1)}
          >
            +
          </Button>
        </span>
      </div>
      {/* A picture has no direction of its own. */}
      <div className={classes.frame} dir="ltr">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset. */}
        <svg
          ref={board}
          className={classes.board}
          style={{ width: `${100 * (ZOOMS[zoom] ?? 1)}%` }}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="group"
          aria-label={t('annotation.picture')}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setDrawing({ from: pointOf(event), to: pointOf(event) });
          }}
          onPointerMove={(event) => drawing && setDrawing({ ...drawing, to: pointOf(event) })}
          onPointerUp={finish}
          onPointerCancel={() => setDrawing(null)}
        >
          {address && <image href={address} width={WIDTH} height={HEIGHT} />}
          {Object.entries(marks).map(([key, own]) => (
            // biome-ignore lint/a11y/useSemanticElements: a box in a drawing is no button of the page.
            <rect
              key={key}
              {...placeOf(key)}
              className={classes.box}
              data-colour={colourOf(own)}
              data-selected={selected === key || undefined}
              role="button"
              tabIndex={0}
              aria-label={t('annotation.box', { label: nameOf(own), ...placeOf(key) })}
              ref={(element) => {
                if (selected === key && element !== document.activeElement)
                  element?.focus({ preventScroll: true });
              }}
              onFocus={() => setSelected(key)}
              onPointerDown={(event) => event.stopPropagation()}
              onKeyDown={(event) => onKeyDown(event, key)}
            />
          ))}
          {current && <rect {...current} className={classes.box} data-colour={colourOf(label)} />}
        </svg>
      </div>
    </>
  );
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
const keyOf = ({ x, y, width, height }: Place) => `${x},${y},${width},${height}`;

function placeOf(key: string): Place {
  const [x = 0, y = 0, width = 0, height = 0] = key.split(',').map(Number);
  return { x, y, width, height };
}

const between = ([ax, ay]: [number, number], [bx, by]: [number, number]): Place => ({
  x: Math.min(ax, bx),
  y: Math.min(ay, by),
  width: Math.abs(ax - bx),
  height: Math.abs(ay - by),
});

/** Arrows move a box, with Shift its far edges; with Alt by little. */
function movedBy(place: Place, { key, shiftKey, altKey }: KeyboardEvent): Place | null {
  const step = altKey ? FINE_STEP : STEP;
  const across = key === 'ArrowRight' ? step : key === 'ArrowLeft' ? -step : 0;
  const down = key === 'ArrowDown' ? step : key === 'ArrowUp' ? -step : 0;
  if (across === 0 && down === 0) return null;
  if (shiftKey)
    return {
      ...place,
      width: Math.min(WIDTH - place.x, Math.max(SMALLEST, place.width + across)),
      height: Math.min(HEIGHT - place.y, Math.max(SMALLEST, place.height + down)),
    };
  return {
    ...place,
    x: Math.min(WIDTH - place.width, Math.max(0, place.x + across)),
    y: Math.min(HEIGHT - place.height, Math.max(0, place.y + down)),
  };
}
