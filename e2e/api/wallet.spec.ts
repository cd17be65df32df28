import { randomUUID } from 'node:crypto';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { guestOf, memberOf, type Shopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

async function add({ graph, seal }: Shopper, card: string, commandId: string = randomUUID()) {
  const input = { commandId, ...(await seal(card, commandId)) };
  return (await graph.run(operations.addCard, { input })).addCard;
}
const walletOf = async ({ graph }: Shopper) => (await graph.run(operations.wallet, {})).savedCards;

test('a card is kept once, is the default when it is wanted so, and is nobody else’s (PAYMENTS-67, PAYMENTS-73, PAYMENTS-74, PAYMENTS-75)', async ({
  stack,
  memberLike,
}) => {
  const member = await memberOf(stack, await memberLike('hector'));

  const commandId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => add(member, cards.approved, commandId)));
  expect(answers.map(({ __typename }) => __typename)).toEqual(Array(3).fill('AddCardSuccess'));
  const again = await add(member, cards.approved);
  expect(again).toMatchObject({ __typename: 'CardAlreadySaved', code: '102', savedCards: [{ lastDigits: '1000' }] });
  expect(await add(member, cards.hardDeclined)).toMatchObject({ __typename: 'CardNotSaved', code: 'ERROR_SAVE_CARD' });
  expect(await add(member, cards.unavailable)).toMatchObject({ code: 'PEC_503' });
  const added = await add(member, cards.mastercard);
  expect(added.savedCards?.map(({ lastDigits }) => lastDigits)).toEqual(['1000', '1005']);

  const [, other] = added.savedCards ?? [];
  const input = { cardId: other?.id ?? '' };
  const { setDefaultCard } = await member.graph.run(operations.setDefaultCard, { input });
  expect(setDefaultCard.savedCards?.[0]).toMatchObject({ id: input.cardId, isDefault: true });

  const stranger = await memberOf(stack, await memberLike('ana'));
  for (const cardId of [input.cardId, randomUUID(), '..', '../cards']) {
    for (const { code, savedCards } of [
      (await stranger.graph.run(operations.deleteCard, { input: { cardId } })).deleteCard,
      (await stranger.graph.run(operations.setDefaultCard, { input: { cardId } })).setDefaultCard,
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
  const gone = await member.graph.run(operations.deleteCard, { input });
  expect(gone.deleteCard).toMatchObject({ code: 'SAVED_CARD_NOT_FOUND', savedCards: [{ lastDigits: '1000' }] });
});

test('a card that was encrypted for another command, and a guest, change nothing (PAYMENTS-21, PAYMENTS-67)', async ({
  stack,
  memberLike,
}) => {
  const member = await memberOf(stack, await memberLike('hector'));
  const sealed = await member.seal(cards.challenged, randomUUID());
  const { addCard } = await member.graph.run(operations.addCard, { input: { commandId: randomUUID(), ...sealed } });
  expect(addCard).toMatchObject({ code: 'INVALID_CARD', field: 'card' });
  expect((await walletOf(member)).some(({ lastDigits }) => lastDigits === '1091')).toBe(false);

  const guest = guestOf(stack);
  const input = { cardId: randomUUID() };
  for (const run of [
    () => add(guest, cards.approved),
    () => guest.graph.run(operations.deleteCard, { input }),
    () => guest.graph.run(operations.setDefaultCard, { input }),
  ]) {
    await expect(run()).rejects.toThrow('UNAUTHENTICATED');
  }
});
