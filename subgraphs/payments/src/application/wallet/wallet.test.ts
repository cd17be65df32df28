import { randomUUID } from 'node:crypto';
import { createLogger } from '@tarima/service-kit/logger';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fault, World } from '../../testing/world.ts';
import type { AddCardInput } from './add-card.ts';
import type { Holder } from './holder.ts';
import { createWallet, type Wallet } from './wallet.ts';

const ana: Holder = { membershipNumber: '64010104512001', market: 'CR' };
const marcus: Holder = { membershipNumber: '72010220871001', market: 'JM' };

/** A new card with its own command; the letter represents its number. */
const createCardInput = (letter: string, change: Partial<AddCardInput> = {}): AddCardInput => ({
  commandId: randomUUID(),
  encryptedCard: `${letter.repeat(342)}==`,
  keyId: 'key-1',
  holderName: 'Ana Rojas',
  ...change,
});

let world: World;
let wallet: Wallet;
beforeEach(() => {
  world = new World();
  wallet = createWallet({
    payments: world.connect().payments,
    isCardTypeAccepted: (_market, brand) => brand === 'VISA' || brand === 'MASTERCARD',
    logger: createLogger({ name: 'test', level: 'silent' }),
  });
});

const listStoredCards = (holder = ana) => world.wallets.get(holder.membershipNumber) ?? [];
const failOnce = (call: string, fault: Fault) => {
  world.fault = (name, turn) => (name === call && turn === 1 ? fault : 'none');
};
/** The provider flags a saved card, e.g. after its issuer declined a payment for good. */
const flagCard = (cardId: string) =>
  world.wallets.set(
    ana.membershipNumber,
    listStoredCards().map((card) => ({ ...card, isFlagged: card.isFlagged || card.id === cardId })),
  );
async function addCard(letter: string, holder = ana): Promise<string> {
  const result = await wallet.add(holder, createCardInput(letter));
  if (result.type !== 'AddCardSuccess') throw new Error(result.type);
  return result.card.id;
}

