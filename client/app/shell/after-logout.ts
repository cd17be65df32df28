import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { deviceStorage, tabStorage } from '../browser-storage.ts';
import { usePathTo } from '../i18n/use-locale.ts';
import { rememberAddress } from '../session/chosen-address.ts';
import { useModals } from '../session/modals.ts';

/** Set by what ends a session and wants a new one at once, e.g. after a change of password (ROUTING-60). */
const redirectFlag = 'redirectAfterLogout';
/** Names of the shop's own values; others in the same storage stay. */
const ownKey = /^tarima\./;

/**
 * The end of a session, in the browser. The page after a sign-out that the shop began clears what the visit left here:
 * what was seen of a cart, a guest's details, searches (ROUTING-57), where to deliver (ROUTING-58). The server forgets the
 * anonymous cart. Any other `?logout` may be somebody else's link: it asks first (ROUTING-59). The flag
 * `redirectAfterLogout` then leads to login.
 */
export function useAfterLogout(isAfterSignOut: boolean): void {
  const [query, setQuery] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const modals = useModals();
  const login = usePathTo()('login');
  const isLogout = query.has('logout');

  useEffect(() => {
    if (!isAfterSignOut) return;
    deviceStorage.clear((name) => ownKey.test(name));
    tabStorage.clear((name) => ownKey.test(name));
    rememberAddress(null);
  }, [isAfterSignOut]);

  useEffect(() => {
    if (!isLogout) return;
    if (!isAfterSignOut) modals.open('signOut', {});
    setQuery(
      (current) => {
        current.delete('logout');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isLogout, isAfterSignOut, modals, setQuery]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after each change of route
  useEffect(() => {
    if (!isLogout && takeFlag()) navigate(login, { replace: true });
  }, [isLogout, key, login, navigate]);
}

function takeFlag(): boolean {
  if (deviceStorage.get(redirectFlag) !== 'true') return false;
  deviceStorage.remove(redirectFlag);
  return true;
}
