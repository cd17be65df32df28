/** The checkout steps in order (CHECKOUT-9). */
export const checkoutSteps = ['customer', 'billing', 'shipping', 'payment'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Conditions that decide which steps can be entered. */
export interface StepConditions {
  readonly isMember: boolean;
  /** Whether the guest's email and membership number are known. */
  readonly hasGuestDetails: boolean;
  readonly hasItems: boolean;
  /** Whether a club or an address is chosen. */
  readonly hasDestination: boolean;
}

/** The steps for a shopper; members skip the customer step. */
export function listSteps({ isMember }: Pick<StepConditions, 'isMember'>): readonly CheckoutStep[] {
  return isMember ? checkoutSteps.slice(1) : checkoutSteps;
}

/** Whether each step can be entered (CHECKOUT-12, CHECKOUT-13, CHECKOUT-14). */
const prerequisites: Readonly<Record<CheckoutStep, (conditions: StepConditions) => boolean>> = {
  customer: ({ isMember }) => !isMember,
  billing: ({ isMember, hasGuestDetails }) => isMember || hasGuestDetails,
  shipping: (conditions) => prerequisites.billing(conditions) && conditions.hasItems,
  payment: (conditions) => prerequisites.shipping(conditions) && conditions.hasDestination,
};

/** Whether a step can be entered. */
export const canEnter = (step: CheckoutStep, conditions: StepConditions): boolean => prerequisites[step](conditions);

const isStep = (text: string | null): text is CheckoutStep => checkoutSteps.some((step) => step === text);

/**
 * The step to show for `?step=` (CHECKOUT-10): the requested step if it can be entered, otherwise the last one before
 * it that can. Without a requested step it is the furthest possible one (CHECKOUT-11).
 */
export function getStepToShow(requested: string | null, conditions: StepConditions): CheckoutStep {
  const steps = listSteps(conditions);
  const lastIndex = isStep(requested) && steps.includes(requested) ? steps.indexOf(requested) : steps.length - 1;
  return steps.slice(0, lastIndex + 1).findLast((step) => canEnter(step, conditions)) ?? steps[0] ?? 'billing';
}

/** The step after this one, or undefined after the last. */
export function getNextStep(step: CheckoutStep): CheckoutStep | undefined {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1];
}
