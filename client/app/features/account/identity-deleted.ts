import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { tabStorage } from '../../browser-storage.ts';
import { useNotify } from '../../ui/notifications.tsx';

/** In the tab that deleted the identity. Not one of the shop's own names: those are cleared where the session ends. */
const flag = 'identityDeleted';

/** Has home tell it, where signing out leads to. */
export function rememberIdentityDeleted(): void {
  // Where the browser refuses its storage, the member comes home signed out, without these words.
  tabStorage.set(flag, 'true');
}

/** Says once, at home, that the member's digital identity is deleted (ACCOUNT-42). */
export function useIdentityDeleted(): void {
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
