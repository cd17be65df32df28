import { randomUUID } from 'node:crypto';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper } from '../graph/shopper.ts';
import { repeatMutation, repeatOrder } from './read-error.ts';
import {
  createBuyer,
  createMemberBuyer,
  type ErrorCause,
  elSalvador,
  guatemala,
  jamaica,
  type Placing,
  panama,
  prepareOrder,
  skus,
  wrongCaptcha,
} from './scene.ts';

/** An order of a guest that is refused before anything is sent to the bank, each time it is placed. */
const refusedOrder = (cause: string, placing: Placing): ErrorCause => ({
  cause,
  async produce(scene) {
    const { shopper, cart } = await createBuyer(scene);
    const input = await prepareOrder(shopper, cart, placing);
    return { read: repeatOrder(shopper, cart, input), cartId: cart.id };
  },
});

/** Invoice details that cannot be saved. */
const refusedInvoice = (cause: string, place: typeof guatemala, details: object): ErrorCause => ({
  cause,
  async produce(scene) {
    const { shopper, cart } = await createBuyer(scene, place);
    const input = { cartId: cart.id, ...details };
    return { read: repeatMutation(shopper.graph, 'setInvoiceDetails', input), cartId: cart.id };
  },
});

const nit = { idType: 'NIT', identification: '576937-K', name: 'Soda Ana', email: 'ana@tarima.test' };

/** Codes of input that the shopper can correct. */
export const inputCauses = {
  TERMS_NOT_ACCEPTED: refusedOrder('the terms are not accepted', { change: { acceptsTerms: false } }),
  INVALID_EMAIL: refusedOrder('an email address without a domain', { change: { email: 'ana' } }),
  INVALID_MEMBERSHIP: refusedOrder('a blocked membership', { change: { membershipNumber: '64019999990001' } }),
  TOTAL_CHANGED: refusedOrder('an expected total of one cent', {
    change: { expectedTotal: { centAmount: 1, currency: 'CRC' } },
  }),
  CART_NOT_READY: {
    cause: 'a cart without a club',
    async produce(scene) {
      const { stack } = scene;
      const { graph } = createGuestShopper(stack);
      const added = { commandId: randomUUID(), sku: skus[0], quantity: 1 };
      const { addToCart } = await graph.run(operations.addToCart, { input: added });
      const input = { cartId: addToCart.cart?.id ?? '', idempotencyKey: randomUUID() };
      return { read: repeatMutation(graph, 'beginCheckout', input) };
    },
  },
  DELIVERY_WINDOW_NEEDED: {
    cause: 'a home delivery without a window where the market requires one',
    async produce(scene) {
      const { stack } = scene;
      const { shopper, cart } = await createMemberBuyer(stack, 'julio', guatemala);
      const { homeDelivery } = await shopper.graph.run(operations.homeDelivery, {});
      const delivery = { commandId: randomUUID(), method: 'DELIVERY', addressId: homeDelivery?.addressId ?? '' };
      await shopper.graph.run(operations.setDelivery, { input: delivery });
      const input = { cartId: cart.id, idempotencyKey: randomUUID() };
      return { read: repeatMutation(shopper.graph, 'beginCheckout', input), cartId: cart.id };
    },
  },
  INVALID_CARD_HOLDER: {
    cause: 'a holder with one name',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      const { card, ...input } = await prepareOrder(shopper, cart);
      if (!card) throw new Error('The order has no card.');
      const oneName = { ...input, card: { ...card, holderName: 'Ana' } };
      return { read: repeatOrder(shopper, cart, oneName), cartId: cart.id };
    },
  },
  INVALID_CARD: {
    cause: 'a card encrypted for another attempt',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      const input = await prepareOrder(shopper, cart);
      const card = { ...(await shopper.encryptCard(cards.approved, randomUUID())), save: false };
      return { read: repeatOrder(shopper, cart, { ...input, card }), cartId: cart.id };
    },
  },
  SAVED_CARD_NOT_FOUND: refusedOrder('a saved card that nobody has', { change: { savedCardId: randomUUID() } }),
  CAPTCHA_REQUIRED: {
    cause: 'a market with a captcha, and no answer',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene, elSalvador);
      const { captcha: _answer, ...input } = await prepareOrder(shopper, cart);
      return { read: repeatMutation(shopper.graph, 'placeOrder', input), cartId: cart.id };
    },
  },
  CAPTCHA_FAILED: {
    cause: 'a wrong answer to the captcha',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene, elSalvador);
      const change = { captcha: wrongCaptcha };
      const input = await prepareOrder(shopper, cart, { change });
      return { read: repeatMutation(shopper.graph, 'placeOrder', input), cartId: cart.id };
    },
  },
  INVALID_IDENTIFICATION: refusedInvoice('a wrong check digit', guatemala, { ...nit, identification: '576937-1' }),
  INVOICE_FIELD_MISSING: {
    ...refusedInvoice('no name', guatemala, { ...nit, name: '' }),
    message: { es: 'Escriba el nombre o la razón social.', en: 'Enter the full name or the company name.' },
  },
  INVALID_INVOICE_FIELD: refusedInvoice('an email address without a domain', guatemala, { ...nit, email: 'ana' }),
  INVOICE_TYPE_NOT_OFFERED: refusedInvoice('a market without electronic invoices', jamaica, nit),
  INVOICE_REQUIRED: {
    cause: 'a market without a default, and no choice',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene, panama);
      const input = await prepareOrder(shopper, cart);
      return { read: repeatOrder(shopper, cart, input), cartId: cart.id };
    },
  },
  INVOICE_LIMIT_EXCEEDED: {
    cause: 'a total above the maximum for a final consumer',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene, guatemala);
      const [line] = cart.lines;
      const quantity = Math.ceil(250_000 / (line?.unitPrice.centAmount ?? 1)) + 1;
      const change = { commandId: randomUUID(), lineId: line?.id ?? '', quantity };
      const { changeCartLineQuantity } = await shopper.graph.run(operations.changeQuantity, { input: change });
      const input = await prepareOrder(shopper, changeCartLineQuantity.cart ?? cart);
      return { read: repeatOrder(shopper, cart, input), cartId: cart.id };
    },
  },
} as const satisfies Record<string, ErrorCause>;
