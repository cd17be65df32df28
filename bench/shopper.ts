import { constants, createHmac, publicEncrypt, randomUUID } from 'node:crypto';
import type { Locale } from '@tarima/markets/locale';
import { z } from 'zod';
import type { AskGraph, GraphContext } from './operations.ts';

const cartSchema = z.object({
  id: z.string(),
  total: z.object({ centAmount: z.number(), currency: z.string() }),
  lines: z.array(z.object({ id: z.string() })).min(1),
});
export type Cart = z.output<typeof cartSchema>;

const attemptResult = (status: string) =>
  z.object({ attempt: z.object({ id: z.string(), status: z.literal(status) }) });
const cartResult = z.object({ cart: cartSchema });

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
    const command = async (name: string, field: string, input: object) => {
      const variables = { input: { commandId: randomUUID(), ...input } };
      const data = await ask(name, variables, context, z.record(z.literal(field), cartResult));
      return (data[field] as z.output<typeof cartResult>).cart;
    };
    return {
      context,
      add: (sku, quantity) => command('AddToCart', 'addToCart', { sku, quantity }),
      changeQuantity: (cart, quantity) =>
        command('ChangeQuantity', 'changeCartLineQuantity', { lineId: cart.lines[0]?.id, quantity }),
      async checkOut({ id: cartId }, { clubKey, membershipNumber, shopUrl }) {
        const delivery = { method: 'PICK_UP_IN_CLUB', clubId: clubKey };
        const { total } = await command('SetDelivery', 'setCartDelivery', delivery);
        const begun = await ask(
          'BeginCheckout',
          { input: { cartId, idempotencyKey: randomUUID() } },
          context,
          z.object({ beginCheckout: z.object({ attempt: z.object({ id: z.string() }) }) }),
        );
        const attemptId = begun.beginCheckout.attempt.id;
        const { cardEncryptionKey } = await ask('CardEncryptionKey', {}, context, keyData);
        const input = {
          attemptId,
          expectedTotal: { centAmount: total.centAmount, currency: total.currency },
          returnUrl: `${shopUrl}/confirmation`,
          email: 'bench@tarima.test',
          membershipNumber,
          card: { ...sealCard(cardEncryptionKey, attemptId), holderName: 'Bench Shopper', save: false },
        };
        await ask('PlaceOrder', { input }, context, z.object({ placeOrder: attemptResult('COMPLETED') }));
      },
    };
  };
}

const keyData = z.object({ cardEncryptionKey: z.object({ keyId: z.string(), publicKey: z.string() }) });

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
