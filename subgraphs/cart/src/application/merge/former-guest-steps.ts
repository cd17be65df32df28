import { hashGuest, type Shopper } from '../../domain/shopper.ts';
import type { Step } from '../../domain/steps.ts';

/** Marks a cart as the former cart of a guest, so that replays of the guest's commands are recognised. */
export function createFormerGuestSteps(guest: Shopper): Step[] {
  const guestHash = hashGuest(guest);
  return guestHash === undefined ? [] : [{ kind: 'setFormerGuest', guestHash }];
}
