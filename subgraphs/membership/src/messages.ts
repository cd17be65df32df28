import type { Localized } from '@tarima/markets/table';

/** What a member reads when a change fails: what happened, what is safe, what to do (look.md). */
export const messages = {
  PREFERRED_CLUB_UNAVAILABLE: {
    es: 'Ese club no está en su país o no recibe pedidos en línea. Su club preferido no cambió; elija otro club.',
    en: 'That club is not in your country or takes no online orders. Your preferred club has not changed; choose another club.',
  },
} as const satisfies Record<string, Localized>;

/** Stable codes of the failures of this subgraph. */
export type FailureCode = keyof typeof messages;
