/** Stars filled to a tenth; `label` is the text alternative. */
export function Rating({ average, count, label }: { average: number; count: string; label: string }) {
  const filledPercent = (Math.min(Math.max(average, 0), 5) / 5) * 100;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="rating-stars" style={{ backgroundSize: `${filledPercent}% 100%` }} />
      <span aria-hidden="true" className="text-ink-soft">
        {count}
      </span>
    </span>
  );
}
