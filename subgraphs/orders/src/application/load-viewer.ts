import type { Identity } from '@tarima/service-kit/caller';
import type { Viewer } from '../domain/ownership.ts';
import type { PlatformOrders } from './ports.ts';

export type LoadViewer = () => Promise<Viewer>;

/** Loads the caller's identifiers, with the id of their customer on the platform, once per request. */
export function createLoadViewer(identity: Identity, platform: PlatformOrders): LoadViewer {
  const loadViewer = async (): Promise<Viewer> => {
    const membershipNumber = identity.kind === 'member' ? identity.membershipNumber : null;
    return {
      membershipNumber,
      customerId: (membershipNumber && (await platform.findCustomerId(membershipNumber))) || null,
      guestId: identity.kind === 'guest' || identity.kind === 'member' ? (identity.guestId ?? null) : null,
    };
  };
  let viewer: Promise<Viewer> | undefined;
  return () => {
    viewer ??= loadViewer();
    return viewer;
  };
}
