import { expect, it } from 'vitest';
import { type CardForm, createCardFormSchema, createCardId } from './card-form-schema.ts';

const valid: CardForm = {
  cardId: createCardId,
  number: '4000 0000 0000 1000',
  expiry: '12/99',
  code: '123',
  holder: 'Ana Rojas',
  save: false,
};

const problemsOf = (form: CardForm) =>
  createCardFormSchema(['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'])
    .safeParse(form)
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

it('accepts a valid card', () => {
  expect(problemsOf(valid)).toEqual([]);
});

it('accepts a saved card without further fields', () => {
  expect(problemsOf({ ...valid, cardId: 'card-1', number: '', expiry: '', code: '', holder: '' })).toEqual([]);
});

it('reports all errors together', () => {
  expect(problemsOf({ ...valid, number: '36', expiry: '01/20', code: '12', holder: 'Ana' })).toEqual([
    ['number', 'number.refused'],
    ['expiry', 'expiry.past'],
    ['code', 'code'],
    ['holder', 'holder'],
  ]);
});

it('requires four digits of code for American Express (PAYMENTS-14)', () => {
  expect(problemsOf({ ...valid, number: '3400 000000 01007' })).toEqual([['code', 'code']]);
});
