/**
 * Why a membership cannot be used (MEMBERSHIP-10): expired, blocked by the club, cancelled, or a card that is not active.
 * The membership API, the configuration and the store use the same names.
 */
export const blockStatuses = ['EXPIRED', 'BLOCKED', 'CANCELLED', 'CARD_INACTIVE'] as const;

export type BlockStatus = (typeof blockStatuses)[number];
