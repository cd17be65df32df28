import { randomUUID } from 'node:crypto';
import { createLogger } from '@tarima/service-kit/logger';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Fault, World } from '../testing/world.ts';
import { type CardToAdd, createWallet, type Holder, type Wallet } from './wallet.ts';

const ana: Holder = { membershipNumber: '64010104512001', market: 'CR' };
const marcus: Holder = { membershipNumber: '72010220871001', market: 'JM' };

/** A new card under a command of its own; the letter stands for its number. */
const newCard = (letter: string, change: Partial<CardToAdd> = {}): CardToAdd => ({
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

const saved = (holder = ana) => world.wallets.get(holder.membershipNumber) ?? [];
const faultOf = (call: string, fault: Fault) => {
  world.fault = (name, turn) => (name === call && turn === 1 ? fault : 'none');
};
async function added(letter: string, holder = ana): Promise<string> {
  const result = await wallet.add(holder, newCard(letter));
  if (result.type !== 'Added') throw new Error(result.type);
  return result.card.id;
}

describe('adding a card', () => {
  it('keeps it and tells all cards, the default first', async () => {
    await added('A');
    const result = await wallet.add(ana, newCard('B', { holderName: '  Ana   Rojas ' }));
    expect(result).toMatchObject({ type: 'Added', card: { holderName: 'Ana Rojas', isDefault: false } });
    expect('cards' in result && result.cards.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  it('keeps it once under one command, and says of another that it is saved already (PAYMENTS-73, PAYMENTS-74)', async () => {
    const card = newCard('A');
    const first = await wallet.add(ana, card);
    expect(await wallet.add(ana, card)).toEqual(first);
    expect(await wallet.add(ana, newCard('A'))).toMatchObject({ type: 'AlreadySaved', cards: [{ isDefault: true }] });
    expect(saved()).toHaveLength(1);
  });

  it.each(['payments.addCard', 'payments.listCards'])(
    'can be sent again when the answer of %s is lost (PAYMENTS-80)',
    async (call) => {
      faultOf(call, 'error-after');
      const card = newCard('A');
      await expect(wallet.add(ana, card)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_TIMEOUT' } });
      expect(await wallet.add(ana, card)).toMatchObject({ type: 'Added' });
      expect(saved()).toHaveLength(1);
    },
  );

  it('does not say that nothing was done when only the list does not come', async () => {
    faultOf('payments.listCards', 'unavailable');
    await expect(wallet.add(ana, newCard('A'))).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_TIMEOUT' } });
  });

  it('says that nothing was done when the provider is unavailable', async () => {
    faultOf('payments.addCard', 'unavailable');
    expect(await wallet.add(ana, newCard('A'))).toEqual({ type: 'Unavailable' });
  });

  it('keeps none that its issuer refuses (PAYMENTS-75)', async () => {
    world.issuer = 'decline';
    expect(await wallet.add(ana, newCard('A'))).toEqual({ type: 'Refused' });
    expect(saved()).toEqual([]);
  });

  it('offers none that the provider has flagged (PAYMENTS-68)', async () => {
    world.isFlagging = true;
    expect(await wallet.add(ana, newCard('A'))).toEqual({ type: 'Refused' });
    expect(await wallet.add(ana, newCard('A'))).toEqual({ type: 'AlreadySaved', cards: [] });
  });

  it('keeps none of a network that the market does not take, even when the answer is lost meanwhile (PAYMENTS-76)', async () => {
    world.brand = 'DINERS';
    faultOf('payments.deleteCard', 'error-before');
    const card = newCard('A');
    await expect(wallet.add(ana, card)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_TIMEOUT' } });
    expect(await wallet.add(ana, card)).toEqual({ type: 'TypeNotAccepted' });
    expect(saved()).toEqual([]);
  });

  it.each([
    [{ holderName: 'Ana' }, 'holderName'],
    [{ encryptedCard: '4000000000001000' }, 'card'],
  ])('sends nothing that breaks a rule: %j', async (change, field) => {
    expect(await wallet.add(ana, newCard('A', change))).toEqual({ type: 'Invalid', field });
    expect(world.calls).toEqual([]);
  });
});

describe('deleting a card', () => {
  it('leaves the others, the newest of them as the default (PAYMENTS-77)', async () => {
    const [first, second] = [await added('A'), await added('B')];
    await added('C');
    expect(await wallet.remove(ana, first)).toMatchObject({
      type: 'Deleted',
      cards: [{ isDefault: true }, { id: second }],
    });
    expect(await wallet.remove(ana, first)).toMatchObject({ type: 'NotFound', cards: [{}, {}] });
  });

  it("knows neither another member's card nor what is no card", async () => {
    const id = await added('A');
    for (const cardId of [id, randomUUID(), '..', '', 'a/b']) {
      expect(await wallet.remove(marcus, cardId)).toEqual({ type: 'NotFound', cards: [] });
    }
    expect(saved()).toHaveLength(1);
  });

  it('can be sent again when its answer is lost (PAYMENTS-80)', async () => {
    const id = await added('A');
    faultOf('payments.deleteCard', 'error-after');
    await expect(wallet.remove(ana, id)).rejects.toMatchObject({ extensions: { code: 'UPSTREAM_TIMEOUT' } });
    expect(await wallet.remove(ana, id)).toEqual({ type: 'NotFound', cards: [] });
  });
});

describe('the default card', () => {
  it('is the one that was chosen last (PAYMENTS-78)', async () => {
    await added('A');
    const id = await added('B');
    expect(await wallet.makeDefault(ana, id)).toMatchObject({ type: 'Changed', cards: [{ id }, { isDefault: false }] });
    expect(await wallet.makeDefault(ana, id)).toMatchObject({ type: 'Changed' });
  });

  it("is no other member's card", async () => {
    const id = await added('A');
    expect(await wallet.makeDefault(marcus, id)).toEqual({ type: 'NotFound', cards: [] });
  });

  it.each([
    ['holder', { holderName: 'Ana' }],
    ['network', { brand: 'DINERS' }],
  ])('is no card whose %s breaks a rule (PAYMENTS-79)', async (_what, change) => {
    const id = await added('A');
    world.wallets.set(
      ana.membershipNumber,
      saved().map((card) => ({ ...card, ...change })),
    );
    expect(await wallet.makeDefault(ana, id)).toEqual({ type: 'NotUsable' });
    expect(world.calls).not.toContain('payments.setDefaultCard');
  });

  it('stays as it is while the payments API is unavailable', async () => {
    const id = await added('A');
    faultOf('payments.setDefaultCard', 'unavailable');
    expect(await wallet.makeDefault(ana, id)).toEqual({ type: 'Unavailable' });
  });
});
