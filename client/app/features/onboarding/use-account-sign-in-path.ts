import { usePathTo } from '../../i18n/use-locale.ts';

/** The login page that leads to my account, because somebody with an account has nothing to do in the onboarding. */
export function useAccountSignInPath(): string {
  const pathTo = usePathTo();
  return pathTo('login', {}, { pageTo: pathTo('my-account') });
}
