import { cardCode, cards } from '../../graph/cards.ts';
import type { SecretCard } from './needles.ts';

/** A security code with which the issuer declines the card. */
export const wrongCode = '907';

/** The password with which new members register in the campaign (MEMBERSHIP-137). */
export const canaryPassword = 'Canario.7Kq*2026';

/** A card that only the scan for card numbers pays with. */
export const canaryCard: SecretCard = {
  number: cards.canary,
  codes: [cardCode, wrongCode],
  password: canaryPassword,
};

export const canaryEmail = 'canario@tarima.test';
