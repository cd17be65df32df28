/**
 * A thin bar at the top while a page loads. It shows itself after 200 ms, so that quick pages do not flicker, and takes
 * 5 s to reach its end (ERRORS-14).
 */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  if (!active) return null;
  return (
    <div role="progressbar" aria-label={label} className="fixed inset-x-0 top-0 z-50 h-1">
      <div className="h-full origin-left bg-guava opacity-0 animate-[progress_5s_200ms_var(--ease-out)_forwards]" />
    </div>
  );
}
