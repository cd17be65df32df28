import { type ReactNode, useId, useRef } from 'react';
import { listFocusableElements, moveFocus } from './arrow-keys.ts';
import { cx } from './cx.ts';

/**
 * A button with a native popover below it. The browser closes it on Escape and on an outside click, restores the focus,
 * and opens it even without scripts. Arrow keys move through its items; following a link closes it.
 */
export function Popover({
  trigger,
  triggerClass,
  panelClass,
  children,
}: {
  trigger: ReactNode;
  triggerClass: string;
  panelClass?: string;
  children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button ref={button} type="button" popoverTarget={id} className={triggerClass}>
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles key and click events of the links in it */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && button.current) placeUnder(event.currentTarget, button.current);
        }}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) panel.current?.hidePopover();
        }}
        onKeyDown={(event) => moveFocus(event, listFocusableElements(event.currentTarget))}
        className={cx('rounded-card bg-paper text-ink shadow-float', panelClass)}
      >
        {children}
      </div>
    </>
  );
}

/**
 * Places the popover below its button, on the side with enough space. Popovers are in the top layer: nothing clips
 * them.
 */
export function placeUnder(panel: HTMLElement, anchor: HTMLElement): void {
  const { left, right, bottom } = anchor.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const isOnTheRight = left + right > width;
  Object.assign(panel.style, {
    margin: '0',
    inset: isOnTheRight ? `${bottom + 8}px ${width - right}px auto auto` : `${bottom + 8}px auto auto ${left}px`,
    maxHeight: `calc(100dvh - ${bottom + 24}px)`,
  });
}
