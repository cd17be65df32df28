import { type FulfilmentPort, Refused } from '../domain/ports.ts';
import type { WorldState } from './world-state.ts';

/** The fulfilment service: it keeps windows while the van has room. */
export function createFulfilment(state: WorldState): FulfilmentPort {
  return {
    keepWindow: async (cartId) => {
      if (state.isVanFull) throw new Refused('WINDOW_UNAVAILABLE');
      state.keptWindows.add(cartId);
    },
    giveWindowBack: async (cartId) => void state.keptWindows.delete(cartId),
  };
}
