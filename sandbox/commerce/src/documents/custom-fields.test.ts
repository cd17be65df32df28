import type { FieldType, Type } from '@commercetools/platform-sdk';
import { describe, expect, it } from 'vitest';
import { buildCustomFields, setCustomField } from './custom-fields.ts';

const field = (name: string, type: FieldType, required = false) => ({ name, type, required, label: { en: name } });
const type: Type = {
  id: 'type-1',
  version: 1,
  createdAt: '',
  lastModifiedAt: '',
  key: 'cart',
  name: { en: 'Cart' },
  resourceTypeIds: ['order'],
  fieldDefinitions: [
    field('text', { name: 'String' }, true),
    field('number', { name: 'Number' }),
    field('flag', { name: 'Boolean' }),
    field('day', { name: 'Date' }),
    field('time', { name: 'Time' }),
    field('moment', { name: 'DateTime' }),
    field('choice', { name: 'Enum', values: [{ key: 'a', label: 'A' }] }),
    field('words', { name: 'LocalizedString' }),
    field('amount', { name: 'Money' }),
    field('club', { name: 'Reference', referenceTypeId: 'channel' }),
    field('many', { name: 'Set', elementType: { name: 'String' } }),
  ],
};
const types = { getType: () => type };
const draft = (fields: Record<string, unknown>) => ({ type: { typeId: 'type' as const, key: 'cart' }, fields });
const code = (task: () => unknown) => {
  try {
    task();
  } catch (error) {
    return (error as { errors: { code: string }[] }).errors[0]?.code;
  }
  return 'accepted';
};

describe('custom fields', () => {
  it.each([
    ['number', 1.5, '1.5'],
    ['flag', false, 'false'],
    ['day', '2026-02-28', '28 February'],
    ['time', '23:59', '25:00'],
    ['moment', '2026-11-20T10:00:00Z', '2026-11-20'],
    ['choice', 'a', 'b'],
    ['words', { es: 'Hola' }, 'Hola'],
    ['amount', { centAmount: 1, currencyCode: 'CRC' }, { centAmount: 0.5, currencyCode: 'CRC' }],
    ['club', { typeId: 'channel', id: 'x' }, { typeId: 'store', id: 'x' }],
    ['many', ['a', 'b'], ['a', 1]],
  ])('of the type %s accept only matching values', (name, good, bad) => {
    expect(buildCustomFields(draft({ text: 'x', [name]: good }), 'order', types).fields[name]).toEqual(good);
    expect(code(() => buildCustomFields(draft({ text: 'x', [name]: bad }), 'order', types))).toBe('InvalidField');
  });

  it('are rejected on resource types that their type does not include', () => {
    expect(code(() => buildCustomFields(draft({ text: 'x' }), 'customer', types))).toBe('InvalidInput');
  });

  it('must include required fields, also after updates', () => {
    expect(code(() => buildCustomFields(draft({}), 'order', types))).toBe('RequiredField');
    const custom = buildCustomFields(draft({ text: 'x', number: 1 }), 'order', types);
    expect(code(() => setCustomField(custom, { name: 'text' }, types))).toBe('RequiredField');
    expect(setCustomField(custom, { name: 'number', value: null }, types).fields).toEqual({ text: 'x' });
    expect(code(() => setCustomField(custom, { name: 'flag' }, types))).toBe('InvalidOperation');
  });
});
