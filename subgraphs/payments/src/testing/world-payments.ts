import type { PaymentsPort, ProcessRequest } from '../application/ports.ts';
import { RefusedError } from '../domain/refused-error.ts';
import type { Candidate, DeclineReason } from '../domain/transaction.ts';
import type { Issuer, StoredCard, StoredTransaction, WorldState } from './world-state.ts';

const declineReasons: Readonly<Partial<Record<Issuer, DeclineReason>>> = { decline: 'SOFT', 'hard-decline': 'HARD' };

/** A fake payments API with one transaction per reference, one capture, and saved cards. */
export function createPaymentsApi(state: WorldState): PaymentsPort {
  const get = (referenceNumber: string): StoredTransaction => {
    const found = state.transactions.get(referenceNumber);
    if (!found) throw new Error('no such transaction');
    return found;
  };
  const move = (
    transaction: StoredTransaction,
    kind: 'AUTHORISE' | 'CAPTURE' | 'VOID',
    change: Partial<StoredTransaction>,
  ): StoredTransaction => {
    const { referenceNumber, cartId } = transaction;
    state.ledger.push({ kind, referenceNumber, cartId });
    const next = { ...transaction, ...change };
    state.transactions.set(referenceNumber, next);
    return next;
  };
  return {
    getPublicKey: async () => ({ keyId: 'key-1', publicKey: 'PEM' }),
    listCards: async (membershipNumber) =>
      getWallet(state, membershipNumber)
        .filter(({ isFlagged }) => !isFlagged)
        .sort((a, b) => Number(b.isDefault) - Number(a.isDefault)),
    addCard: async (membershipNumber, { encryptedCard, attemptId, holderName }) => {
      if (state.isCardLimited) throw new RefusedError('CARD_DECLINED_TOO_OFTEN');
      if (state.issuer === 'decline') throw new RefusedError('CARD_REFUSED');
      const wallet = getWallet(state, membershipNumber);
      const known = wallet.find((card) => card.encryptedCard === encryptedCard);
      if (known && known.attemptId !== attemptId) throw new RefusedError('CARD_EXISTS');
      if (known) return known;
      const id = `card-${membershipNumber}-${wallet.length + 1}`;
      const { brand, isFlagging: isFlagged } = state;
      const isDefault = !isFlagged && !wallet.some((card) => card.isDefault);
      const details = { brand, holderName, isDefault, lastDigits: '1000', expiry: '12/39', token: `token-${id}` };
      const card = { ...details, id, encryptedCard, attemptId, isFlagged };
      state.wallets.set(membershipNumber, [...wallet, card]);
      return card;
    },
    deleteCard: async (membershipNumber, cardId) => {
      const wallet = getWallet(state, membershipNumber);
      const left = wallet.filter(({ id }) => id !== cardId);
      if (left.length === wallet.length) throw new RefusedError('CARD_UNKNOWN');
      const newDefault = left.some((card) => card.isDefault) ? undefined : left.findLast(({ isFlagged }) => !isFlagged);
      state.wallets.set(
        membershipNumber,
        left.map((card) => ({ ...card, isDefault: card.isDefault || card === newDefault })),
      );
    },
    setDefaultCard: async (membershipNumber, cardId) => {
      const wallet = getWallet(state, membershipNumber);
      if (!wallet.some(({ id, isFlagged }) => id === cardId && !isFlagged)) throw new RefusedError('DEFAULT_CARD');
      state.wallets.set(
        membershipNumber,
        wallet.map((card) => ({ ...card, isDefault: card.id === cardId })),
      );
    },
    findPaymentAccount: async () => ({ providerId: 11, accountId: '11-6401-C' }),
    process: async (request) => {
      if (state.isCardLimited) throw new RefusedError('CARD_DECLINED_TOO_OFTEN');
      state.requests.push(request);
      const transaction = createTransaction(state, request);
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
      if (transaction.challenge?.orderId !== orderId) throw new RefusedError('CHALLENGE_MISMATCH');
      if (transaction.status !== 'CHALLENGE_REQUIRED') return transaction;
      return move(transaction, 'AUTHORISE', { status: 'APPROVED' });
    },
    capture: async (referenceNumber) => {
      const transaction = get(referenceNumber);
      if (transaction.isVoided) throw new RefusedError('ALREADY_VOIDED');
      if (state.isCaptureEmpty) return false;
      if (!transaction.isCaptured) move(transaction, 'CAPTURE', { isCaptured: true });
      return true;
    },
    void: async (referenceNumber) => {
      const transaction = get(referenceNumber);
      if (state.isSettled) throw new RefusedError('ALREADY_SETTLED');
      if (!transaction.isVoided) move(transaction, 'VOID', { isVoided: true });
    },
  };
}

function getWallet(state: WorldState, membershipNumber: string): readonly StoredCard[] {
  return state.wallets.get(membershipNumber) ?? [];
}

function createTransaction(state: WorldState, request: ProcessRequest): StoredTransaction {
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
    declineReason: declineReasons[state.issuer],
    card: { brand: state.brand, lastDigits: '1000', expiry: '12/30' },
    challenge: state.issuer === 'challenge' ? { url: state.challengeUrl, orderId: `O-${referenceNumber}` } : undefined,
    isCaptured: false,
    isVoided: false,
  };
}
