/** One line that turns once and goes on: a م and a road. It reads the same way in both directions. */
export function Mark({ size = 32, title }: { size?: number; title?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path
        d="M28.5 17.5H15a6 6 0 1 1 6-6 6 6 0 0 1-6 6h-4.5A5.5 5.5 0 0 0 5 23v5.5"
        stroke="var(--accent-ink)"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
