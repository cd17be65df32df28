import { keptCopyAfterMs } from '../../service-worker/messages.ts';
import { getCartSource } from './cart-source.ts';

/**
 * How long an operation waits for the network before a kept copy is shown, in milliseconds (OFFLINE-17). A page that has
 * already waited, or has no connection, shows the copy at once.
 */
export const getCopyWaitMs = (): number => (getCartSource() === 'network' ? keptCopyAfterMs : 0);
