import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** Breadcrumbs from the top level to the current page, which is the last item. */
export function Breadcrumbs({
  label,
  items,
}: {
  label: string;
  items: readonly { readonly label: string; readonly to?: string }[];
}) {
  return (
    <nav aria-label={label} className="scroll-strip -mx-4 px-4 md:mx-0 md:px-0">
      <ol className="flex items-center gap-1 text-sm whitespace-nowrap text-ink-soft">
        {items.map((item, index) => (
          <li key={item.to ?? item.label} className="flex items-center gap-1">
            {index > 0 && <Icon name="chevron-right" className="size-4" />}
            {item.to ? (
              <Link to={item.to} className="inline-flex min-h-11 items-center hover:text-sea hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
