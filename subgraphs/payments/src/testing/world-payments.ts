import { type PaymentsPort, type ProcessRequest, Refused } from '../domain/ports.ts';
import type { Candidate } from '../domain/transaction.ts';
import type { Held, KeptCard, WorldState } from './world-state.ts';

/** The payments API: a transaction per reference, one capture, and the saved cards. */
export function createPaymentsApi(state: WorldState): PaymentsPort {
  const get = (referenceNumber: string): Held => {
    const found = state.transactions.get(referenceNumber);
    if (!found) throw new Error('no such transaction');
    return found;
  };
  const move = (transaction: Held, kind: 'AUTHORISE' | 'CAPTURE' | 'VOID', change: Partial<Held>): Held => {
    const { referenceNumber, cartId } = transaction;
    state.ledger.push({ kind, referenceNumber, cartId });
    const next = { ...transaction, ...change };
    state.transactions.set(referenceNumber, next);
    return next;
  };
  return {
    publicKey: async () => ({ keyId: 'key-1', publicKey: 'PEM' }),
    listCards: async (membershipNumber) =>
      walletOf(state, membershipNumber)
        .filter(({ isFlagged }) => !isFlagged)
        .sort((a, b) => Number(b.isDefault) - Number(a.isDefault)),
    addCard: async (membershipNumber, { encryptedCard, attemptId, holderName }) => {
      if (state.isCardLimited) throw new Refused('CARD_DECLINED_TOO_OFTEN');
      if (state.issuer === 'decline') throw new Refused('CARD_REFUSED');
      const wallet = walletOf(state, membershipNumber);
      const known = wallet.find(({ sealed }) => sealed === encryptedCard);
      if (known && known.attemptId !== attemptId) throw new Refused('CARD_EXISTS');
      if (known) return known;
      const id = `card-${membershipNumber}-${wallet.length + 1}`;
      const { brand, isFlagging: isFlagged } = state;
      const isDefault = !isFlagged && !wallet.some((card) => card.isDefault);
      const facts = { brand, holderName, isDefault, lastDigits: '1000', expiry: '12/39', token: `token-${id}` };
      const card = { ...facts, id, sealed: encryptedCard, attemptId, isFlagged };
      state.wallets.set(membershipNumber, [...wallet, card]);
      return card;
    },
    deleteCard: async (membershipNumber, cardId) => {
      const wallet = walletOf(state, membershipNumber);
      const left = wallet.filter(({ id }) => id !== cardId);
      if (left.length === wallet.length) throw new Refused('CARD_UNKNOWN');
      const heir = left.some((card) => card.isDefault) ? undefined : left.findLast(({ isFlagged }) => !isFlagged);
      state.wallets.set(
        membershipNumber,
        left.map((card) => ({ ...card, isDefault: card.isDefault || card === heir })),
      );
    },
    setDefaultCard: async (membershipNumber, cardId) => {
      const wallet = walletOf(state, membershipNumber);
      if (!wallet.some(({ id, isFlagged }) => id === cardId && !isFlagged)) throw new Refused('DEFAULT_CARD');
      state.wallets.set(
        membershipNumber,
        wallet.map((card) => ({ ...card, isDefault: card.id === cardId })),
      );
    },
    findThirdParty: async () => ({ paymentThird: 11, paymentThirdId: '11-6401-C' }),
    process: async (request) => {
      if (state.isCardLimited) throw new Refused('CARD_DECLINED_TOO_OFTEN');
      state.requests.push(request);
      const transaction = transactionOf(state, request);
      state.transactions.set(transaction.referenceNumber, transaction);
      return transaction.status === 'APPROVED' ? move(transaction, 'AUTHORISE', {}) : transaction;
    },
    getTransaction: async (referenceNumber) => get(referenceNumber),
    searchTransactions: async () =>
      [
        ...(state.isSearchEmpty ? [] : state.transactions.values()),
        ...(state.isAmbiguous ? state.transactions.values() : []),
      ].map(
        ({ referenceNumber, reference, amount, isVoided }): Candidate => ({
          referenceNumber,
          reference,
          amount,
          isVoided,
        }),
      ),
    closeChallenge: async (referenceNumber, { orderId }) => {
      const transaction = get(referenceNumber);
      if (transaction.challenge?.orderId !== orderId) throw new Refused('CHALLENGE_MISMATCH');
      if (transaction.status !== 'CHALLENGE_REQUIRED') return transaction;
      return move(transaction, 'AUTHORISE', { status: 'APPROVED' });
    },
    capture: async (referenceNumber) => {
      const transaction = get(referenceNumber);
      if (transaction.isVoided) throw new Refused('ALREADY_VOIDED');
      if (state.isCaptureEmpty) return false;
      if (!transaction.isCaptured) move(transaction, 'CAPTURE', { isCaptured: true });
      return true;
    },
    void: async (referenceNumber) => {
      const transaction = get(referenceNumber);
      if (state.isSettled) throw new Refused('ALREADY_SETTLED');
      if (!transaction.isVoided) move(transaction, 'VOID', { isVoided: true });
    },
  };
}

function walletOf(state: WorldState, membershipNumber: string): readonly KeptCard[] {
  return state.wallets.get(membershipNumber) ?? [];
}

function transactionOf(state: WorldState, request: ProcessRequest): Held {
  const isTaken = [...state.transactions.values()].some(({ reference }) => reference === request.reference);
  if (isTaken) throw new Error('process was sent twice');
  const status = { approve: 'APPROVED', challenge: 'CHALLENGE_REQUIRED' } as const;
  const referenceNumber = `T${state.transactions.size + 1}`;
  return {
    referenceNumber,
    reference: request.reference,
    amount: request.amount.centAmount,
    cartId: request.cart.id,
    status: state.issuer === 'approve' || state.issuer === 'challenge' ? status[state.issuer] : 'DECLINED',
    responseCode: { approve: '00', challenge: '65', decline: '51', 'hard-decline': '43' }[state.issuer],
    card: { brand: state.brand, lastDigits: '1000', expiry: '12/30' },
    challenge: state.issuer === 'challenge' ? { url: state.challengeUrl, orderId: `O-${referenceNumber}` } : undefined,
    isCaptured: false,
    isVoided: false,
  };
}
