import type { FulfilmentPort } from '../application/ports.ts';
import { RefusedError } from '../domain/refused-error.ts';
import type { WorldState } from './world-state.ts';

/** A fake fulfilment service that reserves windows unless they are full. */
export function createFulfilment(state: WorldState): FulfilmentPort {
  return {
    reserveWindow: async (cartId) => {
      if (state.isWindowFull) throw new RefusedError('WINDOW_UNAVAILABLE');
      state.reservedWindows.add(cartId);
    },
    releaseWindow: async (cartId) => void state.reservedWindows.delete(cartId),
  };
}