describe('adding a card', () => {
  it('saves it and returns all cards, the default first', async () => {
    await addCard('A');
    const result = await wallet.add(ana, createCardInput('B', { holderName: '  Ana   Rojas ' }));
    expect(result).toMatchObject({ type: 'AddCardSuccess', card: { holderName: 'Ana Rojas', isDefault: false } });
    expect('savedCards' in result && result.savedCards.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  it('saves it once for a repeated command, and returns CardAlreadySaved for another command (PAYMENTS-73, PAYMENTS-74)', async () => {
    const card = createCardInput('A');
    const first = await wallet.add(ana, card);
    expect(await wallet.add(ana, card)).toEqual(first);
    expect(await wallet.add(ana, createCardInput('A'))).toMatchObject({
      type: 'CardAlreadySaved',
      savedCards: [{ isDefault: true }],
    });
    expect(listStoredCards()).toHaveLength(1);
  });

  it.each(['payments.addCard', 'payments.listCards'])(
    'can be repeated when the response of %s is lost (PAYMENTS-80)',
    async (call) => {
      failOnce(call, 'error-after');
      const card = createCardInput('A');
      await expect(wallet.add(ana, card)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_TIMEOUT' } });
      expect(await wallet.add(ana, card)).toMatchObject({ type: 'AddCardSuccess' });
      expect(listStoredCards()).toHaveLength(1);
    },
  );

  it('reports an unknown outcome when only the list fails', async () => {
    failOnce('payments.listCards', 'unavailable');
    await expect(wallet.add(ana, createCardInput('A'))).rejects.toMatchObject({
      extensions: { code: 'UPSTREAM_TIMEOUT' },
    });
  });

  it('returns PaymentServiceUnavailable when the provider certainly did nothing', async () => {
    failOnce('payments.addCard', 'unavailable');
    expect(await wallet.add(ana, createCardInput('A'))).toEqual({ type: 'PaymentServiceUnavailable', code: 'PEC_503' });
  });

  it('does not save a card that its issuer refuses (PAYMENTS-75)', async () => {
    world.issuer = 'decline';
    expect(await wallet.add(ana, createCardInput('A'))).toEqual({ type: 'CardNotSaved', code: 'ERROR_SAVE_CARD' });
    expect(listStoredCards()).toEqual([]);
  });

  it('deletes a card that the provider flags at once (PAYMENTS-350)', async () => {
    world.isFlagging = true;
    const card = createCardInput('A');
    for (let requests = 0; requests < 2; requests += 1) {
      expect(await wallet.add(ana, card)).toEqual({ type: 'CardNotSaved', code: 'ERROR_SAVE_CARD' });
      expect(listStoredCards()).toEqual([]);
    }
  });

  it('lists a card that was flagged later, which cannot be the default (PAYMENTS-68, PAYMENTS-69)', async () => {
    await addCard('A');
    const flagged = await addCard('B');
    flagCard(flagged);
    expect(await wallet.add(ana, createCardInput('B'))).toMatchObject({
      type: 'CardAlreadySaved',
      savedCards: [{ isDefault: true }, { id: flagged, isFlagged: true }],
    });
    expect(await wallet.setDefault(ana, flagged)).toEqual({ type: 'CardCannotBeDefault', code: 'PE_0002' });
    expect(await wallet.remove(ana, flagged)).toMatchObject({ type: 'DeleteCardSuccess', savedCards: [{}] });
  });

  it('deletes a card of a network that the market does not accept, also after a lost response (PAYMENTS-76)', async () => {
    world.brand = 'DINERS';
    failOnce('payments.deleteCard', 'error-before');
    const card = createCardInput('A');
    await expect(wallet.add(ana, card)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_TIMEOUT' } });
    expect(await wallet.add(ana, card)).toEqual({ type: 'InvalidCard', code: 'CARD_TYPE_NOT_ACCEPTED', field: 'card' });
    expect(listStoredCards()).toEqual([]);
  });

  it.each([
    [{ holderName: 'Ana' }, 'holderName', 'INVALID_CARD_HOLDER'],
    [{ encryptedCard: '4000000000001000' }, 'card', 'INVALID_CARD'],
  ])('sends no card that breaks a rule: %j', async (change, field, code) => {
    expect(await wallet.add(ana, createCardInput('A', change))).toEqual({ type: 'InvalidCard', code, field });
    expect(world.calls).toEqual([]);
  });
});

describe('deleting a card', () => {
  it('keeps the others, with the newest of them as the default (PAYMENTS-77)', async () => {
    const [first, second] = [await addCard('A'), await addCard('B')];
    await addCard('C');
    expect(await wallet.remove(ana, first)).toMatchObject({
      type: 'DeleteCardSuccess',
      savedCards: [{ isDefault: true }, { id: second }],
    });
    expect(await wallet.remove(ana, first)).toMatchObject({ type: 'CardNotFound', savedCards: [{}, {}] });
  });

  it("returns CardNotFound for another member's card and for an invalid id", async () => {
    const id = await addCard('A');
    for (const cardId of [id, randomUUID(), '..', '', 'a/b']) {
      expect(await wallet.remove(marcus, cardId)).toEqual({
        type: 'CardNotFound',
        code: 'SAVED_CARD_NOT_FOUND',
        savedCards: [],
      });
    }
    expect(listStoredCards()).toHaveLength(1);
  });

  it('can be repeated when its response is lost (PAYMENTS-80)', async () => {
    const id = await addCard('A');
    failOnce('payments.deleteCard', 'error-after');
    await expect(wallet.remove(ana, id)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_TIMEOUT' } });
    expect(await wallet.remove(ana, id)).toEqual({
      type: 'CardNotFound',
      code: 'SAVED_CARD_NOT_FOUND',
      savedCards: [],
    });
  });
});

describe('the default card', () => {
  it('is the last one that was set (PAYMENTS-78)', async () => {
    await addCard('A');
    const id = await addCard('B');
    expect(await wallet.setDefault(ana, id)).toMatchObject({
      type: 'SetDefaultCardSuccess',
      savedCards: [{ id }, { isDefault: false }],
    });
    expect(await wallet.setDefault(ana, id)).toMatchObject({ type: 'SetDefaultCardSuccess' });
  });

  it("cannot be another member's card", async () => {
    const id = await addCard('A');
    expect(await wallet.setDefault(marcus, id)).toEqual({
      type: 'CardNotFound',
      code: 'SAVED_CARD_NOT_FOUND',
      savedCards: [],
    });
  });

  it.each([
    ['holder', { holderName: 'Ana' }],
    ['network', { brand: 'DINERS' }],
  ])('cannot be a card whose %s breaks a rule (PAYMENTS-79)', async (_what, change) => {
    const id = await addCard('A');
    world.wallets.set(
      ana.membershipNumber,
      listStoredCards().map((card) => ({ ...card, ...change })),
    );
    expect(await wallet.setDefault(ana, id)).toEqual({ type: 'CardCannotBeDefault', code: 'PE_0002' });
    expect(world.calls).not.toContain('payments.setDefaultCard');
  });

  it('does not change while the payments API is unavailable', async () => {
    const id = await addCard('A');
    failOnce('payments.setDefaultCard', 'unavailable');
    expect(await wallet.setDefault(ana, id)).toEqual({ type: 'PaymentServiceUnavailable', code: 'PEC_503' });
  });
});
