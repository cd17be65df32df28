import { constants, createHmac, publicEncrypt, randomUUID } from 'node:crypto';
import type { Locale } from '@tarima/markets/locale';
import type { AskGraph } from './graph-client.ts';
import { type Cart, type GraphContext, operations } from './operations.ts';

/** A guest with a cart of their own; every call is what the shop's pages would send. All throw when anything goes wrong. */
export interface Guest {
  readonly context: GraphContext;
  add(sku: string, quantity: number): Promise<Cart>;
  changeQuantity(cart: Cart, quantity: number): Promise<Cart>;
  /** Collects at the club, pays with a card that the sandbox approves, and has the order when it resolves. */
  checkOut(cart: Cart, details: CheckoutDetails): Promise<void>;
}

export interface CheckoutDetails {
  readonly clubKey: string;
  /** Somebody's; guests must name one. */
  readonly membershipNumber: string;
  readonly shopUrl: string;
}

/** Guests as the shop's own server would vouch for them (`client/app/server/guest.ts`). */
export function createGuests(ask: AskGraph, locale: Locale, guestTokenSecret: string): () => Guest {
  return () => {
    const context: GraphContext = { locale, bearer: guestToken(guestTokenSecret) };
    const command = <Input extends object>(input: Input) => ({ input: { commandId: randomUUID(), ...input } });
    return {
      context,
      async add(sku, quantity) {
        const { addToCart } = await ask(operations.addToCart, command({ sku, quantity }), context);
        return addToCart.cart;
      },
      async changeQuantity(cart, quantity) {
        const variables = command({ lineId: cart.lines[0]?.id ?? '', quantity });
        return (await ask(operations.changeQuantity, variables, context)).changeCartLineQuantity.cart;
      },
      async checkOut({ id: cartId }, { clubKey, membershipNumber, shopUrl }) {
        const delivery = command({ method: 'PICK_UP_IN_CLUB', clubId: clubKey });
        const { total } = (await ask(operations.setDelivery, delivery, context)).setCartDelivery.cart;
        const begin = { input: { cartId, idempotencyKey: randomUUID() } };
        const attemptId = (await ask(operations.beginCheckout, begin, context)).beginCheckout.attempt.id;
        const { cardEncryptionKey } = await ask(operations.cardEncryptionKey, {}, context);
        const input = {
          attemptId,
          expectedTotal: { centAmount: total.centAmount, currency: total.currency },
          returnUrl: `${shopUrl}/confirmation`,
          email: 'bench@tarima.test',
          membershipNumber,
          card: { ...sealCard(cardEncryptionKey, attemptId), holderName: 'Bench Shopper', save: false },
        };
        await ask(operations.placeOrder, { input }, context);
      },
    };
  };
}

/** An approved test card (docs/sandbox.md), encrypted as the browser does it. */
function sealCard({ keyId, publicKey }: { keyId: string; publicKey: string }, attemptId: string) {
  const card = { number: '4000000000001000', cvv: '123', expiry: '12/39', attemptId };
  const key = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return { keyId, encryptedCard: publicEncrypt(key, Buffer.from(JSON.stringify(card))).toString('base64') };
}

const tokenSeconds = 300;

function guestToken(secret: string): string {
  const claims = {
    iss: 'tarima-shop',
    aud: 'https://graph.tarima.test',
    sub: randomUUID(),
    kind: 'guest',
    exp: Math.floor(Date.now() / 1_000) + tokenSeconds,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
