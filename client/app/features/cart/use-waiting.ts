import { useMemo, useSyncExternalStore } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { onWaitingChange, storedWaiting } from './outbox.ts';
import { readWaiting } from './waiting-entries.ts';

/** What of the cart waits for the connection. */
export interface Waiting {
  readonly count: number;
  readonly isWaiting: (line: Pick<CartLinePartsFragment, 'id' | 'variant'>) => boolean;
}

/** Follows what waits, in this tab and others; nothing does on the server. */
export function useWaiting(): Waiting {
  const { market } = useLocale();
  const stored = useSyncExternalStore(
    onWaitingChange,
    () => storedWaiting(market.code),
    () => null,
  );
  return useMemo(() => {
    const commands = readWaiting(stored).map(({ command }) => command);
    return {
      count: commands.length,
      isWaiting: (line) =>
        commands.some((command) =>
          command.kind === 'add' ? command.input.sku === line.variant.sku : command.input.lineId === line.id,
        ),
    };
  }, [stored]);
}
