import { money } from '@tarima/markets/money';
import type { PayableCart } from '../domain/cart.ts';
import {
  type CommercePort,
  type FulfilmentPort,
  type PaymentRecord,
  type PaymentsPort,
  type ProcessRequest,
  type RefusalReason,
  Refused,
  type SavedCard,
} from '../domain/ports.ts';
import type { Candidate, Transaction } from '../domain/transaction.ts';
import type { Ports } from '../saga/step.ts';

/** What happens to one call: nothing, an error before or after it was done, or a process that dies before or after. */
export type Fault =
  | 'none'
  | 'error-before'
  | 'error-after'
  | 'unavailable'
  | 'rejected'
  | 'crash-before'
  | 'crash-after';

export type Issuer = 'approve' | 'decline' | 'hard-decline' | 'challenge';

interface Held extends Transaction {
  readonly reference: string;
  readonly amount: number;
  readonly cartId: string;
}

interface KeptCard extends SavedCard {
  readonly sealed: string;
  readonly attemptId: string;
  readonly isFlagged: boolean;
}

/**
 * The systems around the saga, kept in memory with their own rules: a transaction per reference, one capture, one order
 * per cart and number. `fault` decides over every call by its name and turn.
 */
export class World {
  readonly carts = new Map<string, PayableCart>();
  readonly transactions = new Map<string, Held>();
  readonly payments = new Map<string, PaymentRecord & { id: string; isCancelled: boolean }>();
  readonly orders = new Map<string, { cartId: string; paymentIds: readonly string[]; total: number }>();
  /** Every movement of money: kind and reference number. */
  readonly ledger: { kind: 'AUTHORISE' | 'CAPTURE' | 'VOID'; referenceNumber: string; cartId: string }[] = [];
  /** Saved cards by membership number, the newest last; a ciphertext stands for its card's number. */
  readonly wallets = new Map<string, readonly KeptCard[]>();
  readonly calls: string[] = [];
  issuer: Issuer = 'approve';
  brand = 'VISA';
  /** Cards that are added from now on may never pay. */
  isFlagging = false;
  /** The provider refuses every card after too many declines of it. */
  isCardLimited = false;
  isStockGone = false;
  isVanFull = false;
  /** Carts whose window is kept for their order. */
  readonly keptWindows = new Set<string>();
  isSettled = false;
  fault: (call: string, turn: number) => Fault = () => 'none';
  /** What a `rejected` call is refused with. */
  rejection: RefusalReason = 'REJECTED';
  /** Awaited before a call is done: a test that never resolves it, or resolves it late, holds the call. */
  before: (call: string) => Promise<void> | void = () => undefined;
  /** Has the provider show no transaction yet. */
  isSearchEmpty = false;
  /** Has the provider show every transaction twice. */
  isAmbiguous = false;
  readonly #turns = new Map<string, number>();

  /** The systems as one process reaches them; `onCrash` is called when that process "dies" in a call. */
  connect(onCrash: () => void = () => undefined): Ports {
    return {
      commerce: this.#faulty('commerce', this.#commerce(), onCrash),
      payments: this.#faulty('payments', this.#paymentsApi(), onCrash),
      tax: this.#faulty('tax', { calculate: async () => ({ ...noTaxes }) }, onCrash),
      fulfilment: this.#faulty('fulfilment', this.#fulfilment(), onCrash),
      membership: this.#faulty('membership', { isValid: async (number) => !number.startsWith('0000') }, onCrash),
    };
  }

  addCart(id: string, change: Partial<PayableCart> = {}): PayableCart {
    const cart: PayableCart = {
      id,
      version: 1,
      state: 'ACTIVE',
      isLocked: false,
      heldBy: undefined,
      anonymousId: 'guest-1',
      customerId: undefined,
      total: money(1_130_000, 'CRC'),
      taxCents: 130_000,
      shippingCents: 0,
      lines: [
        {
          id: `${id}-line`,
          sku: '110101-1',
          quantity: 2,
          unitCents: 565_000,
          channelId: 'club',
          taxCategory: 'standard',
          isServiceFee: false,
        },
      ],
      address: { street: 'Zapote' },
      club: '6401',
      isDelivery: false,
      // Guests fetch what they buy; a window is kept whoever buys.
      window: { id: '6401-20261121T1430', litres: 5 },
      paymentIds: [],
      ...change,
    };
    this.carts.set(id, cart);
    return cart;
  }

  count(kind: 'AUTHORISE' | 'CAPTURE' | 'VOID', cartId: string): number {
    return this.ledger.filter((entry) => entry.kind === kind && entry.cartId === cartId).length;
  }

