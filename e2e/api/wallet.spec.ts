import { randomUUID } from 'node:crypto';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper, createMemberShopper, type Shopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

async function saveCard({ graph, encryptCard }: Shopper, card: string, commandId: string = randomUUID()) {
  const input = { commandId, ...(await encryptCard(card, commandId)) };
  return (await graph.run(operations.addCard, { input })).addCard;
}
const fetchWallet = async ({ graph }: Shopper) => (await graph.run(operations.wallet, {})).savedCards;

test('saves a card once, sets it as default, and hides it from other members (PAYMENTS-67, PAYMENTS-73, PAYMENTS-74, PAYMENTS-75)', async ({
  stack,
  createMemberLike,
}) => {
  const member = await createMemberShopper(stack, await createMemberLike('hector'));

  const commandId = randomUUID();
  const responses = await Promise.all([1, 2, 3].map(() => saveCard(member, cards.approved, commandId)));
  expect(responses.map(({ __typename }) => __typename)).toEqual(Array(3).fill('AddCardSuccess'));
  const duplicate = await saveCard(member, cards.approved);
  expect(duplicate).toMatchObject({
    __typename: 'CardAlreadySaved',
    code: '102',
    savedCards: [{ lastDigits: '1000' }],
  });
  expect(await saveCard(member, cards.hardDeclined)).toMatchObject({
    __typename: 'CardNotSaved',
    code: 'ERROR_SAVE_CARD',
  });
  expect(await saveCard(member, cards.unavailable)).toMatchObject({ code: 'PEC_503' });
  const added = await saveCard(member, cards.mastercard);
  expect(added.savedCards?.map(({ lastDigits }) => lastDigits)).toEqual(['1000', '1005']);

  const [, other] = added.savedCards ?? [];
  const input = { cardId: other?.id ?? '' };
  const { setDefaultCard } = await member.graph.run(operations.setDefaultCard, { input });
  expect(setDefaultCard.savedCards?.[0]).toMatchObject({ id: input.cardId, isDefault: true });

  const otherShopper = await createMemberShopper(stack, await createMemberLike('ana'));
  for (const cardId of [input.cardId, randomUUID(), '..', '../cards']) {
    for (const { code, savedCards } of [
      (await otherShopper.graph.run(operations.deleteCard, { input: { cardId } })).deleteCard,
      (await otherShopper.graph.run(operations.setDefaultCard, { input: { cardId } })).setDefaultCard,
    ]) {
      expect(code, "another member's").toBe('SAVED_CARD_NOT_FOUND');
      expect(savedCards?.some(({ id }) => id === input.cardId)).toBe(false);
    }
  }

  const { deleteCard } = await member.graph.run(operations.deleteCard, { input });
  expect(deleteCard).toMatchObject({
    __typename: 'DeleteCardSuccess',
    savedCards: [{ lastDigits: '1000', isDefault: true }],
  });
  const repeated = await member.graph.run(operations.deleteCard, { input });
  expect(repeated.deleteCard).toMatchObject({ code: 'SAVED_CARD_NOT_FOUND', savedCards: [{ lastDigits: '1000' }] });
});

test('refuses a card encrypted for another command, and a guest (PAYMENTS-21, PAYMENTS-67)', async ({
  stack,
  createMemberLike,
}) => {
  const member = await createMemberShopper(stack, await createMemberLike('hector'));
  const sealed = await member.encryptCard(cards.challenged, randomUUID());
  const { addCard } = await member.graph.run(operations.addCard, { input: { commandId: randomUUID(), ...sealed } });
  expect(addCard).toMatchObject({ code: 'INVALID_CARD', field: 'card' });
  expect((await fetchWallet(member)).some(({ lastDigits }) => lastDigits === '1091')).toBe(false);

  const guest = createGuestShopper(stack);
  const input = { cardId: randomUUID() };
  for (const run of [
    () => saveCard(guest, cards.approved),
    () => guest.graph.run(operations.deleteCard, { input }),
    () => guest.graph.run(operations.setDefaultCard, { input }),
  ]) {
    await expect(run()).rejects.toThrow('UNAUTHENTICATED');
  }
});
