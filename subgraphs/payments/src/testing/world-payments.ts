import type { PaymentsPort, ProcessRequest } from '../application/payments-port.ts';
import type { Challenge } from '../domain/challenge.ts';
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
  const change = (transaction: StoredTransaction, changed: Partial<StoredTransaction>): StoredTransaction => {
    const next = { ...transaction, ...changed };
    state.transactions.set(transaction.referenceNumber, next);
    return next;
  };
  const move = (
    transaction: StoredTransaction,
    kind: 'AUTHORISE' | 'CAPTURE' | 'VOID' | 'REFUND',
    changed: Partial<StoredTransaction>,
  ): StoredTransaction => {
    const { referenceNumber, cartId } = transaction;
    state.ledger.push({ kind, referenceNumber, cartId });
    return change(transaction, changed);
  };
  const approve = (transaction: StoredTransaction) =>
    move(transaction, 'AUTHORISE', { status: 'APPROVED', challenge: undefined, ...state.reported });
  return {
    getPublicKey: async () => ({ keyId: 'key-1', publicKey: 'PEM' }),
    listCards: async (membershipNumber) =>
      getWallet(state, membershipNumber).toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)),
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
    listPaymentAccounts: async () => state.accounts,
    process: async (request) => {
      if (state.isCardLimited) throw new RefusedError('CARD_DECLINED_TOO_OFTEN');
      state.requests.push(request);
      const transaction = createTransaction(state, request);
      if (request.saveCard) saveCardOf(state, request, transaction);
      state.transactions.set(transaction.referenceNumber, transaction);
      if (request.returnUrls) state.returnUrls.set(transaction.referenceNumber, request.returnUrls.returnUrl);
      return transaction.status === 'APPROVED' ? move(transaction, 'AUTHORISE', state.reported) : transaction;
    },
    enroll: async (referenceNumber, enrollment) => {
      const transaction = get(referenceNumber);
      if (transaction.status !== 'CHALLENGE_REQUIRED') return transaction;
      state.enrollments.push(enrollment);
      state.returnUrls.set(referenceNumber, enrollment.returnUrl);
      if (state.issuer === 'frictionless') return approve(transaction);
      return change(transaction, { challenge: createChallenge(state, referenceNumber, 'STEP_UP') });
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
          amount: amount.centAmount,
          isVoided,
        }),
      ),
    closeChallenge: async (referenceNumber, { challenge }) => {
      const transaction = get(referenceNumber);
      if (transaction.status !== 'CHALLENGE_REQUIRED') return transaction;
      if (transaction.challenge?.orderId !== challenge.orderId) throw new RefusedError('CHALLENGE_MISMATCH');
      if (state.atProvider === 'pending') throw new RefusedError('CHALLENGE_PENDING');
      if (state.atProvider === 'approved') return approve(transaction);
      return change(transaction, { status: 'DECLINED', declineReason: 'AUTHENTICATION' });
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
      const isRefunded = [...state.refunds.values()].some((refund) => refund.referenceNumber === referenceNumber);
      if (!transaction.isVoided && (state.isSettled || isRefunded)) throw new RefusedError('ALREADY_SETTLED');
      if (transaction.isVoided) return;
      // Without an authorised amount there is nothing to reverse.
      if (transaction.status === 'APPROVED') move(transaction, 'VOID', { isVoided: true });
      else change(transaction, { isVoided: true });
    },
    refundTransaction: async (referenceNumber, refundId, amount) => {
      const transaction = get(referenceNumber);
      const known = state.refunds.get(refundId);
      if (known?.amount === amount) return;
      const refunded = [...state.refunds.values()]
        .filter((refund) => refund.referenceNumber === referenceNumber)
        .reduce((sum, refund) => sum + refund.amount, 0);
      if (transaction.isVoided) throw new RefusedError('ALREADY_VOIDED');
      if (known || !transaction.isCaptured || refunded + amount > transaction.amount.centAmount)
        throw new RefusedError('REQUEST');
      state.refunds.set(refundId, { referenceNumber, amount });
      state.ledger.push({ kind: 'REFUND', referenceNumber, cartId: transaction.cartId, amount });
    },
  };
}

function getWallet(state: WorldState, membershipNumber: string): readonly StoredCard[] {
  return state.wallets.get(membershipNumber) ?? [];
}

/** Adds the card of a payment to the member's wallet. */
function saveCardOf(
  state: WorldState,
  { membershipNumber = '', holderName, card: presented }: ProcessRequest,
  { card }: StoredTransaction,
): void {
  if (!card || presented?.kind !== 'encrypted') return;
  const wallet = getWallet(state, membershipNumber);
  const id = `card-${membershipNumber}-${wallet.length + 1}`;
  const { encryptedCard, attemptId } = presented;
  const saved = { ...card, id, holderName, isDefault: wallet.length === 0, isFlagged: false, token: `token-${id}` };
  state.wallets.set(membershipNumber, [...wallet, { ...saved, encryptedCard, attemptId }]);
}

function createTransaction(state: WorldState, request: ProcessRequest): StoredTransaction {
  const isTaken = [...state.transactions.values()].some(({ reference }) => reference === request.reference);
  if (isTaken) throw new Error('process was sent twice');
  const referenceNumber = `T${state.transactions.size + 1}`;
  const { method } = request.paymentAccount;
  const kind = method === 'CARD' ? cardChallenges[state.issuer] : redirects[method];
  const isDeclined = !kind && state.issuer !== 'approve';
  return {
    referenceNumber,
    reference: request.reference,
    amount: request.amount,
    payee: method === 'PAYPAL' ? 'merchant@tarima.test' : undefined,
    cartId: request.cart?.id ?? request.reference,
    status: kind ? 'CHALLENGE_REQUIRED' : isDeclined ? 'DECLINED' : 'APPROVED',
    declineReason: isDeclined ? declineReasons[state.issuer] : undefined,
    card: method === 'PAYPAL' ? undefined : { brand: state.brand, lastDigits: '1000', expiry: '12/30' },
    cardBrand: method === 'PAYPAL' ? 'PAYPAL' : state.brand,
    challenge: kind && createChallenge(state, referenceNumber, kind),
    isStatusAccepted: true,
    isCaptured: false,
    isVoided: false,
  };
}

const cardChallenges: Readonly<Partial<Record<Issuer, Challenge['kind']>>> = {
  challenge: 'DEVICE_DATA',
  frictionless: 'DEVICE_DATA',
};
const redirects = { HOSTED_CARD: 'HOSTED_PAGE', PAYPAL: 'APPROVAL' } as const;
/** How long a session at a provider lasts. */
const sessionMs = 300_000;

function createChallenge(state: WorldState, referenceNumber: string, kind: Challenge['kind']): Challenge {
  const expiresAt = new Date(Date.now() + sessionMs).toISOString();
  const base = { orderId: `O-${referenceNumber}`, expiresAt, url: `${state.pagesUrl}/${kind}` };
  if (kind === 'DEVICE_DATA') return { ...base, kind, accessToken: 'jwt', thirdReferenceId: `R-${referenceNumber}` };
  return kind === 'STEP_UP' ? { ...base, kind, accessToken: 'jwt' } : { ...base, kind };
}
