/** A placeholder for content that is loading. `className` sets its size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`block animate-[breathe_1.4s_infinite] rounded bg-board-deep ${className}`} />
  );
}
