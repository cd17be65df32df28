import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CardFields } from './card-fields.tsx';
import { type CardForm, type CardFormProblem, cardFormSchema, newCard } from './card-form-schema.ts';
import { cardWords } from './card-words.ts';
import type { SavedCardPartsFragment } from './checkout.gen.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { Money } from './pay.ts';
import { SavedCards } from './saved-cards.tsx';

/** The card: a saved one for members, or a new one; one button with the amount on it. */
export function PaymentStep({
  total,
  cards,
  canSave,
  onPay,
}: {
  total: Money;
  cards: readonly SavedCardPartsFragment[];
  /** Members may keep a card for next time. */
  canSave: boolean;
  onPay: (form: CardForm) => Promise<void>;
}) {
  const { i18n } = useLingui();
  const money = useMoney();
  const isHydrated = useHydrated();
  const first = cards.find((card) => card.isDefault) ?? cards[0];
  const form = useForm<CardForm>({
    resolver: zodResolver(cardFormSchema),
    defaultValues: { cardId: first?.id ?? newCard, number: '', expiry: '', code: '', holder: '', save: false },
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  const isNew = form.watch('cardId') === newCard;
  const summary = (['number', 'expiry', 'code', 'holder'] as const).flatMap((id) => {
    const problem = errors[id]?.message as CardFormProblem | undefined;
    return problem ? [{ id, text: i18n._(cardWords[problem]) }] : [];
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(onPay)} className="grid gap-5">
      <ErrorSummary errors={summary} turn={submitCount} />
      {cards.length > 0 && <SavedCards cards={cards} field={form.register('cardId')} />}
      {isNew && <CardFields form={form} />}
      {isNew && canSave && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" {...form.register('save')} className="size-5 shrink-0 accent-sea" />
          <Trans>Keep this card for next time</Trans>
        </label>
      )}
      <Button type={isHydrated ? 'submit' : 'button'} size="large" wide busy={isSubmitting}>
        <Icon name="lock" className="size-5" />
        <Trans>Pay {money(total)}</Trans>
      </Button>
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <Icon name="info" className="size-5" />
        <Trans>Your card is encrypted on this device; only the bank can read it.</Trans>
      </p>
    </form>
  );
}
