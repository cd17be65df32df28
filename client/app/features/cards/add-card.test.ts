import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createApolloClient } from '../../apollo/create-client.ts';
import { GraphTransportError } from '../../apollo/graph-transport.ts';
import { type AddOutcome, addCard } from './add-card.ts';
import { createCardId } from './card-form-schema.ts';
import { WalletDocument } from './cards.gen.ts';

const { publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const form = {
  cardId: createCardId,
  number: '4000 0000 0000 1000',
  expiry: '12/39',
  code: '123',
  holder: 'Ana Rojas',
  save: false,
};
const commandId = '0195c1de-7a70-7c4e-9a3b-0c5e4f0f6a11';
const saved = {
  __typename: 'SavedCard',
  id: 'card-1',
  brand: 'VISA',
  lastDigits: '1000',
  expiry: '12/39',
  holderName: 'Ana Rojas',
  isDefault: true,
  isFlagged: false,
};

/** A client that gets `response` for `AddCard`, with a log of the operations it sent. */
function createClient(response: object | Error) {
  const sent: [name: string, variables: Record<string, unknown>][] = [];
  const client = createApolloClient({
    ssr: false,
    async send({ operationName, variables }) {
      sent.push([operationName, variables]);
      if (operationName === 'CardEncryptionKey') {
        return { data: { cardEncryptionKey: { __typename: 'CardEncryptionKey', keyId: 'key-1', publicKey } } };
      }
      if (operationName === 'Wallet') return { data: { savedCards: [saved] } };
      if (response instanceof Error) throw response;
      return 'errors' in response ? (response as { errors: [] }) : { data: { addCard: response } };
    },
  });
  const readCardIds = () => client.readQuery({ query: WalletDocument })?.savedCards.map(({ id }) => id);
  return { client, sent, readCardIds };
}
const graphqlError = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });

describe('adding a card', () => {
  it('sends only ciphertext, writes the saved cards to the cache, and keeps no card data there (PAYMENTS-20, PAYMENTS-23)', async () => {
    const { client, sent, readCardIds } = createClient({ __typename: 'AddCardSuccess', savedCards: [saved] });
    expect(await addCard(client, form, commandId)).toBe('saved');
    const [, variables] = sent.find(([name]) => name === 'AddCard') ?? [];
    expect(variables).toEqual({
      input: {
        commandId,
        keyId: 'key-1',
        holderName: 'Ana Rojas',
        encryptedCard: expect.stringMatching(/^[\w+/]{342}==$/),
      },
    });
    expect(readCardIds()).toEqual(['card-1']);
    expect(JSON.stringify(client.cache.extract())).not.toMatch(/encryptedCard|AddCard/i);
  });

  it.each<[AddOutcome, object | Error]>([
    ['saved-already', { __typename: 'CardAlreadySaved', code: '102', savedCards: [saved] }],
    ['refused', { __typename: 'CardNotSaved', code: 'ERROR_SAVE_CARD' }],
    ['type', { __typename: 'InvalidCard', code: 'CARD_TYPE_NOT_ACCEPTED', field: 'card' }],
    ['declined-too-often', { __typename: 'InvalidCard', code: 'CARD_DECLINED_TOO_OFTEN', field: 'card' }],
    ['unreadable', { __typename: 'InvalidCard', code: 'INVALID_CARD', field: 'card' }],
    ['holder', { __typename: 'InvalidCard', code: 'INVALID_CARD_HOLDER', field: 'holderName' }],
    ['unavailable', { __typename: 'PaymentServiceUnavailable', code: 'PEC_503' }],
    ['unavailable', graphqlError('TOO_MANY_REQUESTS')],
    ['unavailable', graphqlError('OPERATION_NOT_REGISTERED')],
    ['unavailable', graphqlError('BAD_USER_INPUT')],
    ['signed-out', graphqlError('UNAUTHENTICATED')],
    ['signed-out', new GraphTransportError(401)],
    ['unknown', graphqlError('UPSTREAM_TIMEOUT')],
    ['unknown', new GraphTransportError(0)],
  ])('returns %s for %j', async (outcome, response) => {
    expect(await addCard(createClient(response).client, form, commandId)).toBe(outcome);
  });

  it('returns the retry time after too many attempts', async () => {
    const limited = { __typename: 'TooManyPaymentAttempts', code: 'TOO_MANY_PAYMENT_ATTEMPTS', retryAfterSeconds: 60 };
    const before = Date.now();
    const outcome = await addCard(createClient(limited).client, form, commandId);
    if (typeof outcome === 'string') throw new Error(outcome);
    expect(Date.parse(outcome.retryAt)).toBeGreaterThanOrEqual(before + 60_000);
  });

  it('reloads the cards when the outcome is unknown', async () => {
    const { client, readCardIds } = createClient(new GraphTransportError(408));
    expect(await addCard(client, form, commandId)).toBe('unknown');
    expect(readCardIds()).toEqual(['card-1']);
  });
});
