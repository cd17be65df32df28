import { Trans } from '@lingui/react/macro';
import { usePathTo } from '../i18n/use-locale.ts';

/** The way of a guest with a membership to their online account, in the account menu (MEMBERSHIP-260). */
export function CreateAccountLink() {
  const pathTo = usePathTo();
  return (
    <a
      href={pathTo('onboarding')}
      className="flex min-h-11 items-center justify-center rounded-full px-5 text-center font-semibold text-sea hover:bg-sea-soft"
    >
      <Trans>Create an account</Trans>
    </a>
  );
}
