import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog, type DialogProps } from './dialog.tsx';

/** A page with a button that opens a dialog. */
function Page({ onClose = () => {}, children, ...props }: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Question" closeLabel="Close" {...props} open={isOpen} onClose={close}>
        {children ?? <input aria-label="Answer" />}
      </Dialog>
    </>
  );
}

async function open(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(<Page {...props} onClose={onClose} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, onClose, dialog: screen.getByRole('dialog', { name: 'Question' }) };
}

it('marks the page while any of several dialogs is open', async () => {
  const { user, onClose, dialog } = await open({ children: <Page title="Details" /> });
  const isMarked = () => document.documentElement.hasAttribute('data-dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Open' }));
  expect(isMarked()).toBe(true);
  await user.click(within(screen.getByRole('dialog', { name: 'Details' })).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Details' })).toBeNull());
  expect(isMarked()).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(isMarked()).toBe(false);
});

it('closes on a click on the backdrop, and not on a click inside', async () => {
  const { dialog, onClose } = await open();
  fireEvent.click(screen.getByRole('textbox', { name: 'Answer' }));
  expect(dialog).toHaveAttribute('open');
  fireEvent.click(dialog);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('with a form stays open on a click on the backdrop, and closes on Escape', async () => {
  const { user, dialog, onClose } = await open({ holdsForm: true });
  fireEvent.click(dialog);
  expect(dialog).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('that blocks stays open on Escape and on a backdrop click, and has no close button', async () => {
  const { user, dialog, onClose } = await open({ blocking: true });
  fireEvent.click(dialog);
  await user.keyboard('{Escape}');
  expect(dialog).toHaveAttribute('open');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it('is modal as soon as it is rendered, so that Escape cannot close the dialog below (ERRORS-42)', () => {
  let isModal: boolean | undefined;
  function Opener() {
    useLayoutEffect(() => {
      isModal = screen.getByRole('dialog', { name: 'Question' }).hasAttribute('open');
    }, []);
    return (
      <Dialog open title="Question" closeLabel="Close" onClose={() => undefined}>
        Sure?
      </Dialog>
    );
  }
  render(<Opener />);
  expect(isModal).toBe(true);
});

it('renders no content while closed', () => {
  render(<Page />);
  expect(screen.queryByLabelText('Answer')).toBeNull();
});

it('restores the focus when it unmounts while open', async () => {
  const { rerender } = render(<button type="button">Opener</button>);
  screen.getByRole('button', { name: 'Opener' }).focus();
  const closed = <button type="button">Opener</button>;
  const dialog = (
    <Dialog open onClose={() => {}} title="Question" closeLabel="Close">
      <p>?</p>
    </Dialog>
  );
  rerender(
    <>
      {closed}
      {dialog}
    </>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  rerender(closed);
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
});

it('over another dialog closes alone and returns the focus to the other (ERRORS-42)', async () => {
  const inner = (
    <Page title="Inner" closeLabel="Close inner">
      <p>?</p>
    </Page>
  );
  const user = userEvent.setup();
  render(<Page title="Outer">{inner}</Page>);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const openers = screen.getAllByRole('button', { name: 'Open' });
  const innerOpener = openers.find((button) => button.closest('dialog'));
  if (!innerOpener) throw new Error('The outer dialog has no button.');
  await user.click(innerOpener);
  expect(screen.getByRole('dialog', { name: 'Inner' })).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(innerOpener).toHaveFocus());
  expect(screen.getByRole('dialog', { name: 'Outer' })).toHaveAttribute('open');
});
