import type { LoadStatus } from '../../session/load-status.ts';

/** The flags that disable the button that buys a membership, in the order of their notices (MEMBERSHIP-79). */
export const membershipFlags = [
  'itemNumbers',
  'membershipForm',
  'invoice',
  'cards',
  'paymentForm',
  'terms',
  'captcha',
] as const;
export type MembershipFlag = (typeof membershipFlags)[number];

/** The data from which the flags are derived. */
export interface MembershipFlagData {
  /** The club's price; failed while the club cannot be reached or sells the membership to nobody. */
  readonly price: LoadStatus;
  /** Whether the details of the new member, or the attempt that has them, can be used. */
  readonly form: 'valid' | 'invalid';
  readonly invoice: 'loading' | 'valid' | 'invalid' | 'not-needed';
  readonly savedCards: LoadStatus;
  /** Whether the chosen method needs a card of this page, saved or new. */
  readonly needsCard: boolean;
  /** Whether the shopper has entered the number of a new card. */
  readonly hasNewCard: boolean;
  /** The ways to pay. */
  readonly paymentOptions: LoadStatus;
  /** Whether the club has a payment account. */
  readonly hasMethods: boolean;
  /** Whether the payment form can be sent. */
  readonly isComplete: boolean;
  readonly acceptsTerms: boolean;
  readonly captcha: 'passed' | 'needed' | 'not-needed';
}

/** Whether each flag is set. */
const conditions: Readonly<Record<MembershipFlag, (data: MembershipFlagData) => boolean>> = {
  itemNumbers: ({ price }) => price !== 'loaded',
  membershipForm: ({ form }) => form === 'invalid',
  invoice: ({ invoice }) => invoice === 'invalid',
  cards: ({ needsCard, savedCards, hasNewCard }) => needsCard && savedCards === 'failed' && !hasNewCard,
  paymentForm: ({ paymentOptions, hasMethods, isComplete }) =>
    paymentOptions === 'failed' || (paymentOptions === 'loaded' && !hasMethods) || !isComplete,
  terms: ({ acceptsTerms }) => !acceptsTerms,
  captcha: ({ captcha }) => captcha === 'needed',
};

/** The flags that are set, in order; the button is enabled only when there is none (MEMBERSHIP-79). */
export const findMembershipFlags = (data: MembershipFlagData): readonly MembershipFlag[] =>
  membershipFlags.filter((flag) => conditions[flag](data));
