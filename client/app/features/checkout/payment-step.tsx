import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PaymentMethod } from '../../apollo/schema-types.gen.ts';
import {
  type CaptchaHandle,
  type CaptchaState,
  type CaptchaSubject,
  LazyCaptcha,
  useCaptchaHandle,
} from '../captcha/index.ts';
import {
  CardErrors,
  CardFields,
  type CardForm,
  CardPrivacyNote,
  createCardId,
  emptyCard,
  useCardResolver,
} from '../cards/index.ts';
import { FormSkeleton } from '../person-form/index.ts';
import type { CheckoutChoices } from './checkout-choices.ts';
import { PayButton } from './pay-button.tsx';
import type { Money } from './payment.ts';
import { MethodNote, PaymentMethods } from './payment-methods.tsx';
import { SavedCards } from './saved-cards.tsx';
import { TermsCheckbox, termsId } from './terms.tsx';
import type { PaymentData } from './use-payment-data.ts';

/** The state of the payment form. */
export interface CardState {
  /** Whether the chosen method needs a card of this page, saved or new. */
  readonly needsCard: boolean;
  /** Whether the shopper has entered the number of a new card. */
  readonly hasNewCard: boolean;
  /** Whether the form can be sent. */
  readonly isComplete: boolean;
}

export interface PaymentStepProps {
  readonly captchaFor: CaptchaSubject;
  readonly total: Money;
  /** Only members have saved cards and can save a new one. */
  readonly isMember: boolean;
  readonly data: Pick<PaymentData, 'options' | 'optionsStatus' | 'savedCards' | 'savedCardsStatus'>;
  /** Whether the button is disabled. */
  readonly isBlocked: boolean;
  /** Why the button is disabled. */
  readonly reasons: ReactNode;
  /** Called with what the flags depend on when it changes; must be stable. */
  readonly onCard: (card: CardState) => void;
  /** Shows the errors of a field when it is left: the button is disabled while the form is incomplete. */
  readonly validatesOnBlur?: boolean;
  /** Called with the state of the captcha when it changes; must be stable. */
  readonly onCaptcha: (state: CaptchaState) => void;
  readonly choices: Pick<CheckoutChoices, 'method' | 'acceptsTerms' | 'holder'>;
  readonly onChoice: (changed: Partial<Pick<CheckoutChoices, 'method' | 'acceptsTerms' | 'holder'>>) => void;
  /** The server says that the terms were not accepted. */
  readonly isTermsRefused: boolean;
  /** When the limit on payment attempts allows another one, ISO 8601 (PAYMENTS-61). */
  readonly retryAt: string | undefined;
  readonly onPay: (payment: {
    method: PaymentMethod;
    form: CardForm;
    acceptsTerms: boolean;
    captcha: CaptchaHandle;
  }) => Promise<void>;
}

/**
 * The choice of how to pay, the terms, and the button that pays the total. What the shopper has entered stays while data
 * is loaded again (CHECKOUT-457).
 */
export function PaymentStep(props: PaymentStepProps) {
  const { data } = props;
  const isLoading = data.optionsStatus === 'loading' || data.savedCardsStatus === 'loading';
  const [isShown, setShown] = useState(!isLoading);
  if (!isLoading && !isShown) setShown(true);
  return isShown ? <PaymentForm {...props} /> : <FormSkeleton />;
}

function PaymentForm({
  captchaFor,
  total,
  isMember,
  data,
  isBlocked,
  reasons,
  onCard,
  validatesOnBlur = false,
  onCaptcha,
  choices,
  onChoice,
  isTermsRefused,
  ...rest
}: PaymentStepProps) {
  const { t } = useLingui();
  const reasonsId = useId();
  const [captcha, captchaRef] = useCaptchaHandle();
  const cards = data.savedCards ?? [];
  const methods = data.options?.methods ?? ['CARD'];
  const method = choices.method && methods.includes(choices.method) ? choices.method : (methods[0] ?? 'CARD');
  // The default card is preselected (PAYMENTS-70).
  const firstId = (cards.find((card) => card.isDefault) ?? cards[0])?.id;
  const form = useForm<CardForm>({
    resolver: useCardResolver(),
    defaultValues: { ...emptyCard, cardId: firstId ?? createCardId, holder: choices.holder },
    shouldFocusError: false,
    mode: validatesOnBlur ? 'onTouched' : 'onSubmit',
  });
  useEffect(() => {
    // The saved cards may be loaded after the form is shown.
    if (firstId && form.getValues('number') === '') form.resetField('cardId', { defaultValue: firstId });
  }, [form, firstId]);
  const [tries, setTries] = useState(0);
  const { acceptsTerms } = choices;
  const hasTermsError = !acceptsTerms && (tries > 0 || isTermsRefused);
  const needsCard = method === 'CARD';
  const isNew = form.watch('cardId') === createCardId;
  const hasNewCard = isNew && form.watch('number') !== '';
  const isComplete = !needsCard || form.formState.isValid;
  useEffect(() => onCard({ needsCard, hasNewCard, isComplete }), [onCard, needsCard, hasNewCard, isComplete]);

  const pay = async (card: CardForm) => {
    if (acceptsTerms) await rest.onPay({ method, form: card, acceptsTerms, captcha });
  };
  const submit = (event: React.FormEvent) => {
    setTries((now) => now + 1);
    onChoice({ holder: form.getValues('holder') });
    if (needsCard) return form.handleSubmit(pay)(event);
    event.preventDefault();
    return pay(form.getValues());
  };
  const termsErrors = hasTermsError ? [{ id: termsId, text: t`Accept the terms and conditions to pay.` }] : [];
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <CardErrors
        form={form}
        title={t`Check this before you continue:`}
        isShown={needsCard}
        others={termsErrors}
        submissionCount={needsCard ? form.formState.submitCount : tries}
      />
      <PaymentMethods
        methods={methods}
        value={method}
        hasSavedCards={cards.length > 0}
        onChange={(next) => onChoice({ method: next })}
      />
      {needsCard ? (
        <CardPart isNew={isNew}>
          {cards.length > 0 && <SavedCards cards={cards} field={form.register('cardId')} />}
          {isNew && <CardFields form={form} />}
          {isNew && isMember && (
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" {...form.register('save')} className="size-5 shrink-0 accent-sea" />
              <Trans>Save this card</Trans>
            </label>
          )}
        </CardPart>
      ) : (
        <MethodNote method={method} />
      )}
      <TermsCheckbox
        checked={acceptsTerms}
        hasError={hasTermsError}
        onChange={(accepted) => onChoice({ acceptsTerms: accepted })}
      />
      <LazyCaptcha subject={captchaFor} handle={captchaRef} onState={onCaptcha} />
      <div id={reasonsId}>{reasons}</div>
      <PayButton
        method={method}
        total={total}
        isBlocked={isBlocked}
        reasonsId={reasonsId}
        retryAt={rest.retryAt}
        isBusy={form.formState.isSubmitting}
      />
    </form>
  );
}

/** The card's fields; the note on encryption follows the fields of a new card. */
function CardPart({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-5">
      {children}
      {isNew && <CardPrivacyNote />}
    </div>
  );
}
