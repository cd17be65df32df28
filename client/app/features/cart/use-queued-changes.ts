import { useMemo, useSyncExternalStore } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import type { CartLinePartsFragment } from '../../session/cart.gen.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { useDeferredCode } from '../../ui/lazy-with-retry.ts';
import { getStoredOutbox } from './cart-storage.ts';
import { getOwnership, onOutboxChange } from './outbox.ts';

const loadParser = async () => (await import('./outbox-entries.ts')).parseOutbox;

/** The viewer's cart changes that are queued until the connection is back. */
export interface QueuedChanges {
  readonly count: number;
  readonly isQueued: (line: Pick<CartLinePartsFragment, 'id' | 'variant'>) => boolean;
}

/** Subscribes to the outbox of this browser; it is empty on the server and until the code that parses it has loaded. */
export function useQueuedChanges(): QueuedChanges {
  const { market } = useLocale();
  const { data: viewer } = useViewerQuery();
  const stored = useSyncExternalStore(
    onOutboxChange,
    () => getStoredOutbox(market.code),
    () => null,
  );
  const parseOutbox = useDeferredCode(loadParser);
  return useMemo(() => {
    const entries = parseOutbox ? parseOutbox(stored) : [];
    const commands = entries
      .filter((entry) => viewer && getOwnership(entry, viewer) === 'own')
      .map(({ command }) => command);
    return {
      count: commands.length,
      isQueued: (line) =>
        commands.some((command) =>
          command.kind === 'add' ? command.input.sku === line.variant.sku : command.input.lineId === line.id,
        ),
    };
  }, [stored, viewer, parseOutbox]);
}
