import fc from 'fast-check';
import { type ModelMarket, modelMarkets } from './market-facts.ts';

/** What one client does to a cart. Lines, commands and goods are told by their place in a list, whatever its length. */
export type Move =
  | { readonly kind: 'add'; readonly goods: number; readonly quantity: number; readonly club: number | null }
  | { readonly kind: 'change'; readonly line: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly line: number }
  | { readonly kind: 'collect'; readonly club: number; readonly fitToStock: boolean }
  | { readonly kind: 'deliver'; readonly fitToStock: boolean }
  /** What becomes of the order when something runs out. */
  | { readonly kind: 'runsOut'; readonly isAllowed: boolean }
  /** Lines come to the prices of now, which are those that they have. */
  | { readonly kind: 'reprice' }
  /** Goods for the cart that the member fills elsewhere before signing in. */
  | { readonly kind: 'fillGuestCart'; readonly goods: number; readonly quantity: number; readonly club: number | null }
  | {
      readonly kind: 'merge';
      readonly keepSaved: boolean;
      readonly keepGuest: boolean;
      readonly club: number | null;
    }
  | { readonly kind: 'restore'; readonly cart: number }
  /** An earlier command arrives once more, long after. */
  | { readonly kind: 'again'; readonly command: number }
  /** The id of an earlier command comes with another quantity. */
  | { readonly kind: 'reuse'; readonly command: number };

/**
 * What the network does to a command: `twice` sends it again before it is answered, and the first answer gets lost;
 * the other three befall the store's own call to the platform.
 */
export type Trouble = 'none' | 'twice' | 'platform loses its reply' | 'platform fails' | 'platform is slow';

/** One client's move in a round. */
export interface Turn {
  readonly move: Move;
  readonly trouble: Trouble;
  /** Milliseconds after the round's beginning. */
  readonly delay: number;
}

/** Turns of up to three clients at once, of a member with a guest's cart beside, or of a guest. */
export interface Script {
  readonly market: ModelMarket['code'];
  readonly shopper: 'guest' | 'member';
  readonly rounds: readonly (readonly Turn[])[];
}

const index = fc.nat(11);
const club = fc.nat(2);
const maybeClub = fc.option(club, { freq: 3 });
/** Mostly a few; sometimes around what a cart may hold. */
const quantity = fc.oneof({ weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) }, fc.integer({ min: 90, max: 101 }));

const kind = <const Kind extends Move['kind']>(name: Kind) => fc.constant(name);
const weighted = (weight: number, arbitrary: fc.Arbitrary<Move>) => ({ weight, arbitrary });

const guestMoves = [
  weighted(8, fc.record({ kind: kind('add'), goods: index, quantity, club: maybeClub })),
  weighted(5, fc.record({ kind: kind('change'), line: index, quantity })),
  weighted(4, fc.record({ kind: kind('remove'), line: index })),
  weighted(2, fc.record({ kind: kind('collect'), club, fitToStock: fc.boolean() })),
  weighted(1, fc.record({ kind: kind('reprice') })),
  weighted(1, fc.record({ kind: kind('runsOut'), isAllowed: fc.boolean() })),
  weighted(2, fc.record({ kind: kind('again'), command: index })),
  weighted(1, fc.record({ kind: kind('reuse'), command: index })),
];

const memberMoves = [
  ...guestMoves,
  weighted(1, fc.record({ kind: kind('deliver'), fitToStock: fc.boolean() })),
  weighted(4, fc.record({ kind: kind('fillGuestCart'), goods: index, quantity, club: maybeClub })),
  weighted(
    3,
    fc
      .record({ kind: kind('merge'), keepSaved: fc.boolean(), keepGuest: fc.boolean(), club: maybeClub })
      .filter(({ keepSaved, keepGuest }) => keepSaved || keepGuest),
  ),
  weighted(2, fc.record({ kind: kind('restore'), cart: index })),
];

const trouble = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Trouble>('none') },
  { weight: 2, arbitrary: fc.constant<Trouble>('twice') },
  fc.constantFrom<Trouble>('platform loses its reply', 'platform fails', 'platform is slow'),
);

/** No cart ever forgets a command of a script: its log holds 50. */
const mostRounds = 8;

const rounds = (moves: typeof memberMoves) =>
  fc.array(
    fc.array(fc.record({ move: fc.oneof(...moves), trouble, delay: fc.nat(15) }), { minLength: 1, maxLength: 3 }),
    { minLength: 1, maxLength: mostRounds },
  );

const market = fc.constantFrom(...modelMarkets.map(({ code }) => code));

/** Scripts of all kinds. */
export const scripts: fc.Arbitrary<Script> = fc.oneof(
  fc.record({ market, shopper: fc.constant('guest' as const), rounds: rounds(guestMoves) }),
  fc.record({ market, shopper: fc.constant('member' as const), rounds: rounds(memberMoves) }),
);
