import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { ModalArguments, ModalProps } from './arguments.ts';
import { CodeForClub } from './code-for-club.tsx';

type Code = ModalArguments['error']['code'];

const words: Readonly<Record<Code, { readonly title: MessageDescriptor; readonly text: MessageDescriptor }>> = {
  'CART-SM-001': {
    title: msg`Something went wrong with your cart`,
    text: msg`What was in it is safe. Load the page again to see your cart as the club has it.`,
  },
  'CART-SM-002': {
    title: msg`We could not bring your cart along`,
    text: msg`It is kept as it was. Load the page again and we will try once more.`,
  },
  EG_400: {
    title: msg`We could not open your cart`,
    text: msg`What is in it is safe. Load the page again; if that does not help, sign out and in again.`,
  },
  EG_500: {
    title: msg`The carts could not be brought together`,
    text: msg`Both are as they were. Load the page again to choose once more.`,
  },
  '500': {
    title: msg`Something went wrong on our side`,
    text: msg`Your cart is safe. Load the page again to see where things stand.`,
  },
};

/** Something failed: what is safe, the way on, and the code for people who call the club (ERRORS-35). */
export function ErrorModal({ code, onClose }: ModalProps<'error'>) {
  const { t, i18n } = useLingui();
  const { title, text } = words[code];
  return (
    <Dialog
      open
      onClose={onClose}
      title={i18n._(title)}
      closeLabel={t`Close`}
      footer={
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <CodeForClub code={code} />
          <Button className="max-sm:w-full" onClick={() => location.reload()}>
            <Trans>Load again</Trans>
          </Button>
        </div>
      }
    >
      <p>{i18n._(text)}</p>
    </Dialog>
  );
}
