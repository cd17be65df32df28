import type { Localized } from '@tarima/markets/table';

/** A payer, and what happens with the payment. */
export interface PayerBehaviour {
  /** PayPal's id of the payer, and the text of the account on the page. */
  readonly id: string;
  readonly label: Localized;
  /** Issue with which the authorisation is rejected. */
  readonly declineIssue?: 'INSTRUMENT_DECLINED' | 'PAYER_ACCOUNT_RESTRICTED';
  /** The first authorisation gets no response in time, before or after it was executed. */
  readonly lateAuthorise?: 'before' | 'after';
  /** The capture gets no response in time after it was executed. */
  readonly isCaptureLate?: true;
  readonly isCaptureDeclined?: true;
  /** How the browser returns: twice, or only after a delay. */
  readonly returns?: 'twice' | 'late';
}

/** The payer accounts of the approval page (docs/sandbox/payments.md). */
export const payers = {
  ana: { id: 'PAYERANA00001', label: { es: 'Ana, saldo suficiente', en: 'Ana, enough balance' } },
  declined: {
    id: 'PAYERDECL0002',
    label: { es: 'Bruno, fondos insuficientes', en: 'Bruno, not enough funds' },
    declineIssue: 'INSTRUMENT_DECLINED',
  },
  restricted: {
    id: 'PAYERREST0003',
    label: { es: 'Carla, cuenta bloqueada', en: 'Carla, account blocked' },
    declineIssue: 'PAYER_ACCOUNT_RESTRICTED',
  },
  'late-before': {
    id: 'PAYERLATE0004',
    label: { es: 'Diego, sin respuesta antes del cobro', en: 'Diego, no response before the payment' },
    lateAuthorise: 'before',
  },
  'late-after': {
    id: 'PAYERLATE0005',
    label: { es: 'Elena, sin respuesta después del cobro', en: 'Elena, no response after the payment' },
    lateAuthorise: 'after',
  },
  'capture-late': {
    id: 'PAYERCAPT0006',
    label: { es: 'Fabio, respuesta tardía a la captura', en: 'Fabio, late response to the capture' },
    isCaptureLate: true,
  },
  'capture-declined': {
    id: 'PAYERCAPT0007',
    label: { es: 'Gloria, captura rechazada', en: 'Gloria, capture declined' },
    isCaptureDeclined: true,
  },
  'returns-twice': {
    id: 'PAYERTWIC0008',
    label: { es: 'Hugo, regresa dos veces', en: 'Hugo, returns twice' },
    returns: 'twice',
  },
  'returns-late': {
    id: 'PAYERSLOW0009',
    label: { es: 'Inés, regresa tarde', en: 'Inés, returns late' },
    returns: 'late',
  },
} as const satisfies Record<string, PayerBehaviour>;

export type PayerName = keyof typeof payers;

export const payerNames = Object.keys(payers) as PayerName[];

/** Behaviour of a payer; of nobody before the approval. */
export function getBehaviour(name: PayerName | null): Partial<PayerBehaviour> {
  return name === null ? {} : payers[name];
}
