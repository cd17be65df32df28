import { expect, it } from 'vitest';
import { type CardForm, cardFormSchema, newCard } from './card-form-schema.ts';

const good: CardForm = {
  cardId: newCard,
  number: '4000 0000 0000 1000',
  expiry: '12/99',
  code: '123',
  holder: 'Ana Rojas',
  save: false,
};

const problemsOf = (form: CardForm) =>
  cardFormSchema.safeParse(form).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

it('takes a card that can be', () => {
  expect(problemsOf(good)).toEqual([]);
});

it('asks nothing more of a saved card', () => {
  expect(problemsOf({ ...good, cardId: 'card-1', number: '', expiry: '', code: '', holder: '' })).toEqual([]);
});

it('tells everything that is wrong at once', () => {
  expect(problemsOf({ ...good, number: '36', expiry: '01/20', code: '12', holder: 'Ana' })).toEqual([
    ['number', 'number.refused'],
    ['expiry', 'expiry.past'],
    ['code', 'code'],
    ['holder', 'holder'],
  ]);
});

it('asks four digits of code on American Express (PAYMENTS-14)', () => {
  expect(problemsOf({ ...good, number: '3400 000000 01007' })).toEqual([['code', 'code']]);
});
