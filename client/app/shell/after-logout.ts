import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { deviceStorage, tabStorage } from '../browser-storage.ts';
import { usePathTo } from '../i18n/use-locale.ts';
import { rememberAddress } from '../session/chosen-address.ts';
import { useModals } from '../session/modals.ts';

/** Set when a session ends and a new sign-in must follow, e.g. after a password change (ROUTING-60). */
const redirectFlag = 'redirectAfterLogout';
/** Names of the shop's own values; other values in the same storage are kept. */
const ownKey = /^tarima\./;

/**
 * Ends a session in the browser. The page after a sign-out that the shop began clears stored data of the visit: cart
 * snapshots, a guest's details, searches (ROUTING-57) and the delivery address (ROUTING-58). The server drops the
 * anonymous cart. Any other `?logout` may be a forged link and requires confirmation (ROUTING-59). The flag
 * `redirectAfterLogout` then redirects to login.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked after each route change
  useEffect(() => {
    if (!isLogout && consumeFlag()) navigate(login, { replace: true });
  }, [isLogout, key, login, navigate]);
}

function consumeFlag(): boolean {
  if (deviceStorage.get(redirectFlag) !== 'true') return false;
  deviceStorage.remove(redirectFlag);
  return true;
}