  #faulty<Port extends object>(name: string, port: Port, onCrash: () => void): Port {
    /** A dead process neither answers nor goes on. */
    const crash = () => {
      onCrash();
      return new Promise<never>(() => undefined);
    };
    return new Proxy(port, {
      get: (target, property) => {
        const method = Reflect.get(target, property) as (...args: unknown[]) => Promise<unknown>;
        return async (...args: unknown[]) => {
          const call = `${name}.${String(property)}`;
          const turn = (this.#turns.get(call) ?? 0) + 1;
          this.#turns.set(call, turn);
          this.calls.push(call);
          const fault = this.fault(call, turn);
          if (fault === 'unavailable') throw new Refused('UNAVAILABLE');
          if (fault === 'rejected') throw new Refused(this.rejection);
          await this.before(call);
          if (fault === 'error-before') throw new Error(`${call} failed before`);
          if (fault === 'crash-before') return crash();
          const result = await method(...args);
          if (fault === 'error-after') throw new Error(`${call} lost its answer`);
          if (fault === 'crash-after') return crash();
          return result;
        };
      },
    });
  }

  #changed(cart: PayableCart, change: Partial<PayableCart>): PayableCart {
    const current = this.carts.get(cart.id);
    if (!current) throw new Refused('CART_ORDERED');
    if (current.version !== cart.version) throw new Refused('CART_CHANGED');
    if (current.state === 'ORDERED') throw new Refused('CART_ORDERED');
    const next = { ...current, ...change, version: current.version + 1 };
    this.carts.set(cart.id, next);
    return next;
  }

  #release(cartId: string): void {
    const cart = this.carts.get(cartId);
    if (!cart || cart.state === 'ORDERED') return;
    const free = { state: 'ACTIVE', isLocked: false, heldBy: undefined, paymentIds: [] } as const;
    this.carts.set(cartId, { ...cart, ...free, version: cart.version + 1 });
  }

  #commerce(): CommercePort {
    return {
      findCustomer: async () => ({ id: 'customer-1', email: 'ana@tarima.test' }),
      findCart: async (_market, cartId) => this.carts.get(cartId),
      holdCart: async (_market, cart, { attemptId }) => {
        if (this.isStockGone) throw new Refused('OUT_OF_STOCK', ['110101-1']);
        return this.#changed(cart, { isLocked: true, heldBy: attemptId, state: 'FROZEN' });
      },
      writeTaxes: async (_market, cart) => this.#changed(cart, {}),
      releaseCart: async (_market, cartId, attemptId) => {
        if (this.carts.get(cartId)?.heldBy === attemptId) this.#release(cartId);
      },
      releaseCartForGood: async (_market, cartId, attemptId) => {
        const holder = this.carts.get(cartId)?.heldBy;
        if (holder === undefined || holder === attemptId) this.#release(cartId);
      },
      withdrawPayments: async (_market, cartId) => {
        const cart = this.carts.get(cartId);
        if (!cart || cart.state === 'ORDERED') return 'CLOSED';
        if (cart.paymentIds.length > 0) this.#changed(cart, { paymentIds: [] });
        return 'WITHDRAWN';
      },
      createPayment: async (record) => {
        const known = this.payments.get(record.key);
        if (known) return known.id;
        const id = `payment-${this.payments.size + 1}`;
        this.payments.set(record.key, { ...record, id, isCancelled: false });
        return id;
      },
      cancelPayment: async (key) => {
        const payment = this.payments.get(key);
        if (payment) this.payments.set(key, { ...payment, isCancelled: true });
      },
      addPayment: async (_market, cart, paymentId) =>
        this.#changed(cart, { paymentIds: [...new Set([...cart.paymentIds, paymentId])] }),
      createOrder: async (_market, cart, orderNumber) => {
        const current = this.carts.get(cart.id);
        if (!current || current.state === 'ORDERED') throw new Refused('CART_ORDERED');
        if (current.version !== cart.version) throw new Refused('CART_CHANGED');
        if (this.isStockGone) throw new Refused('OUT_OF_STOCK', ['110101-1']);
        if (this.orders.has(orderNumber)) throw new Error('order number taken');
        this.orders.set(orderNumber, {
          cartId: cart.id,
          paymentIds: current.paymentIds,
          total: current.total.centAmount,
        });
        this.carts.set(cart.id, { ...current, state: 'ORDERED', version: current.version + 1 });
      },
      findOrderedCart: async (_market, orderNumber) => this.orders.get(orderNumber)?.cartId,
    };
  }

  #fulfilment(): FulfilmentPort {
    return {
      keepWindow: async (cartId) => {
        if (this.isVanFull) throw new Refused('WINDOW_UNAVAILABLE');
        this.keptWindows.add(cartId);
      },
      giveWindowBack: async (cartId) => void this.keptWindows.delete(cartId),
    };
  }

  #paymentsApi(): PaymentsPort {
    const get = (referenceNumber: string): Held => {
      const found = this.transactions.get(referenceNumber);
      if (!found) throw new Error('no such transaction');
      return found;
    };
    const move = (transaction: Held, kind: 'AUTHORISE' | 'CAPTURE' | 'VOID', change: Partial<Held>): Held => {
      const { referenceNumber, cartId } = transaction;
      this.ledger.push({ kind, referenceNumber, cartId });
      const next = { ...transaction, ...change };
      this.transactions.set(referenceNumber, next);
      return next;
    };
    return {
      publicKey: async () => ({ keyId: 'key-1', publicKey: 'PEM' }),
      listCards: async (membershipNumber) =>
        this.#wallet(membershipNumber)
          .filter(({ isFlagged }) => !isFlagged)
          .sort((a, b) => Number(b.isDefault) - Number(a.isDefault)),
      addCard: async (membershipNumber, { encryptedCard, attemptId, holderName }) => {
        if (this.isCardLimited) throw new Refused('CARD_DECLINED_TOO_OFTEN');
        if (this.issuer === 'decline') throw new Refused('CARD_REFUSED');
        const wallet = this.#wallet(membershipNumber);
        const known = wallet.find(({ sealed }) => sealed === encryptedCard);
        if (known && known.attemptId !== attemptId) throw new Refused('CARD_EXISTS');
        if (known) return known;
        const id = `card-${membershipNumber}-${wallet.length + 1}`;
        const { brand, isFlagging: isFlagged } = this;
        const isDefault = !isFlagged && !wallet.some((card) => card.isDefault);
        const facts = { brand, holderName, isDefault, lastDigits: '1000', expiry: '12/39', token: `token-${id}` };
        const card = { ...facts, id, sealed: encryptedCard, attemptId, isFlagged };
        this.wallets.set(membershipNumber, [...wallet, card]);
        return card;
      },
      deleteCard: async (membershipNumber, cardId) => {
        const wallet = this.#wallet(membershipNumber);
        const left = wallet.filter(({ id }) => id !== cardId);
        if (left.length === wallet.length) throw new Refused('CARD_UNKNOWN');
        const heir = left.some((card) => card.isDefault) ? undefined : left.findLast(({ isFlagged }) => !isFlagged);
        this.wallets.set(
          membershipNumber,
          left.map((card) => ({ ...card, isDefault: card.isDefault || card === heir })),
        );
      },
      setDefaultCard: async (membershipNumber, cardId) => {
        const wallet = this.#wallet(membershipNumber);
        if (!wallet.some(({ id, isFlagged }) => id === cardId && !isFlagged)) throw new Refused('DEFAULT_CARD');
        this.wallets.set(
          membershipNumber,
          wallet.map((card) => ({ ...card, isDefault: card.id === cardId })),
        );
      },
      findThirdParty: async () => ({ paymentThird: 11, paymentThirdId: '11-6401-C' }),
      process: async (request) => {
        if (this.isCardLimited) throw new Refused('CARD_DECLINED_TOO_OFTEN');
        const transaction = this.#transaction(request);
        this.transactions.set(transaction.referenceNumber, transaction);
        return transaction.status === 'APPROVED' ? move(transaction, 'AUTHORISE', {}) : transaction;
      },
      getTransaction: async (referenceNumber) => get(referenceNumber),
      searchTransactions: async () =>
        [
          ...(this.isSearchEmpty ? [] : this.transactions.values()),
          ...(this.isAmbiguous ? this.transactions.values() : []),
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
        if (!transaction.isCaptured) move(transaction, 'CAPTURE', { isCaptured: true });
        return true;
      },
      void: async (referenceNumber) => {
        const transaction = get(referenceNumber);
        if (this.isSettled) throw new Refused('ALREADY_SETTLED');
        if (!transaction.isVoided) move(transaction, 'VOID', { isVoided: true });
      },
    };
  }

  #wallet(membershipNumber: string): readonly KeptCard[] {
    return this.wallets.get(membershipNumber) ?? [];
  }

  #transaction(request: ProcessRequest): Held {
    const isTaken = [...this.transactions.values()].some(({ reference }) => reference === request.reference);
    if (isTaken) throw new Error('process was sent twice');
    const status = { approve: 'APPROVED', challenge: 'CHALLENGE_REQUIRED' } as const;
    const referenceNumber = `T${this.transactions.size + 1}`;
    return {
      referenceNumber,
      reference: request.reference,
      amount: request.amount.centAmount,
      cartId: request.cart.id,
      status: this.issuer === 'approve' || this.issuer === 'challenge' ? status[this.issuer] : 'DECLINED',
      responseCode: { approve: '00', challenge: '65', decline: '51', 'hard-decline': '43' }[this.issuer],
      card: { brand: this.brand, lastDigits: '1000', expiry: '12/30' },
      challenge: this.issuer === 'challenge' ? { url: 'http://bank/1', orderId: `O-${referenceNumber}` } : undefined,
      isCaptured: false,
      isVoided: false,
    };
  }
}

const noTaxes = {
  priceWithTax: 0,
  priceWithoutTax: 0,
  taxTotal: 0,
  totalsWithoutTax: 0,
  shippingWithTax: 0,
  shippingWithoutTax: 0,
  serviceFeeWithTax: 0,
  serviceFeeWithoutTax: 0,
};
