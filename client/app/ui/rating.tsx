const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** Stars filled to a tenth; `label` is the text alternative. */
export function Rating({ average, count, label }: { average: number; count: string; label: string }) {
  const filled = `${(Math.min(Math.max(average, 0), 5) / 5) * 100}%`;
  const stars = (
    <svg viewBox="0 0 100 20" className="h-4 w-20 shrink-0" fill="currentColor" aria-hidden="true" focusable="false">
      {[0, 20, 40, 60, 80].map((x) => (
        <path key={x} d={star} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  );
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="relative inline-block text-line">
        {stars}
        <span className="absolute inset-y-0 left-0 overflow-hidden text-ink" style={{ width: filled }}>
          {stars}
        </span>
      </span>
      <span aria-hidden="true" className="text-ink-soft">
        {count}
      </span>
    </span>
  );
}
