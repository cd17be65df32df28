import { cardCode, cards } from '../../graph/cards.ts';
import type { SecretCard } from './needles.ts';

/** A security code with which the issuer declines the card. */
export const wrongCode = '907';

/** A card that only the scan for card numbers pays with. */
export const canaryCard: SecretCard = { number: cards.canary, codes: [cardCode, wrongCode] };

export const canaryEmail = 'canario@tarima.test';
