import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../apollo/schema-types.gen.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

const icons: Readonly<Record<PaymentMethod, IconName>> = { CARD: 'card', HOSTED_CARD: 'lock', PAYPAL: 'user' };

const optionClass =
  'flex min-h-16 cursor-pointer items-center gap-3 rounded-card border-2 border-line px-4 py-2.5 has-checked:border-sea has-checked:bg-sea-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea';

/** Radio buttons for the ways to pay. With one way there is nothing to choose, so that nothing is shown. */
export function PaymentMethods({
  methods,
  value,
  hasSavedCards,
  onChange,
}: {
  methods: readonly PaymentMethod[];
  value: PaymentMethod;
  hasSavedCards: boolean;
  onChange: (method: PaymentMethod) => void;
}) {
  if (methods.length < 2) return null;
  return (
    <fieldset className="phone-spacing flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">
        <Trans>How do you want to pay?</Trans>
      </legend>
      {methods.map((method) => (
        <label key={method} className={optionClass}>
          <input
            type="radio"
            name="payment-method"
            value={method}
            checked={method === value}
            onChange={() => onChange(method)}
            className="size-5 shrink-0 accent-sea"
          />
          <Icon name={icons[method]} className="size-6 text-sea" />
          <span className="min-w-0 flex-1">
            <MethodText method={method} hasSavedCards={hasSavedCards} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function MethodText({ method, hasSavedCards }: { method: PaymentMethod; hasSavedCards: boolean }) {
  const { t } = useLingui();
  const texts: Readonly<Record<PaymentMethod, { name: ReactNode; hint: ReactNode }>> = {
    CARD: {
      name: t`Card`,
      hint: hasSavedCards ? t`Use a saved card, or enter another one` : t`Enter your card on this page`,
    },
    HOSTED_CARD: {
      name: t`Card on a separate secure page`,
      hint: t`Enter your card on our payment provider’s page`,
    },
    PAYPAL: { name: 'PayPal', hint: t`Pay with your PayPal account` },
  };
  return (
    <>
      <b className="font-semibold">{texts[method].name}</b>
      <span className="block text-sm text-ink-soft">{texts[method].hint}</span>
    </>
  );
}

/** What happens after the pay button for a method without a card form. */
export function MethodNote({ method }: { method: Exclude<PaymentMethod, 'CARD'> }) {
  return (
    <p className="flex items-start gap-2 rounded-card bg-board p-4">
      <Icon name="info" className="mt-0.5 size-5 text-sea" />
      {method === 'PAYPAL' ? (
        <Trans>
          You’ll confirm the payment at PayPal, then come back here. We’ll place your order when you return.
        </Trans>
      ) : (
        <Trans>
          You’ll enter your card on the payment provider’s page, then come back here. We’ll place your order when you
          return.
        </Trans>
      )}
    </p>
  );
}
