import { expect, it } from 'vitest';
import { type Notification, notificationsReducer } from './notifications-state.ts';

const note = (id: string): Notification => ({ id, type: 'success', message: id });

it('keeps at most three and drops the oldest (ERRORS-21)', () => {
  const state = ['a', 'b', 'c', 'd'].reduce<readonly Notification[]>(
    (list, id) => notificationsReducer(list, { type: 'add', notification: note(id) }),
    [],
  );
  expect(state.map((item) => item.id)).toEqual(['b', 'c', 'd']);
  expect(notificationsReducer(state, { type: 'remove', id: 'c' }).map((item) => item.id)).toEqual(['b', 'd']);
});

it('replaces a notification with the same message (ERRORS-21)', () => {
  const state = ['a', 'b'].map(note);
  const repeated = { ...note('c'), message: 'a' };
  const next = notificationsReducer(state, { type: 'add', notification: repeated });
  expect(next.map((item) => item.id)).toEqual(['b', 'c']);
});
