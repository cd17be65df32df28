import { createContext, type ReactNode, useCallback, useContext, useMemo, useReducer } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { type Notification, notificationsReducer } from './notifications-state.ts';

const dismissMs = 5_000;

type Notify = (notification: Omit<Notification, 'id'>) => void;

const NotifyContext = createContext<Notify>(() => {});

/** Tells the person something in a corner of the screen; it goes after five seconds unless `persist`. */
export const useNotify = () => useContext(NotifyContext);

/** Holds the notifications of everything inside it and shows them above the page. */
export function NotificationsProvider({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [notifications, dispatch] = useReducer(notificationsReducer, []);
  const notify = useCallback<Notify>((notification) => {
    const id = crypto.randomUUID();
    dispatch({ type: 'add', notification: { ...notification, id } });
    if (!notification.persist) setTimeout(() => dispatch({ type: 'remove', id }), dismissMs);
  }, []);
  const list = useMemo(
    () =>
      notifications.map((item) => (
        <li
          key={item.id}
          className={cx(
            'pointer-events-auto flex items-center gap-3 rounded-card py-1.5 pr-1.5 pl-4 text-paper shadow-float animate-[rise_160ms_var(--ease-out)]',
            item.type === 'error' ? 'bg-clay' : 'bg-ink',
          )}
        >
          <Icon name={item.type === 'error' ? 'alert' : 'check'} className="size-5" />
          <span className="flex-1 text-sm font-medium">{item.message}</span>
          <IconButton
            label={closeLabel}
            className="hover:bg-paper/15"
            onClick={() => dispatch({ type: 'remove', id: item.id })}
          >
            <Icon name="close" className="size-5" />
          </IconButton>
        </li>
      )),
    [notifications, closeLabel],
  );
  return (
    <NotifyContext value={notify}>
      {children}
      <div
        role="status"
        className="no-print pointer-events-none fixed inset-x-4 bottom-40 z-50 ml-auto max-w-sm md:bottom-6"
      >
        <ul className="flex flex-col gap-2">{list}</ul>
      </div>
    </NotifyContext>
  );
}
