import { useMemo, useSyncExternalStore } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { getOwnership, getStoredOutbox, onOutboxChange } from './outbox.ts';
import { parseOutbox } from './outbox-entries.ts';

/** The viewer's cart changes that are queued until the connection is back. */
export interface QueuedChanges {
  readonly count: number;
  readonly isQueued: (line: Pick<CartLinePartsFragment, 'id' | 'variant'>) => boolean;
}

/** Subscribes to the outbox of this browser; it is empty during server rendering. */
export function useQueuedChanges(): QueuedChanges {
  const { market } = useLocale();
  const { data: viewer } = useViewerQuery();
  const stored = useSyncExternalStore(
    onOutboxChange,
    () => getStoredOutbox(market.code),
    () => null,
  );
  return useMemo(() => {
    const commands = parseOutbox(stored)
      .filter((entry) => viewer && getOwnership(entry, viewer) === 'own')
      .map(({ command }) => command);
    return {
      count: commands.length,
      isQueued: (line) =>
        commands.some((command) =>
          command.kind === 'add' ? command.input.sku === line.variant.sku : command.input.lineId === line.id,
        ),
    };
  }, [stored, viewer]);
}
