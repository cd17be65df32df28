import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalArguments, ModalProps } from '../../session/modals.ts';
import { SupportCode } from '../../session/support-code.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Code = ModalArguments['error']['code'];

const words: Readonly<Record<Code, { readonly title: MessageDescriptor; readonly text: MessageDescriptor }>> = {
  'CART-SM-001': {
    title: msg`Something went wrong with your cart`,
    text: msg`Your items are saved. Reload the page to see your current cart.`,
  },
  'CART-SM-002': {
    title: msg`We couldn’t move your cart to your account`,
    text: msg`Your cart hasn’t changed. Reload the page to try again.`,
  },
  EG_400: {
    title: msg`We couldn’t open your cart`,
    text: msg`Your items are saved. Reload the page; if that doesn’t help, sign out and sign in again.`,
  },
  EG_500: {
    title: msg`We couldn’t combine your carts`,
    text: msg`Neither cart has changed. Reload the page to choose again.`,
  },
  'MO-500': {
    title: msg`We couldn’t complete your online registration`,
    text: msg`Your membership hasn’t changed, and what you entered is still here. Try again in a few minutes.`,
  },
  '500': {
    title: msg`Something went wrong on our side`,
    text: msg`Your cart is saved. Reload the page to see the latest status.`,
  },
};

/** An unknown error: what is unaffected, what to do next, and the code for the club's support (ERRORS-35). */
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
          <SupportCode code={code} />
          {code === 'MO-500' ? (
            // A reload would lose the password in the form.
            <Button className="max-sm:w-full" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          ) : (
            <Button className="max-sm:w-full" onClick={() => location.reload()}>
              <Trans>Reload</Trans>
            </Button>
          )}
        </div>
      }
    >
      <p>{i18n._(text)}</p>
    </Dialog>
  );
}
