import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { installFakeClock } from '../testing/clock.ts';
import { Dialog } from './dialog.tsx';
import { NotificationsProvider, useNotify } from './notifications.tsx';
import type { Notification } from './notifications-state.ts';

let clock: ReturnType<typeof installFakeClock>;
beforeEach(() => {
  clock = installFakeClock('2026-11-22T10:00:00Z');
});

let notify: (notification: Partial<Notification>) => void;
/** Exposes the page's `notify` to the test. */
function Page({ children }: { children?: React.ReactNode }) {
  const tell = useNotify();
  notify = (notification) => act(() => tell({ type: 'success', message: 'Done', ...notification }));
  return children;
}

function show(children?: React.ReactNode) {
  const user = userEvent.setup(clock.options);
  render(
    <NotificationsProvider closeLabel="Close">
      <Page>{children}</Page>
    </NotificationsProvider>,
  );
  return user;
}
const messages = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('are announced in a live region that exists before them', () => {
  show();
  const region = screen.getByRole('status');
  notify({ message: 'Saved' });
  expect(within(region).getByText('Saved')).toBeVisible();
});

it('are at most three; the oldest is dropped first (ERRORS-21)', () => {
  show();
  for (const message of ['One', 'Two', 'Three', 'Four']) notify({ message });
  expect(messages()).toEqual(['Two', 'Three', 'Four']);
});

it('disappear after five seconds, each with its own timer (ERRORS-22)', async () => {
  show();
  notify({ message: 'One' });
  await clock.pass(3_000);
  notify({ message: 'Two' });
  await clock.pass(1_999);
  expect(messages()).toEqual(['One', 'Two']);
  await clock.pass(1);
  expect(messages()).toEqual(['Two']);
  await clock.pass(3_000);
  expect(messages()).toEqual([]);
});

it('stay while the pointer is on them and for five more seconds (ERRORS-25)', async () => {
  show();
  notify({ message: 'One' });
  const item = screen.getByRole('listitem');
  fireEvent.pointerEnter(item);
  await clock.pass(60_000);
  expect(messages()).toEqual(['One']);
  fireEvent.pointerLeave(item);
  await clock.pass(4_999);
  expect(messages()).toEqual(['One']);
  await clock.pass(1);
  expect(messages()).toEqual([]);
});

it('stay while they have the keyboard focus, and can be closed by keyboard (ERRORS-25)', async () => {
  const user = show(<button type="button">Page</button>);
  notify({ message: 'One' });
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await clock.pass(60_000);
  expect(messages()).toEqual(['One']);
  await user.keyboard('{Enter}');
  expect(messages()).toEqual([]);
});

it('stay until closed when persistent (ERRORS-23)', async () => {
  const user = show();
  notify({ message: 'Read this', persist: true });
  await clock.pass(600_000);
  expect(messages()).toEqual(['Read this']);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(messages()).toEqual([]);
});

it('with an action stay eight seconds, and disappear when it is taken (ERRORS-24)', async () => {
  const user = show(<button type="button">Page</button>);
  const run = vi.fn();
  const page = screen.getByRole('button', { name: 'Page' });
  page.focus();
  notify({ message: 'Gone', action: { label: 'Undo', run } });
  await clock.pass(7_999);
  expect(messages()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(messages()).toEqual([]);
  page.focus();
  notify({ message: 'Gone', action: { label: 'Undo', run } });
  await clock.pass(8_000);
  expect(messages()).toEqual([]);
});

it('with an action take the focus only when nothing else has it', async () => {
  const user = show(<button type="button">Page</button>);
  const action = { label: 'Undo', run: () => {} };
  notify({ message: 'One', action });
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  screen.getByRole('button', { name: 'Page' }).focus();
  notify({ message: 'Two', action });
  expect(screen.getByRole('button', { name: 'Page' })).toHaveFocus();
});

it('move the focus to the content when they are closed or their action is taken', async () => {
  const user = show(<main id="main" tabIndex={-1} />);
  const main = screen.getByRole('main');
  notify({ message: 'One', action: { label: 'Undo', run: () => {} } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(main).toHaveFocus();
  notify({ message: 'Two' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(main).toHaveFocus();
});

it('move into an open modal, and back to the page when it closes (ERRORS-26)', async () => {
  function Question() {
    const [isOpen, setOpen] = useState(true);
    return (
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Question" closeLabel="Leave">
        <p>?</p>
      </Dialog>
    );
  }
  const user = show(<Question />);
  notify({ message: 'One', persist: true });
  const modal = screen.getByRole('dialog', { name: 'Question' });
  expect(within(modal).getByText('One')).toBeVisible();
  await user.click(within(modal).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(modal).not.toHaveAttribute('open'));
  await waitFor(() => expect(modal).not.toContainElement(screen.getByText('One')));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(messages()).toEqual([]);
});
