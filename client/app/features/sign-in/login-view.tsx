import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { useMembershipPath } from '../../session/membership-path.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { PalletMark } from '../../ui/logo.tsx';
import { resolveReturnPath } from './return-path.ts';

/**
 * The benefits of signing in, the links to the identity provider, which redirects back to `pageTo` (ROUTING-47), also after a
 * new password (ROUTING-53), and the way to an online account (MEMBERSHIP-260).
 */
export function LoginView() {
  const locale = useLocale();
  const pathTo = usePathTo();
  const membership = useMembershipPath();
  const [query] = useSearchParams();
  const signIn = new URLSearchParams({
    returnTo: resolveReturnPath(query.get('pageTo'), locale),
    ui_locales: locale.code,
  });
  const benefits: readonly { icon: IconName; text: React.ReactNode }[] = [
    { icon: 'truck', text: <Trans>Home delivery to your saved addresses</Trans> },
    { icon: 'receipt', text: <Trans>Track your orders and buy again</Trans> },
    { icon: 'card', text: <Trans>Your saved cards, for faster checkout</Trans> },
    { icon: 'cart', text: <Trans>Your cart, on every device</Trans> },
  ];
  return (
    <div className="mx-auto grid max-w-4xl overflow-hidden rounded-card border border-line md:grid-cols-2">
      <div className="flex flex-col justify-center gap-5 p-6 sm:p-10">
        <h1 className="text-2xl lg:text-3xl">
          <Trans>Sign in to your account</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>Use your email or your 14-digit membership number. You’ll keep the items in your cart.</Trans>
        </p>
        <LinkButton reloadDocument size="large" to={`/auth/login?${signIn}`}>
          <Icon name="user" className="size-5" />
          <Trans>Sign in</Trans>
        </LinkButton>
        <a
          className="inline-flex min-h-11 items-center self-center font-medium text-sea underline"
          href={`/auth/reset-password?${signIn}`}
        >
          <Trans>Forgot your password?</Trans>
        </a>
        <div className="grid gap-4 border-t border-line pt-5">
          <div>
            <p className="mb-2 font-medium">
              <Trans>Already a member but no online account?</Trans>
            </p>
            <LinkButton variant="secondary" fullWidth reloadDocument to={pathTo('onboarding')}>
              <Trans>Create an account</Trans>
            </LinkButton>
          </div>
          {membership && (
            <p>
              <Trans>Not a member yet?</Trans>{' '}
              <Link to={membership} className="inline-block py-2 font-semibold text-sea underline">
                <Trans>Become a member</Trans>
              </Link>
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-col justify-center gap-6 bg-board p-6 sm:p-10">
        <PalletMark className="h-16 w-auto self-start" />
        <ul className="flex flex-col gap-4">
          {benefits.map(({ icon, text }) => (
            <li key={icon} className="flex items-center gap-3">
              <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-paper text-sea">
                <Icon name={icon} className="size-5" />
              </span>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
