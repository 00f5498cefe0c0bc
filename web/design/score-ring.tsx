import classes from './score-ring.module.css';

interface ScoreRingProps {
  /** 0 to 1. */
  share: number;
  /** The share in the reader's language, such as `72%`. */
  label: string;
  /** What the ring says in words, for those who do not see it: “Match 72%, strong”. */
  description: string;
  size?: number;
}

/**
 * A score as a ring that fills clockwise from the top, with its number inside. The ring is cut into fifths,
 * so its amount can be read without its colour. Clocks and rings do not mirror.
 */
export function ScoreRing({ share, label, description, size = 64 }: ScoreRingProps) {
  const shown = Math.min(1, Math.max(0, share));
  const width = 6;
  const radius = (64 - width) / 2;
  const length = 2 * Math.PI * radius;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role="img"
      aria-label={description}
      className={classes.ring}
    >
      <circle cx="32" cy="32" r={radius} className={classes.track} strokeWidth={width} />
      <circle
        cx="32"
        cy="32"
        r={radius}
        className={classes.share}
        strokeWidth={width}
        strokeDasharray={`${shown * length} ${length}`}
        transform="rotate(-90 32 32)"
      />
      {[0, 72, 144, 216, 288].map((angle) => (
        <line
          key={angle}
          x1="32"
          y1="0"
          x2="32"
          y2={width + 1}
          transform={`rotate(${angle} 32 32)`}
          className={classes.cut}
        />
      ))}
      <text x="32" y="33" className={classes.number}>
        {label}
      </text>
    </svg>
  );
}
