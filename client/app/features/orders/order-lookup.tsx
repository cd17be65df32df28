import { Trans, useLingui } from '@lingui/react/macro';
import { emailSchema } from '@tarima/markets/formats';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
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
  const isHydrated = useHydrated();
  const [errors, setErrors] = useState<readonly { id: string; text: string }[]>([]);
  const [submissionCount, setSubmissionCount] = useState(0);
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.text;
  const check = (event: FormEvent<HTMLFormElement>) => {
    const data = new FormData(event.currentTarget);
    const found = [
      ...(String(data.get('orderNumber')).trim() ? [] : [{ id: 'orderNumber', text: t`Enter the order number.` }]),
      ...(emailSchema.safeParse(data.get('email')).success
        ? []
        : [{ id: 'email', text: t`Enter a valid email address, such as ana@example.com.` }]),
    ];
    if (found.length > 0) event.preventDefault();
    setErrors(found);
    setSubmissionCount((count) => count + 1);
  };
  return (
    <div className="mx-auto max-w-lg py-6">
      <h1 className="text-2xl lg:text-3xl">
        <Trans>Find your order</Trans>
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">
        <Trans>Enter the order number we showed you when you paid and the email you used.</Trans>
      </p>
      {/* Without scripts, the browser checks the fields. */}
      <Form method="post" noValidate={isHydrated} onSubmit={check} className="grid gap-5">
        <ErrorSummary title={t`Check this before you continue:`} errors={errors} submissionCount={submissionCount} />
        {isMissing && errors.length === 0 && (
          <p role="alert" className="rounded-card bg-clay-soft p-4 font-medium text-clay">
            <Trans>We couldn’t find an order with that number and email. Check both.</Trans>
          </p>
        )}
        <Field
          id="orderNumber"
          name="orderNumber"
          label={t`Order number`}
          error={errorOf('orderNumber')}
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
          id="email"
          name="email"
          type="email"
          label={t`Email`}
          error={errorOf('email')}
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
