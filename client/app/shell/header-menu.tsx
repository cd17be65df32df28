import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parsePath, useLocation } from 'react-router';
import { ContentAnchor } from '../features/content/index.ts';
import { listFocusableElements, moveFocus } from '../ui/arrow-keys.ts';
import { Link } from '../ui/link.tsx';
import { placeUnder } from '../ui/popover.tsx';
import { ScrollStrip } from '../ui/scroll-strip.tsx';

/** A link of the header menu with its child links. */
export interface MenuLink {
  readonly label: string;
  readonly to: string;
  readonly isPharmacy?: boolean;
  /** Empty while loading. */
  readonly items?: readonly MenuLink[];
}

/** The header links in one row; child links open on hover or with arrow down (CONTENT-40). */
export function HeaderMenu({ items, className }: { items: readonly MenuLink[]; className?: string }) {
  const { pathname } = useLocation();
  return (
    <ScrollStrip {...(className ? { className } : {})}>
      {items.map((item) => (
        <li key={item.to} className="shrink-0">
          {item.items ? (
            <MenuLinkWithItems item={item} items={item.items} isCurrent={isCurrent(item, pathname)} />
          ) : item.to.startsWith('/') ? (
            <Link to={item.to} aria-current={isCurrent(item, pathname) ? 'page' : undefined} className={linkClass}>
              {item.label}
            </Link>
          ) : (
            <ContentAnchor href={item.to} isPharmacy={item.isPharmacy} className={linkClass}>
              {item.label}
            </ContentAnchor>
          )}
        </li>
      ))}
    </ScrollStrip>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-full px-3.5 text-sm font-medium hover:bg-sea-soft aria-[current=page]:bg-sea-soft aria-[current=page]:text-sea-deep aria-expanded:bg-sea-soft';
const openAfterMs = 150;
const closeAfterMs = 250;

/** Whether the page is the link's or below it. */
const isCurrent = ({ to }: MenuLink, pathname: string): boolean => {
  const path = parsePath(to).pathname ?? '';
  return pathname === path || pathname.startsWith(`${path}/`);
};

function MenuLinkWithItems({
  item,
  items,
  isCurrent,
}: {
  item: MenuLink;
  items: readonly MenuLink[];
  isCurrent: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isRequested && items.length > 0) panel.current?.showPopover();
    else panel.current?.hidePopover();
  }, [isRequested, items.length]);

  const open = () => setRequested(true);
  const close = () => setRequested(false);
  const later = (pointerType: string, work: () => void, ms: number) => {
    clearTimeout(timer.current);
    if (pointerType === 'mouse') timer.current = setTimeout(work, ms);
  };
  return (
    <div
      onPointerEnter={({ pointerType }) => later(pointerType, open, openAfterMs)}
      onPointerLeave={({ pointerType }) => later(pointerType, close, closeAfterMs)}
    >
      <Link
        ref={link}
        to={item.to}
        aria-current={isCurrent ? 'page' : undefined}
        aria-expanded={isOpen}
        onClick={() => later('mouse', close, 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !panel.current) return;
          event.preventDefault();
          flushSync(open);
          listFocusableElements(panel.current)[0]?.focus();
        }}
        className={linkClass}
      >
        {item.label}
      </Link>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles key and click events of the links in it */}
      <div
        ref={panel}
        popover="auto"
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && link.current) placeUnder(event.currentTarget, link.current);
        }}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          // The browser closes it on Escape and on a click elsewhere.
          if (newState === 'closed') close();
        }}
        onClick={close}
        onKeyDown={(event) => {
          if (event.key === 'Escape') link.current?.focus();
          else moveFocus(event, listFocusableElements(event.currentTarget));
        }}
        className="min-w-56 overflow-y-auto rounded-card bg-paper p-2 text-ink shadow-float"
      >
        <ul>
          {items.map(({ to, label, isPharmacy }) => (
            <li key={to}>
              <ContentAnchor
                href={to}
                isPharmacy={isPharmacy}
                className="flex min-h-11 items-center rounded-lg px-3 text-sm hover:bg-sea-soft"
              >
                {label}
              </ContentAnchor>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
