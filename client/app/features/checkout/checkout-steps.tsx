import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import { OpeningHours } from '../../ui/opening-hours.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChosenWindow } from '../delivery/index.ts';
import { type InvoiceFailure, InvoiceLine, InvoicingStep } from '../invoicing/index.ts';
import { FormSkeleton } from '../person-form/index.ts';
import type { CheckoutPageQuery } from './checkout.gen.ts';
import { CustomerStep } from './customer-step.tsx';
import type { GuestDetails } from './guest-details.ts';
import { LineList } from './line-list.tsx';
import { PaymentStep, type PaymentStepProps } from './payment-step.tsx';
import { StepSection } from './step-section.tsx';
import { type CheckoutStep, listSteps } from './steps.ts';

interface StepsProps {
  readonly step: CheckoutStep;
  readonly cart: CartPartsFragment;
  readonly me: CheckoutPageQuery['me'];
  /** Null without details; undefined until the browser has read them. */
  readonly guest: GuestDetails | null | undefined;
  readonly label: string;
  readonly onGuest: (details: GuestDetails) => Promise<void>;
  readonly onContinue: () => Promise<void>;
  /** The notice of a problem that belongs to the open step's main button; undefined when there is none. */
  readonly notice: ReactNode;
  /** The items or the delivery changed since the shopper reviewed them. */
  readonly isCartChanged: boolean;
  /** Why the order was refused because of its invoice. */
  readonly invoiceFailure: InvoiceFailure | undefined;
  /** Undefined until the browser has read the stored choices. */
  readonly payment: PaymentStepProps | undefined;
}

/** The steps as an accordion; completed steps show a summary. */
export function CheckoutSteps(props: StepsProps) {
  const { step, cart, me, guest, onContinue } = props;
  const { t } = useLingui();
  const pathTo = usePathTo();
  const [invoice, setInvoice] = useState<'loading' | 'valid' | 'invalid'>('loading');
  const steps = listSteps({ isMember: me !== null });
  const titles: Readonly<Record<CheckoutStep, string>> = {
    customer: t`Contact`,
    billing: t`Review items`,
    shipping: t`Pickup or delivery`,
    payment: t`Payment`,
  };
  const panels: Readonly<Record<CheckoutStep, { summary?: ReactNode; panel: ReactNode }>> = {
    customer: {
      summary: guest ? (
        <p className="wrap-anywhere">
          {guest.email} · {formatMembershipNumber(guest.membershipNumber)}
        </p>
      ) : (
        <TextSkeleton />
      ),
      panel: <CustomerStep key={guest?.membershipNumber ?? ''} known={guest ?? undefined} onDone={props.onGuest} />,
    },
    billing: {
      summary: (
        <>
          <BillingSummary {...props} />
          <InvoiceLine cartId={cart.id} />
        </>
      ),
      panel: (
        <div className="grid grid-cols-1 gap-5">
          {props.isCartChanged && <CartChanged />}
          <BillingSummary {...props} />
          <LineList lines={cart.lines} />
          <InvoicingStep
            target={{ cartId: cart.id }}
            total={cart.total}
            failure={props.invoiceFailure}
            onStatus={setInvoice}
          />
          <StepActions
            onContinue={onContinue}
            blockedBy={invoice === 'invalid' ? t`Complete and save your invoice details.` : undefined}
          />
        </div>
      ),
    },
    shipping: {
      summary: <DeliverySummary cart={cart} />,
      panel: (
        <div className="grid grid-cols-1 gap-5">
          <div>
            <DeliverySummary cart={cart} />
          </div>
          <StepActions onContinue={onContinue} />
        </div>
      ),
    },
    payment: {
      panel: props.payment ? <PaymentStep {...props.payment} /> : <FormSkeleton />,
    },
  };
  const current = steps.indexOf(step);
  return (
    <ol aria-label={props.label}>
      {steps.map((id, index) => (
        <StepSection
          key={id}
          number={index + 1}
          title={titles[id]}
          state={index === current ? 'open' : index < current ? 'done' : 'ahead'}
          summary={panels[id].summary}
          changeTo={pathTo('checkout', {}, { step: id })}
        >
          {props.notice}
          {panels[id].panel}
        </StepSection>
      ))}
    </ol>
  );
}

/** Shown when the checkout went back to the review because the cart changed (CHECKOUT-313). */
function CartChanged() {
  return (
    <p role="status" className="flex gap-3 rounded-card bg-mango/25 px-4 py-3">
      <Icon name="info" className="size-6" />
      <Trans>Your cart or its delivery changed. Check your order before you pay.</Trans>
    </p>
  );
}

function BillingSummary({ cart, me, guest }: StepsProps) {
  const { t } = useLingui();
  const name = me ? `${me.firstName} ${me.lastName}` : t`Guest`;
  return (
    <p className="wrap-anywhere">
      <Plural value={cart.itemCount} one="# item" other="# items" /> · {name}
      <span className="block">{me?.email ?? guest?.email ?? <TextSkeleton />}</span>
    </p>
  );
}

/** A placeholder for a line of small text. */
const TextSkeleton = () => <Skeleton className="h-[1lh] max-w-56" />;

/** The delivery address with its window, or the pickup club with its opening hours. */
function DeliverySummary({ cart }: { cart: CartPartsFragment }) {
  const { delivery } = cart;
  if (!delivery) return null;
  if (delivery.method === 'PICK_UP_IN_CLUB') {
    return (
      <p>
        <Trans>
          Pick up at <b>{delivery.club?.name}</b>
        </Trans>
        <span className="block">{delivery.club && `${delivery.club.address}, ${delivery.club.city}`}</span>
        {delivery.club?.openingHours && <OpeningHours text={delivery.club.openingHours} />}
      </p>
    );
  }
  return (
    <div>
      <Trans>
        Deliver to <b>{delivery.address?.alias}</b>
      </Trans>
      {delivery.address && <AddressText address={delivery.address} />}
      {delivery.window && <ChosenWindow window={delivery.window} />}
    </div>
  );
}

/** @param blockedBy Why the step cannot continue (CHECKOUT-460). */
function StepActions({ onContinue, blockedBy }: { onContinue: () => void; blockedBy?: string | undefined }) {
  const pathTo = usePathTo();
  const reasonId = useId();
  return (
    <div>
      <p role="status" id={reasonId} className="text-sm text-clay not-empty:mb-3">
        {blockedBy}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button
          size="large"
          onClick={onContinue}
          disabled={blockedBy !== undefined}
          aria-describedby={blockedBy === undefined ? undefined : reasonId}
        >
          <Trans>Continue</Trans>
        </Button>
        <Link to={pathTo('cart')} className="inline-flex min-h-11 items-center font-semibold text-sea underline">
          <Trans>Edit cart</Trans>
        </Link>
      </div>
    </div>
  );
}
