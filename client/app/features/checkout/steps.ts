/** The steps of a checkout in their order (CHECKOUT-9). */
export const checkoutSteps = ['customer', 'billing', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What decides which steps can be entered. */
export interface CheckoutFacts {
  readonly isMember: boolean;
  /** A guest's e-mail and membership number are known. */
  readonly hasGuestDetails: boolean;
  readonly hasGoods: boolean;
  /** A club or an address. */
  readonly hasPlace: boolean;
}

/** The steps that a shopper sees: members are known, and skip the first. */
export function stepsOf({ isMember }: Pick<CheckoutFacts, 'isMember'>): readonly CheckoutStep[] {
  return isMember ? checkoutSteps.slice(1) : checkoutSteps;
}

/** What each step needs (CHECKOUT-12, CHECKOUT-13, CHECKOUT-14). */
const prerequisites: Readonly<Record<CheckoutStep, (facts: CheckoutFacts) => boolean>> = {
  customer: ({ isMember }) => !isMember,
  billing: ({ isMember, hasGuestDetails }) => isMember || hasGuestDetails,
  shipping: (facts) => prerequisites.billing(facts) && facts.hasGoods,
  payment: (facts) => prerequisites.shipping(facts) && facts.hasPlace,
};

/** True when a step can be entered. */
export const canEnter = (step: CheckoutStep, facts: CheckoutFacts): boolean => prerequisites[step](facts);

const isStep = (text: string | null): text is CheckoutStep => checkoutSteps.some((step) => step === text);

/**
 * The step to show for `?step=` (CHECKOUT-10): the named one when it can be entered, else the nearest before it that
 * can; without a name the furthest (CHECKOUT-11).
 */
export function stepToShow(wanted: string | null, facts: CheckoutFacts): CheckoutStep {
  const steps = stepsOf(facts);
  const upTo = isStep(wanted) && steps.includes(wanted) ? steps.indexOf(wanted) : steps.length - 1;
  return steps.slice(0, upTo + 1).findLast((step) => canEnter(step, facts)) ?? steps[0] ?? 'billing';
}

/** The step after this one, or undefined after the last. */
export function nextStep(step: CheckoutStep): CheckoutStep | undefined {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1];
}
