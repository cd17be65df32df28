/**
 * A thin bar at the top while a page loads. It appears after 200 ms, so that it does not flash on fast loads, and fills
 * in 5 s (ERRORS-14).
 */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  if (!active) return null;
  return (
    <div role="progressbar" aria-label={label} className="fixed inset-x-0 top-0 z-50 h-1">
      <div className="h-full origin-left bg-guava opacity-0 animate-[progress_5s_200ms_var(--ease-out)_forwards]" />
    </div>
  );
}
