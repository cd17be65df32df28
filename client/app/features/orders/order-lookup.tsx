import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { readGuestDetails } from '../checkout/index.ts';

/**
 * The form in which guests find an order by its number and email. It is sent as POST, so that the email is not in the
 * URL (ORDERS-32, ORDERS-33, ORDERS-34).
 */
export function OrderLookup({ orderNumber, isMissing }: { orderNumber: string; isMissing: boolean }) {
  const { t } = useLingui();
  const pathTo = usePathTo();
  // Not while the page's data is loaded again after a lookup: the message is shown then, and a guest can try again.
  const busy = useNavigation().state === 'submitting';
  const email = useRef<HTMLInputElement>(null);
  // Prefills the email of a guest who paid in this tab.
  useEffect(() => {
    if (email.current && !email.current.value) email.current.value = readGuestDetails()?.email ?? '';
  }, []);
  return (
    <div className="mx-auto max-w-lg py-6">
      <h1 className="text-2xl lg:text-3xl">
        <Trans>Find your order</Trans>
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">
        <Trans>Enter the order number we showed you when you paid and the email you used.</Trans>
      </p>
      <Form method="post" className="grid gap-5">
        {isMissing && (
          <p role="alert" className="rounded-card bg-clay-soft p-4 font-medium text-clay">
            <Trans>We couldn’t find an order with that number and email. Check both.</Trans>
          </p>
        )}
        <Field
          name="orderNumber"
          label={t`Order number`}
          required
          defaultValue={orderNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={60}
        />
        <Field
          ref={email}
          name="email"
          type="email"
          label={t`Email`}
          required
          autoComplete="email"
          enterKeyHint="search"
          maxLength={254}
        />
        <Button type="submit" size="large" busy={busy}>
          <Trans>Find order</Trans>
        </Button>
      </Form>
      <p className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-5">
        <Trans>Are you a member?</Trans>
        <LinkButton variant="secondary" to={pathTo('login', {}, { pageTo: pathTo('recent-purchases') })}>
          <Trans>Sign in to see all your orders</Trans>
        </LinkButton>
      </p>
    </div>
  );
}
