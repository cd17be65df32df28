import fc from 'fast-check';
import { type ModelMarket, modelMarkets } from './market-facts.ts';

/** An action of one client. Lines, commands and products are given by an index, modulo the length of the list. */
export type Move =
  | { readonly kind: 'addToCart'; readonly product: number; readonly quantity: number; readonly club: number | null }
  | { readonly kind: 'changeQuantity'; readonly line: number; readonly quantity: number }
  | { readonly kind: 'removeLine'; readonly line: number }
  | { readonly kind: 'setPickup'; readonly club: number; readonly fitToStock: boolean }
  | { readonly kind: 'setHomeDelivery'; readonly fitToStock: boolean }
  /** Sets the choice for unavailable items. */
  | { readonly kind: 'setPartialFulfilment'; readonly isAllowed: boolean }
  /** Refreshes the prices, which have not changed. */
  | { readonly kind: 'refreshPrices' }
  /** Adds a product to the guest cart that the member filled before signing in. */
  | {
      readonly kind: 'fillGuestCart';
      readonly product: number;
      readonly quantity: number;
      readonly club: number | null;
    }
  | {
      readonly kind: 'merge';
      readonly keepSaved: boolean;
      readonly keepGuest: boolean;
      readonly club: number | null;
    }
  | { readonly kind: 'restore'; readonly cart: number }
  /** Sends an earlier command again. */
  | { readonly kind: 'replay'; readonly command: number }
  /** Sends the id of an earlier command with another quantity. */
  | { readonly kind: 'reuse'; readonly command: number };

/**
 * Fault of a command: `sent twice` sends a duplicate request and drops the response of the first one; the `platform`
 * faults affect the store's call to the platform.
 */
export type NetworkFault = 'none' | 'sent twice' | 'platform response lost' | 'platform error' | 'platform slow';

/** Move of one client in a round. */
export interface Turn {
  readonly move: Move;
  readonly fault: NetworkFault;
  /** Delay from the start of the round in milliseconds. */
  readonly delay: number;
}

/** Rounds of up to three concurrent clients of a guest, or of a member who also has a guest cart. */
export interface Script {
  readonly market: ModelMarket['code'];
  readonly shopper: 'guest' | 'member';
  readonly rounds: readonly (readonly Turn[])[];
}

const index = fc.nat(11);
const club = fc.nat(2);
const maybeClub = fc.option(club, { freq: 3 });
/** Mostly small quantities, sometimes around the maximum of a cart line. */
const quantity = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.integer({ min: 90, max: 101 }));

const kind = <const Kind extends Move['kind']>(name: Kind) => fc.constant(name);
const weighted = (weight: number, arbitrary: fc.Arbitrary<Move>) => ({ weight, arbitrary });

const guestMoves = [
  weighted(8, fc.record({ kind: kind('addToCart'), product: index, quantity, club: maybeClub })),
  weighted(5, fc.record({ kind: kind('changeQuantity'), line: index, quantity })),
  weighted(4, fc.record({ kind: kind('removeLine'), line: index })),
  weighted(2, fc.record({ kind: kind('setPickup'), club, fitToStock: fc.boolean() })),
  weighted(1, fc.record({ kind: kind('refreshPrices') })),
  weighted(1, fc.record({ kind: kind('setPartialFulfilment'), isAllowed: fc.boolean() })),
  weighted(2, fc.record({ kind: kind('replay'), command: index })),
  weighted(1, fc.record({ kind: kind('reuse'), command: index })),
];

const memberMoves = [
  ...guestMoves,
  weighted(1, fc.record({ kind: kind('setHomeDelivery'), fitToStock: fc.boolean() })),
  weighted(4, fc.record({ kind: kind('fillGuestCart'), product: index, quantity, club: maybeClub })),
  weighted(
    3,
    fc
      .record({ kind: kind('merge'), keepSaved: fc.boolean(), keepGuest: fc.boolean(), club: maybeClub })
      .filter(({ keepSaved, keepGuest }) => keepSaved || keepGuest),
  ),
  weighted(2, fc.record({ kind: kind('restore'), cart: index })),
];

const fault = fc.oneof(
  { weight: 6, arbitrary: fc.constant<NetworkFault>('none') },
  { weight: 2, arbitrary: fc.constant<NetworkFault>('sent twice') },
  fc.constantFrom<NetworkFault>('platform response lost', 'platform error', 'platform slow'),
);

/** Keeps the commands of a script below the limit of a cart's command log, which is 50. */
const maxRounds = 8;

const createRounds = (moves: typeof memberMoves) =>
  fc.array(
    fc.array(fc.record({ move: fc.oneof(...moves), fault, delay: fc.nat(15) }), { minLength: 1, maxLength: 3 }),
    { minLength: 1, maxLength: maxRounds },
  );

const market = fc.constantFrom(...modelMarkets.map(({ code }) => code));

/** Generates scripts for all markets and shoppers. */
export const scripts: fc.Arbitrary<Script> = fc.oneof(
  fc.record({ market, shopper: fc.constant('guest' as const), rounds: createRounds(guestMoves) }),
  fc.record({ market, shopper: fc.constant('member' as const), rounds: createRounds(memberMoves) }),
);
