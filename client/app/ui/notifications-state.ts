/** A notification in a corner of the screen. */
export interface Notification {
  readonly id: string;
  readonly type: 'success' | 'error';
  readonly message: string;
  /** Stays until it is closed. */
  readonly persist?: boolean;
  /** An action, offered for eight seconds; the timer pauses while a pointer or the focus is on the notification. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

export type NotificationAction =
  | { readonly type: 'add'; readonly notification: Notification }
  | { readonly type: 'remove'; readonly id: string };

const most = 3;

/** Keeps at most three notifications and drops the oldest (ERRORS-21); a repeated message replaces the earlier one. */
export function notificationsReducer(
  state: readonly Notification[],
  action: NotificationAction,
): readonly Notification[] {
  if (action.type === 'remove') return state.filter((item) => item.id !== action.id);
  const others = state.filter(({ message }) => message !== action.notification.message);
  return [...others, action.notification].slice(-most);
}
