import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import type { SavedCardPartsFragment } from '../../apollo/saved-card.gen.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useIsPast } from '../../ui/use-is-past.ts';
import {
  CardErrors,
  CardFields,
  type CardForm,
  CardPrivacyNote,
  createCardId,
  emptyCard,
  useCardResolver,
  useWalletQuery,
} from '../cards/index.ts';
import type { Money } from './pay.ts';
import { SavedCards } from './saved-cards.tsx';

interface PaymentStepProps {
  total: Money;
  /** Only members have saved cards and can save a new one. */
  isMember: boolean;
  /**
   * When the limit on payment attempts allows another one, ISO 8601; the button is disabled until then (PAYMENTS-61).
   */
  retryAt: string | undefined;
  onPay: (form: CardForm) => Promise<void>;
}

/** The payment with a saved or new card. While the saved cards cannot be loaded, a new card can pay (PAYMENTS-83). */
export function PaymentStep(props: PaymentStepProps) {
  const { data, loading } = useWalletQuery({ skip: !props.isMember });
  if (loading && !data) return <Skeleton className="h-80 w-full" />;
  return (
    <div className="grid gap-5">
      {props.isMember && !data && (
        <p role="status" className="rounded-card bg-board px-4 py-3">
          <Trans>We can’t show your saved cards right now. You can pay with another card.</Trans>
        </p>
      )}
      <PaymentForm {...props} cards={data?.savedCards ?? []} />
    </div>
  );
}

/** The choice of a saved or new card, and the button that pays the total. */
function PaymentForm({
  total,
  isMember,
  retryAt,
  onPay,
  cards,
}: PaymentStepProps & { cards: readonly SavedCardPartsFragment[] }) {
  const money = useMoney();
  const isHydrated = useHydrated();
  // The default card is preselected (PAYMENTS-70).
  const first = cards.find((card) => card.isDefault) ?? cards[0];
  const form = useForm<CardForm>({
    resolver: useCardResolver(),
    defaultValues: { ...emptyCard, cardId: first?.id ?? createCardId },
    shouldFocusError: false,
  });
  const { isSubmitting } = form.formState;
  const isAllowedAgain = useIsPast(retryAt ?? '');
  const isLimited = retryAt !== undefined && !isAllowedAgain;
  const isNew = form.watch('cardId') === createCardId;
  return (
    <form noValidate onSubmit={form.handleSubmit(onPay)} className="grid gap-5">
      <CardErrors form={form} />
      {cards.length > 0 && <SavedCards cards={cards} field={form.register('cardId')} />}
      {isNew && <CardFields form={form} />}
      {isNew && isMember && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" {...form.register('save')} className="size-5 shrink-0 accent-sea" />
          <Trans>Save this card</Trans>
        </label>
      )}
      <Button type={isHydrated ? 'submit' : 'button'} size="large" fullWidth busy={isSubmitting} disabled={isLimited}>
        <Icon name="lock" className="size-5" />
        <Trans>Pay {money(total)}</Trans>
      </Button>
      <CardPrivacyNote />
    </form>
  );
}
