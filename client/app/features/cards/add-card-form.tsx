import { useApolloClient } from '@apollo/client/react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { reportSessionEnd } from '../../apollo/message-link.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { useIsPast } from '../../ui/use-is-past.ts';
import { type AddOutcome, addCard } from './add-card.ts';
import { CardErrors } from './card-errors.tsx';
import { CardFields } from './card-fields.tsx';
import { type CardForm, type CardFormProblem, emptyCard } from './card-form-schema.ts';
import { CardPrivacyNote } from './card-privacy-note.tsx';
import { RetryTimeText } from './retry-time-text.tsx';
import { useCardResolver } from './use-card-resolver.ts';

type Failure = Exclude<AddOutcome, 'saved' | 'holder'>;

/** What happened, what has not changed, and what to do next. */
const failureMessages: Readonly<Record<Failure, MessageDescriptor>> = {
  'saved-already': msg`This card can’t be saved again. If you don’t see it in your saved cards, use another card.`,
  refused: msg`Your bank didn’t accept this card, so we didn’t save it. Check the details and enter the security code again, or use another card.`,
  'declined-too-often': msg`This card was declined too many times, so we didn’t save it. Use another card, or try this one again later.`,
  unreadable: msg`We couldn’t read the card details. Check the number, expiry date and security code.`,
  type: msg`We don’t accept this type of card, so we didn’t save it. Use another card.`,
  unavailable: msg`We couldn’t save your card right now. What you entered is still here; try again in a few minutes.`,
  'signed-out': msg`Your session has ended and the card wasn’t saved. Sign in and enter it again; card details are never kept in the browser.`,
  unknown: msg`We didn’t get a response, so we don’t know whether your card was saved. You can try again; it won’t be saved twice.`,
};

/** Outcomes after which the security code is cleared, because it has been used. */
const codeResetOutcomes: ReadonlySet<AddOutcome> = new Set([
  'saved-already',
  'refused',
  'declined-too-often',
  'holder',
  'unreadable',
  'type',
]);

/** The form that saves a card. A retry has the same command id, so the card is saved once. */
export function AddCardForm({ onSaved }: { onSaved: () => void }) {
  const { t, i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [commandId] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<{ readonly text: string; readonly retryAt?: string }>();
  const isAllowedAgain = useIsPast(failure?.retryAt ?? '');
  const isLimited = failure?.retryAt !== undefined && !isAllowedAgain;
  const notice = useRef<HTMLParagraphElement>(null);
  const isMounted = useRef(true);
  const form = useForm<CardForm>({
    resolver: useCardResolver(),
    defaultValues: emptyCard,
    shouldFocusError: false,
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useLayoutEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure]);

  const save = async (card: CardForm) => {
    setFailure(undefined);
    const outcome = await addCard(client, card, commandId);
    if (outcome === 'saved') {
      notify({ type: 'success', message: t`Your card has been saved.` });
      if (isMounted.current) onSaved();
      return;
    }
    if (typeof outcome !== 'string') {
      const text = t`Too many attempts in a row. Your card wasn’t saved.`;
      if (isMounted.current) setFailure({ text, retryAt: outcome.retryAt });
      else notify({ type: 'error', message: text });
      return;
    }
    if (outcome === 'signed-out') reportSessionEnd();
    if (codeResetOutcomes.has(outcome)) form.resetField('code');
    if (outcome === 'holder') return form.setError('holder', { message: 'holder' satisfies CardFormProblem });
    const text = i18n._(failureMessages[outcome]);
    if (isMounted.current) setFailure({ text });
    else notify({ type: 'error', message: text });
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(save, () => setFailure(undefined))} className="grid gap-5">
      <CardErrors form={form} title={t`Check this before you save:`} />
      {failure && (
        <p
          ref={notice}
          role="alert"
          tabIndex={-1}
          className="flex gap-3 rounded-card bg-clay-soft p-4 text-clay outline-offset-2"
        >
          <Icon name="alert" className="size-6" />
          <span>
            {failure.text} {failure.retryAt !== undefined && <RetryTimeText retryAt={failure.retryAt} />}
          </span>
        </p>
      )}
      <CardFields form={form} />
      <Button type="submit" size="large" fullWidth busy={form.formState.isSubmitting} disabled={isLimited}>
        <Icon name="lock" className="size-5" />
        <Trans>Save card</Trans>
      </Button>
      <CardPrivacyNote />
    </form>
  );
}
