import { useLocation } from 'react-router';
import { useLocale, usePathTo } from '../i18n/use-locale.ts';

/** The URLs of sign-in (ACCOUNT-26) and sign-out: full-page navigations to the identity provider. */
export function useSignInLinks(): { signIn: string; signOut: string } {
  const locale = useLocale();
  const pathTo = usePathTo();
  const { pathname, search } = useLocation();
  return {
    signIn: pathTo('login', {}, { pageTo: pathname + search }),
    signOut: `/auth/logout?ui_locales=${locale.code}`,
  };
}
