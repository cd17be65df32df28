import { money } from '@tarima/markets/money';
import type { PayableCart } from '../domain/cart.ts';
import { type RefusalReason, Refused } from '../domain/ports.ts';
import type { Ports } from '../saga/step.ts';
import { createCommerce } from './world-commerce.ts';
import { createFulfilment } from './world-fulfilment.ts';
import { createPaymentsApi } from './world-payments.ts';
import { WorldState } from './world-state.ts';

/** What happens to one call: nothing, an error before or after it was done, or a process that dies before or after. */
export type Fault =
  | 'none'
  | 'error-before'
  | 'error-after'
  | 'unavailable'
  | 'rejected'
  | 'crash-before'
  | 'crash-after';

/**
 * The systems around the saga, kept in memory with their own rules: a transaction per reference, one capture, one order
 * per cart and number. `fault` decides over every call by its name and turn.
 */
export class World extends WorldState {
  readonly calls: string[] = [];
  fault: (call: string, turn: number) => Fault = () => 'none';
  /** What a `rejected` call is refused with. */
  rejection: RefusalReason = 'REJECTED';
  /** Awaited before a call is done: a test that never resolves it, or resolves it late, holds the call. */
  before: (call: string) => Promise<void> | void = () => undefined;
  readonly #turns = new Map<string, number>();

  /** The systems as one process reaches them; `onCrash` is called when that process "dies" in a call. */
  connect(onCrash: () => void = () => undefined): Ports {
    return {
      commerce: this.#faulty('commerce', createCommerce(this), onCrash),
      payments: this.#faulty('payments', createPaymentsApi(this), onCrash),
      tax: this.#faulty('tax', { calculate: async () => ({ ...noTaxes }) }, onCrash),
      fulfilment: this.#faulty('fulfilment', createFulfilment(this), onCrash),
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
