import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { tabStorage } from '../../browser-storage.ts';
import { useNotify } from '../../ui/notifications.tsx';

/**
 * Session storage key, set in the tab that deleted the identity. It is not among the keys that are cleared when the
 * session ends.
 */
const flag = 'identityDeleted';

/** Makes the home page, to which signing out redirects, confirm the deletion. */
export function rememberIdentityDeleted(): void {
  // Without storage the home page shows no confirmation.
  tabStorage.set(flag, 'true');
}

/** Shows once, on the home page, that the member's digital identity was deleted (ACCOUNT-42). */
export function useIdentityDeletedNotice(): void {
  const { t } = useLingui();
  const notify = useNotify();
  useEffect(() => {
    if (!takeFlag()) return;
    notify({
      type: 'success',
      persist: true,
      message: t`Your online account has been deleted. Your membership hasn’t changed.`,
    });
  }, [notify, t]);
}

function takeFlag(): boolean {
  const isSet = tabStorage.get(flag) === 'true';
  if (isSet) tabStorage.remove(flag);
  return isSet;
}
