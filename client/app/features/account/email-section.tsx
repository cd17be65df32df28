import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { Button } from '../../ui/button.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import type { AccountMember } from './account-sections.ts';
import { type EmailChange, readEmailChange, storeEmailChange } from './email-change-draft.ts';
import { EmailCodeForm } from './email-code-form.tsx';
import { NewEmailForm } from './new-email-form.tsx';

/**
 * The email address of the member, and its change in two steps: the new address, and the code that is mailed to it
 * (ACCOUNT-292). A change that was begun is restored after a reload.
 */
export function EmailSection({ member }: { member: AccountMember }) {
  const { t } = useLingui();
  const notify = useNotify();
  const [change, setChange] = useState<EmailChange>();
  const [hasFocus, setHasFocus] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The page of the server shows no change, so the stored one is read after hydration.
  useEffect(() => setChange(readEmailChange(member.id)), [member.id]);

  const update = (next: EmailChange | undefined) => {
    storeEmailChange(member.id, next);
    setChange(next);
    // A form that is restored after a reload does not take the focus.
    setHasFocus(true);
  };
  /** Closes the forms; their button is gone, so the focus moves to the heading. */
  const close = () => {
    update(undefined);
    heading.current?.focus();
  };
  return (
    <section className="mt-8 grid max-w-lg gap-4 border-t border-line pt-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          <Trans>Email address</Trans>
        </h2>
        <p className="mt-1 wrap-anywhere">
          <BreakableText text={member.email} />
        </p>
      </div>
      {!change && (
        <>
          <p className="text-sm text-ink-soft">
            <Trans>You use it to sign in, and we send your receipts there.</Trans>
          </p>
          <Button
            variant="secondary"
            className="justify-self-start max-sm:w-full"
            onClick={() => update({ email: '', isCodeSent: false })}
          >
            <Trans>Change email</Trans>
          </Button>
        </>
      )}
      {change && !change.isCodeSent && (
        <NewEmailForm
          email={change.email}
          hasFocus={hasFocus}
          onChange={(email) => storeEmailChange(member.id, { email, isCodeSent: false })}
          onSent={(email) => update({ email, isCodeSent: true })}
          onCancel={close}
        />
      )}
      {change?.isCodeSent && (
        <EmailCodeForm
          email={change.email}
          hasFocus={hasFocus}
          onConfirmed={(email) => {
            close();
            notify({ type: 'success', message: t`Your email is now ${email}.` });
          }}
          onOtherEmail={() => update({ email: change.email, isCodeSent: false })}
          onCancel={close}
        />
      )}
    </section>
  );
}
