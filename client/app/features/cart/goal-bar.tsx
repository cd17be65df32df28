/** Progress bar towards a goal; `reached` and `missing` are in cents. */
export function GoalBar({ label, reached, missing }: { label: string; reached: number; missing: number }) {
  const goal = reached + missing;
  const percent = goal > 0 ? Math.round((reached / goal) * 100) : 100;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-board-deep"
    >
      <div className="h-full rounded-full bg-leaf transition-[width] duration-200" style={{ width: `${percent}%` }} />
    </div>
  );
}
