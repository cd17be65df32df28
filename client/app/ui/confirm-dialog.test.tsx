import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

function openQuestion() {
  const onKeep = vi.fn();
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      title="Delete it?"
      closeLabel="Close"
      keepLabel="Keep it"
      onKeep={onKeep}
      confirm={<Button onClick={onConfirm}>Delete it</Button>}
    >
      <p>It cannot be restored.</p>
    </ConfirmDialog>,
  );
  return { user: userEvent.setup(), onKeep, onConfirm };
}

it('shows the question with a button to keep and one to confirm', async () => {
  const { user, onKeep, onConfirm } = openQuestion();
  expect(screen.getByRole('dialog', { name: 'Delete it?' })).toHaveTextContent('It cannot be restored.');
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onKeep).not.toHaveBeenCalled();
});

it.each([
  ['the first button', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Keep it'))],
  ['the close button', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (user) => user.keyboard('{Escape}')],
])('confirms nothing when it is closed with %s', async (_way, close) => {
  const { user, onKeep, onConfirm } = openQuestion();
  await close(user);
  await waitFor(() => expect(onKeep).toHaveBeenCalledOnce());
  expect(onConfirm).not.toHaveBeenCalled();
});
