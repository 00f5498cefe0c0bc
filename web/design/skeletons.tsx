import type { CSSProperties } from 'react';
import classes from './skeletons.module.css';

interface SkeletonProps {
  height: number;
  width?: number | string;
  maw?: string;
  /** Room above it. */
  mt?: number;
  /** As round as may be: a circle where it is as wide as high. */
  isRound?: boolean;
}

/** As Mantine's `Skeleton` looks, as a plain element. */
export function Skeleton({ height, width, maw, mt, isRound }: SkeletonProps) {
  const style: CSSProperties = {
    blockSize: height,
    inlineSize: width,
    maxInlineSize: maw,
    marginBlockStart: mt,
  };
  return <div className={classes.skeleton} data-stands-in data-round={isRound || undefined} style={style} />;
}

interface Shape {
  /** Said to those who do not see the shapes. */
  label: string;
}

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Rows of a list while it loads. */
export function ListSkeleton({ label, count = 5 }: Shape & { count?: number }) {
  return (
    <div role="status" aria-label={label} className={classes.list}>
      {rows(count).map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton isRound height={40} width={40} />
          <div className={classes.lines}>
            <Skeleton height={14} width="46%" />
            <Skeleton height={12} width="28%" mt={8} />
          </div>
          <Skeleton isRound height={24} width={64} />
        </div>
      ))}
    </div>
  );
}

/** Cards in a grid while they load. */
export function CardSkeleton({ label, count = 3 }: Shape & { count?: number }) {
  return (
    <div role="status" aria-label={label} className={classes.cards}>
      {rows(count).map((card) => (
        <div key={card} className={classes.card}>
          <Skeleton height={16} width="62%" />
          <Skeleton height={12} width="40%" mt={10} />
          <Skeleton height={12} mt={24} />
          <Skeleton height={12} width="84%" mt={8} />
          <Skeleton height={34} width={112} mt={24} />
        </div>
      ))}
    </div>
  );
}

/** Fields of a form while its values load. */
export function FormSkeleton({ label, count = 4 }: Shape & { count?: number }) {
  return (
    <div role="status" aria-label={label} className={classes.form}>
      {rows(count).map((field) => (
        <div key={field}>
          <Skeleton height={12} width={120} />
          <Skeleton height={42} mt={8} />
        </div>
      ))}
      <Skeleton height={42} width={140} />
    </div>
  );
}

/** A whole screen whose code is still on its way. */
export function PageSkeleton({ label }: Shape) {
  return (
    <div role="status" aria-label={label} className={classes.page}>
      <Skeleton height={28} width={240} maw="60%" />
      <Skeleton height={14} width={380} maw="80%" mt={14} />
      <Skeleton height={120} mt={36} />
      <Skeleton height={120} mt={16} />
    </div>
  );
}
