import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** An applied filter that can be removed: a link, so that it works before scripts load. */
export function Chip({ to, label, removeLabel }: { to: string; label: string; removeLabel: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={removeLabel}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-sea bg-sea-soft py-1 pr-3 pl-4 text-sm font-medium text-sea-deep hover:bg-board-deep"
    >
      <span className="min-w-0 wrap-anywhere">{label}</span>
      <Icon name="close" className="size-4 shrink-0" />
    </Link>
  );
}
