import classes from './share-bar.module.css';

/** How much of a whole there is, from 0 to 1. First screens show it, and need not fetch Mantine's `Progress` for that. */
export function ShareBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(100 * share);
  return (
    <div className={classes.whole}>
      <div
        className={classes.share}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={{ inlineSize: `${percent}%` }}
      />
    </div>
  );
}
