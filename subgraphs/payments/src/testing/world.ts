import { money } from '@tarima/markets/money';
import type { Ports } from '../application/ports.ts';
import type { OrderManagementPort } from '../application/refunds/ports.ts';
import type { PayableCart } from '../domain/cart.ts';
import { type RefusalReason, RefusedError } from '../domain/refused-error.ts';
import { createCommerce } from './world-commerce.ts';
import { createFulfilment } from './world-fulfilment.ts';
import { createIdentity } from './world-identity.ts';
import { createMembership } from './world-membership.ts';
import { createPaymentsApi } from './world-payments.ts';
import { WorldState } from './world-state.ts';

/** A fault of one call: none, an error before or after it is done, a refusal, or the death of the process before or after. */
export type Fault =
  | 'none'
  | 'error-before'
  | 'error-after'
  | 'unavailable'
  | 'rejected'
  | 'crash-before'
  | 'crash-after';

/**
 * Fake upstreams in memory with the vendors' rules: one transaction per reference, one capture, one order per cart and
 * number. `fault` chooses the fault of every call by its name and turn.
 */
export class World extends WorldState {
  readonly calls: string[] = [];
  fault: (call: string, turn: number) => Fault = () => 'none';
  /** The reason of `rejected` calls. */
  rejection: RefusalReason = 'REJECTED';
  /** Awaited before a call is done, so that a test can delay the call. */
  before: (call: string) => Promise<void> | void = () => undefined;
  readonly #turns = new Map<string, number>();

  /** The upstreams for one process; `onCrash` is called when that process dies in a call. */
  connect(onCrash: () => void = () => undefined): Ports {
    return {
      commerce: this.#addFaults('commerce', createCommerce(this), onCrash),
      payments: this.#addFaults('payments', createPaymentsApi(this), onCrash),
      tax: this.#addFaults('tax', { calculate: async () => ({ ...noTaxes }) }, onCrash),
      fulfilment: this.#addFaults('fulfilment', createFulfilment(this), onCrash),
      membership: this.#addFaults('membership', createMembership(this), onCrash),
      identity: this.#addFaults('identity', createIdentity(this), onCrash),
    };
  }

  /** Order management for one process. */
  connectOrderManagement(onCrash: () => void = () => undefined): OrderManagementPort {
    const port: OrderManagementPort = {
      listChanges: async ({ since, offset, count }) => {
        const changes = this.orderChanges
          .filter(({ changedAt }) => changedAt >= since)
          .sort((one, other) => one.changedAt.getTime() - other.changedAt.getTime())
          .slice(offset, offset + count);
        return { changes, count: changes.length, lastChangedAt: changes.at(-1)?.changedAt };
      },
    };
    return this.#addFaults('orderManagement', port, onCrash);
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
      // A window is reserved for every cart that has one, also for pickup.
      window: { id: '6401-20261121T1430', start: new Date(Date.now() + 86_400_000), volumeLitres: 5 },
      paymentIds: [],
      ...change,
    };
    this.carts.set(id, cart);
    return cart;
  }

  count(kind: 'AUTHORISE' | 'CAPTURE' | 'VOID' | 'REFUND', cartId: string): number {
    return this.ledger.filter((entry) => entry.kind === kind && entry.cartId === cartId).length;
  }

  #addFaults<Port extends object>(name: string, port: Port, onCrash: () => void): Port {
    /** Calls of a dead process stay pending. */
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
          if (fault === 'unavailable') throw new RefusedError('UNAVAILABLE');
          if (fault === 'rejected') throw new RefusedError(this.rejection);
          await this.before(call);
          if (fault === 'error-before') throw new Error(`${call} failed before`);
          if (fault === 'crash-before') return crash();
          const result = await method(...args);
          if (fault === 'error-after') throw new Error(`${call} lost its response`);
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
