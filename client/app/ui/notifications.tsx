import { createContext, type ReactNode, useCallback, useContext, useEffect, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { focusMain } from './focus-main.ts';
import { Icon } from './icon.tsx';
import { type Notification, notificationsReducer } from './notifications-state.ts';
import { getTopDialog, onTopDialogChange } from './top-dialog.ts';

/** Milliseconds until a notification disappears (ERRORS-22), and until one with an action does (ERRORS-24). */
const dismissAfterMs = 5_000;
const dismissActionAfterMs = 8_000;

type Notify = (notification: Omit<Notification, 'id'>) => void;

const NotifyContext = createContext<Notify>(() => {});

/** Shows a notification in a corner of the screen, for a few seconds unless `persist`. */
export const useNotify = () => useContext(NotifyContext);

/** Holds the notifications of its children and shows them above the page. */
export function NotificationsProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [notifications, dispatch] = useReducer(notificationsReducer, []);
  const notify = useCallback<Notify>((notification) => {
    dispatch({ type: 'add', notification: { ...notification, id: crypto.randomUUID() } });
  }, []);
  return (
    <NotifyContext value={notify}>
      {children}
      <TopLayer>
        <div role="status" className="no-print notifications pointer-events-none">
          <ul className="flex flex-col gap-2">
            {notifications.map((item) => (
              <Item
                key={item.id}
                item={item}
                closeLabel={closeLabel}
                onDismiss={() => dispatch({ type: 'remove', id: item.id })}
              />
            ))}
          </ul>
        </div>
      </TopLayer>
    </NotifyContext>
  );
}

/** Inside the topmost dialog while one is open: elements outside it are hidden and inert. */
function TopLayer({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    const move = () => (getTopDialog() ?? document.body).append(element);
    move();
    setPlace(element);
    const stop = onTopDialogChange(move);
    return () => {
      stop();
      element.remove();
    };
  }, []);
  return place && createPortal(children, place);
}

function Item({ item, closeLabel, onDismiss }: { item: Notification; closeLabel: string; onDismiss: () => void }) {
  const { type, message, persist, action } = item;
  const [isPaused, setPaused] = useState(false);
  const close = () => {
    onDismiss();
    // The pressed button disappears.
    focusMain();
  };
  const actionButton = useRef<HTMLButtonElement>(null);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (persist || isPaused) return;
    const timer = setTimeout(() => dismiss.current(), action ? dismissActionAfterMs : dismissAfterMs);
    return () => clearTimeout(timer);
  }, [persist, isPaused, action]);
  useEffect(() => {
    // The action removed its own button, so focus returns to where it was before.
    if (document.activeElement === document.body) actionButton.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li
      // A pointer press focuses the notification as well; only keyboard users need the timer paused.
      onFocus={(event) => setPaused(event.target.matches(':focus-visible'))}
      onBlur={() => setPaused(false)}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      className={cx('notification shadow-float animate-rise', type === 'error' ? 'bg-clay' : 'bg-ink')}
    >
      <Icon name={type === 'error' ? 'alert' : 'check'} className="size-5" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="min-w-0 grow basis-32 py-1 text-sm font-medium">{message}</span>
        {action && (
          <button
            type="button"
            ref={actionButton}
            className="-ml-3 min-h-11 rounded-full px-3 font-semibold text-mango underline hover:bg-paper/15 focus-visible:outline-paper"
            onClick={() => {
              action.run();
              close();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label={closeLabel} className="hover:bg-paper/15" onClick={close}>
        <Icon name="close" className="size-5" />
      </IconButton>
    </li>
  );
}
