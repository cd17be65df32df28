import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { clubChanges } from '../../session/club-changes.ts';
import { useModals } from '../../session/modals.ts';
import type { ClubChange } from '../../session/resolve-clubs.ts';
import { useShellSuspenseQuery } from '../../session/shell.gen.ts';
import { useNotify } from '../../ui/notifications.tsx';

/**
 * Notifies the shopper that the remembered club was replaced: `loaded` is a change made by the server; later changes
 * are made in the browser (CLUBS-36).
 */
export function useNotifyClubChange(loaded: ClubChange | null): void {
  const { t } = useLingui();
  const notify = useNotify();
  const modals = useModals();
  const { data } = useShellSuspenseQuery();
  const { clubs } = data;
  const notifyChange = useCallback(
    ({ reason, clubKey }: ClubChange) => {
      const name = clubs.find(({ key }) => key === clubKey)?.name;
      const isElsewhere = reason === 'other-country';
      const message = name
        ? isElsewhere
          ? t`Your club is in another country. You’re now seeing prices and stock for ${name}.`
          : t`Your club is no longer available. You’re now seeing prices and stock for ${name}.`
        : isElsewhere
          ? t`Your club is in another country. You’re now seeing prices and stock for the whole country.`
          : t`Your club is no longer available. You’re now seeing prices and stock for the whole country.`;
      const action = { label: t`Change club`, run: () => modals.open('deliveryClubs', {}) };
      notify({ type: 'error', persist: true, message, action });
    },
    [clubs, modals, notify, t],
  );
  const notified = useRef<ClubChange>(undefined);
  useEffect(() => {
    if (!loaded || notified.current === loaded) return;
    notified.current = loaded;
    notifyChange(loaded);
  }, [loaded, notifyChange]);
  useEffect(() => clubChanges.listen(notifyChange), [notifyChange]);
}
