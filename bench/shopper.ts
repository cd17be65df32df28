import { constants, createHmac, publicEncrypt, randomInt, randomUUID } from 'node:crypto';
import type { Locale } from '@tarima/markets/locale';
import { answerCaptcha, type CaptchaInput } from '../e2e/graph/captcha.ts';
import type { SendOperation } from './graph-client.ts';
import { type Cart, type GraphContext, operations } from './operations.ts';

/** A guest with a cart. Calls send the same operations as the shop's pages and throw on errors. */
export interface Guest {
  /** Locale, the guest's own address, and a token that is valid for at least a minute. */
  readonly context: GraphContext;
  addToCart(sku: string, quantity: number): Promise<Cart>;
  changeQuantity(cart: Cart, quantity: number): Promise<Cart>;
  /** Requests a captcha for paying this cart and answers it, which takes a browser up to seconds of CPU. */
  answerCaptcha(cart: Cart, shopUrl: string): Promise<CaptchaInput | undefined>;
  /**
   * Places an order for pickup at the club, paid with a card that the sandbox approves. Requests a captcha; `answer`
   * is the answer to an earlier one, so that none has to be computed. @returns the order number
   */
  checkOut(cart: Cart, details: CheckoutDetails, answer?: CaptchaInput): Promise<string>;
}

export interface CheckoutDetails {
  readonly clubKey: string;
  /** An existing membership number, which guests must enter. */
  readonly membershipNumber: string;
  readonly shopUrl: string;
}

/** Creates guests with tokens like those of the shop's server (`client/app/server/guest.ts`). */
export function createGuestFactory(
  sendOperation: SendOperation,
  locale: Locale,
  guestTokenSecret: string,
): () => Guest {
  return () => {
    const guestId = randomUUID();
    const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    let token = signGuestToken(guestTokenSecret, guestId);
    const getContext = (): GraphContext => {
      // Idle CPU is measured for longer than a token is valid.
      if (token.expiresAt - Date.now() / 1_000 < renewalSeconds) token = signGuestToken(guestTokenSecret, guestId);
      return { locale, bearer: token.text, address };
    };
    const createCommand = <Input extends object>(input: Input) => ({ input: { commandId: randomUUID(), ...input } });
    const fetchChallenge = async (cartId: string) => {
      const variables = { cartId, scriptFailed: false };
      return (await sendOperation(operations.captchaChallenge, variables, getContext())).captchaChallenge;
    };
    return {
      get context() {
        return getContext();
      },
      async addToCart(sku, quantity) {
        const { addToCart } = await sendOperation(operations.addToCart, createCommand({ sku, quantity }), getContext());
        return addToCart.cart;
      },
      async changeQuantity(cart, quantity) {
        const variables = createCommand({ lineId: cart.lines[0]?.id ?? '', quantity });
        return (await sendOperation(operations.changeQuantity, variables, getContext())).changeCartLineQuantity.cart;
      },
      async answerCaptcha({ id }, shopUrl) {
        const challenge = await fetchChallenge(id);
        return challenge ? answerCaptcha(challenge, shopUrl) : undefined;
      },
      async checkOut({ id: cartId }, { clubKey, membershipNumber, shopUrl }, answer) {
        const delivery = createCommand({ method: 'PICK_UP_IN_CLUB', clubKey });
        const { total } = (await sendOperation(operations.setDelivery, delivery, getContext())).setCartDelivery.cart;
        const begin = { input: { cartId, idempotencyKey: randomUUID() } };
        const attemptId = (await sendOperation(operations.beginCheckout, begin, getContext())).beginCheckout.attempt.id;
        const { cardEncryptionKey } = await sendOperation(operations.cardEncryptionKey, {}, getContext());
        const challenge = await fetchChallenge(cartId);
        const captcha = answer ?? (challenge ? await answerCaptcha(challenge, shopUrl) : undefined);
        const input = {
          attemptId,
          expectedTotal: { centAmount: total.centAmount, currency: total.currency },
          acceptsTerms: true,
          email: 'bench@tarima.test',
          membershipNumber,
          card: { ...encryptCard(cardEncryptionKey, attemptId), holderName: 'Bench Shopper', save: false },
          captcha,
        };
        const { placeOrder } = await sendOperation(operations.placeOrder, { input }, getContext());
        return placeOrder.attempt.order.orderNumber;
      },
    };
  };
}

/** A card that the sandbox approves (docs/sandbox/payments.md). Attempts with one card would wait for each other. */
function createCardNumber(): string {
  const digits = `40000001${String(randomInt(10_000_000)).padStart(7, '0')}`;
  // The check digit of Luhn: every second digit from the right is doubled.
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Encrypts a test card as the browser does. */
function encryptCard({ keyId, publicKey }: { keyId: string; publicKey: string }, attemptId: string) {
  const card = { number: createCardNumber(), cvv: '123', expiry: '12/39', attemptId };
  const key = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return { keyId, encryptedCard: publicEncrypt(key, Buffer.from(JSON.stringify(card))).toString('base64') };
}

const tokenSeconds = 300;
/** A token is renewed when it expires within this time. */
const renewalSeconds = 60;

/** Signs a token of a guest. `expiresAt` is in seconds since 1970. */
function signGuestToken(secret: string, guestId: string): { readonly text: string; readonly expiresAt: number } {
  const expiresAt = Math.floor(Date.now() / 1_000) + tokenSeconds;
  const claims = {
    iss: 'tarima-shop',
    aud: 'https://graph.tarima.test',
    sub: guestId,
    kind: 'guest',
    exp: expiresAt,
  };
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart(claims)}`;
  const text = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  return { text, expiresAt };
}
