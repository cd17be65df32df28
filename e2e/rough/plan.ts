import type { cards } from '../graph/cards.ts';
import type { ShoppingContext } from '../graph/shopper.ts';
import { roughProfiles } from './profiles.ts';
import { createRandom, type Random } from './random.ts';

/** Products with stock at every club. */
export const roughProducts = ['110101-1', '110103-1', '110105-1', '110111-1', '150102-1'] as const;

/** A change of the cart before the checkout; steps run in sequence or at the same time. */
export type CartStep =
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number }
  | { readonly kind: 'change'; readonly sku: string; readonly quantities: readonly number[] }
  | { readonly kind: 'remove'; readonly sku: string };

/** A simulated shopping session. */
export interface Plan {
  readonly number: number;
  readonly seed: number;
  readonly profile: keyof typeof roughProfiles;
  readonly shopper: 'guest' | 'member';
  readonly place: ShoppingContext;
  readonly delivery: 'pickup' | 'home';
  /** Search texts and categories that the shopper looks at first. */
  readonly searches: readonly string[];
  readonly firstProduct: string;
  /** Products that the shopper adds first, at the same time. */
  readonly atOnce: readonly CartStep[];
  readonly steps: readonly CartStep[];
  /** Steps in a second tab at the same time; those of the tabs concern different products. */
  readonly secondTabSteps: readonly CartStep[] | undefined;
  /** The card; undefined for a shopper who leaves without paying. */
  readonly card: keyof typeof cards | undefined;
  /** When the shopper reloads the page: while the cart is being changed, or while the payment is running. */
  readonly reload: 'never' | 'cart' | 'payment';
  /** The step of the cart and the time after which the page is reloaded. */
  readonly reloadAtStep: number;
  readonly reloadAfterMs: number;
  readonly isDoubleClick: boolean;
  /** Whether both tabs pay at the same time. */
  readonly paysInBothTabs: boolean;
  /** Whether the shopper retries after a timeout. */
  readonly isPatient: boolean;
}

const guestPlace: ShoppingContext = { market: 'CR', language: 'es', club: '6401' };
const memberPlace: ShoppingContext = { market: 'GT', language: 'es', club: '6301' };

/** Draws the n-th session of a seed. */
export function createPlan(campaignSeed: number, number: number): Plan {
  const random = createRandom(campaignSeed, `session ${number}`);
  const profile = random.pick(Object.keys(roughProfiles) as (keyof typeof roughProfiles)[]);
  const shopper = random.pickWeighted({ guest: 60, member: 40 });
  const hasSecondTab = random.chance(0.3);
  // A line of the cart can be changed only by the tab that added it.
  const shared = Math.ceil(roughProducts.length / 2);
  const own = drawSteps(random, hasSecondTab ? roughProducts.slice(0, shared) : roughProducts);
  const atOnce = own.slice(0, random.chance(0.3) ? 2 : 1).filter(({ kind }) => kind === 'add');
  const card = random.pickWeighted({ approved: 42, frictionless: 12, challenged: 14, declined: 14, none: 18 });
  return {
    number,
    seed: Math.floor(random.between(0, 2 ** 31)),
    profile,
    shopper,
    place: shopper === 'guest' ? guestPlace : memberPlace,
    delivery: shopper === 'member' && random.chance(0.5) ? 'home' : 'pickup',
    searches: Array.from({ length: Math.floor(random.between(1, 3)) }, () =>
      random.pick(['café', 'arroz', 'leche', 'pan']),
    ),
    firstProduct: roughProducts[0],
    atOnce,
    steps: own.slice(atOnce.length),
    secondTabSteps: hasSecondTab ? drawSteps(random, roughProducts.slice(shared)) : undefined,
    card: card === 'none' ? undefined : card,
    reload: random.pickWeighted({ never: 60, cart: 20, payment: 20 }),
    reloadAtStep: Math.floor(random.between(0, 4)),
    reloadAfterMs: Math.floor(random.between(20, 2_500)),
    isDoubleClick: random.chance(0.3),
    paysInBothTabs: hasSecondTab && random.chance(0.5),
    isPatient: random.chance(0.8),
  };
}

function drawSteps(random: Random, skus: readonly string[]): readonly CartStep[] {
  const quantity = () => Math.floor(random.between(1, 4));
  const added = skus.filter((_sku, index) => index === 0 || random.chance(0.5));
  const adds = added.map((sku): CartStep => ({ kind: 'add', sku, quantity: quantity() }));
  const later = added.flatMap((sku): CartStep[] => {
    const drawn = random.pickWeighted({ change: 35, 'change quickly': 20, remove: 15, 'add again': 15, nothing: 15 });
    switch (drawn) {
      case 'change':
        return [{ kind: 'change', sku, quantities: [quantity()] }];
      case 'change quickly':
        return [{ kind: 'change', sku, quantities: [quantity(), quantity(), quantity()] }];
      case 'remove':
        // The cart should not become empty.
        return sku === added[0] ? [] : [{ kind: 'remove', sku }];
      case 'add again':
        return [{ kind: 'add', sku, quantity: 1 }];
      default:
        return [];
    }
  });
  return [...adds, ...later];
}
