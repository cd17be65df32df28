import type { MarketCode } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { ana, cartQuery, member, startInvoicingForEach } from '../testing/invoicing-graph.ts';
import { guest } from '../testing/payments-graph.ts';

const { payments, execute, configure, addCart, setDetails } = await startInvoicingForEach();

describe('setInvoiceDetails', () => {
  it('saves normalised details on the cart (INVOICING-4, INVOICING-5)', async () => {
    configure();
    const cartId = addCart();
    expect(await setDetails({ cartId, ...ana })).toMatchObject({
      __typename: 'SetInvoiceDetailsSuccess',
      details: {
        idType: 'ID',
        identification: '106130584',
        invoicingEnabled: true,
        fiscalEnable: false,
        citiesType: null,
      },
    });
    expect(payments.world.carts.get(cartId)?.invoice).toEqual({
      identification: '106130584',
      idType: 'ID',
      name: 'Ana Rojas',
      email: 'ana@tarima.test',
      invoicingEnabled: true,
      secondaryIdentification: '',
      secondaryIdType: '',
      citiesType: '',
      departmentType: '',
      municipalityType: '',
      addressType: '',
      economicActivity: '',
      fiscalEnable: false,
    });
    const { data } = await execute(cartQuery, { cartId });
    expect(data.invoiceDetails).toMatchObject({ details: { name: 'Ana Rojas' }, saved: null });
  });

  // biome-ignore format: one row per case is easier to read
  it.each([
    ['CR', { idTypes: ['CJ'] }, { idType: 'CJ', identification: '3-999-123456' }],
    ['CO', { idTypes: ['NIT'] }, { idType: 'NIT', identification: '213.123.432-2' }],
    ['DO', { idTypes: ['ID'] }, { idType: 'ID', identification: '001-1391820-6' }],
    ['DO', { idTypes: ['RNC'] }, { idType: 'RNC', identification: '1-01-85004-4' }],
    ['GT', { idTypes: ['NIT'] }, { idType: 'NIT', identification: '576937-1' }],
    ['GT', { idTypes: ['ID'] }, { idType: 'ID', identification: '1581 35224 0101' }],
    ['SV', { idTypes: ['ID'] }, { idType: 'ID', identification: '04567890-4' }],
    ['SV', { idTypes: ['NIT'] }, { idType: 'NIT', identification: '0614-050707-104-9' }],
    ['HN', { idTypes: ['ID'] }, { idType: 'ID', identification: '1901-1990-12345' }],
    ['PA', { idTypes: ['RUC'] }, { idType: 'RUC', identification: '155596713-2-2015' }],
    ['NI', { idTypes: ['RUC'] }, { idType: 'RUC', identification: 'X0310000000001' }],
  ] satisfies [MarketCode, Parameters<typeof configure>[0], object][])('in %s refuses an identification with %o and the input %o (INVOICING-100)', async (market, configuration, input) => {
    configure({ ...configuration, defaultIdType: null });
    expect(await setDetails({ cartId: addCart(), ...ana, ...input }, guest, market)).toMatchObject({
      __typename: 'InvalidInvoice',
      code: 'INVALID_IDENTIFICATION',
      field: 'identification',
    });
  });

  it.each([
    [{ email: '' }, 'INVOICE_FIELD_MISSING', 'email', 'Falta el correo.'],
    [{ email: '  ' }, 'INVOICE_FIELD_MISSING', 'email', 'Falta el correo.'],
    [{ email: null }, 'INVOICE_FIELD_MISSING', 'email', 'Falta el correo.'],
    [{ name: null }, 'INVOICE_FIELD_MISSING', 'name', 'Complete este dato.'],
    [{ name: '\u00a0' }, 'INVOICE_FIELD_MISSING', 'name', 'Complete este dato.'],
    [{ name: '<b>' }, 'INVALID_INVOICE_FIELD', 'name', undefined],
    [{ idType: 'NIT' }, 'INVOICE_TYPE_NOT_OFFERED', 'idType', undefined],
  ])(
    'refuses %j with %s for %s and the text of the content service, if it has one: %s (INVOICING-6, INVOICING-7)',
    async (change, code, field, message) => {
      configure();
      const refused = await setDetails({ cartId: addCart(), ...ana, ...change });
      expect(refused).toMatchObject({ code, field, message: message ?? expect.stringMatching(/./) });
    },
  );

  it('needs no invoice in a market without them (INVOICING-1)', async () => {
    expect(await setDetails({ cartId: addCart(), ...ana })).toMatchObject({ code: 'INVOICE_TYPE_NOT_OFFERED' });
  });

  it('looks up territories and economic activity (INVOICING-8, INVOICING-9, INVOICING-111)', async () => {
    configure({
      requiredFields: ['name', 'economicActivity', 'departmentType'],
      territoryLevels: ['departmentType', 'municipalityType', 'citiesType'],
    });
    const cartId = addCart();
    const input = {
      cartId,
      ...ana,
      economicActivity: '4711',
      departmentType: 'CR-1',
      municipalityType: 'CR-1/CR-1-2',
      citiesType: 'CR-1/CR-1-2/CR-1-2-3',
    };
    expect(await setDetails(input)).toMatchObject({
      details: { citiesType: input.citiesType, municipalityType: input.municipalityType },
    });
    expect(payments.world.carts.get(cartId)?.invoice).toMatchObject({
      departmentType: 'CR-1',
      municipalityType: 'CR-1-2',
      citiesType: 'CR-1-2-3',
      economicActivity: '4711',
    });
    for (const [field, value] of [
      ['economicActivity', '9999'],
      ['departmentType', 'CR-2'],
      ['municipalityType', ''],
      ['citiesType', 'CR-1/CR-1-2/other'],
    ] as const) {
      const refused = await setDetails({ ...input, [field]: value });
      expect(refused.code, field).toBe('INVALID_INVOICE_FIELD');
    }
  });

  it('saves a final consumer, who is CF in Guatemala (INVOICING-3, INVOICING-13)', async () => {
    configure({ finalCustomer: true, idTypes: ['NIT'], defaultIdType: 'CF' });
    const saved = await setDetails({ cartId: addCart(), idType: 'CF' }, guest, 'GT');
    expect(saved.details).toMatchObject({ identification: 'CF', name: 'CONSUMIDOR FINAL', invoicingEnabled: false });
  });

  it('refuses a ticket above its maximum by the total of the server (INVOICING-15)', async () => {
    const cartId = addCart();
    configure({ ticketMaximumCents: 1_129_999 });
    expect(await setDetails({ cartId, idType: 'ET' })).toMatchObject({
      code: 'INVOICE_LIMIT_EXCEEDED',
      field: 'idType',
    });
    configure({ ticketMaximumCents: 1_130_000 });
    expect(await setDetails({ cartId, idType: 'ET' })).toMatchObject({ details: { idType: 'ET' } });
  });

  it('does not change a cart of another shopper, or one that a payment holds', async () => {
    configure();
    const cartId = addCart(member);
    expect(await setDetails({ cartId, ...ana })).toMatchObject({ code: 'CART_NOT_READY' });
    expect((await execute(cartQuery, { cartId })).data.invoiceDetails).toBeNull();
    const partner = { kind: 'partner', clientId: 'p', scopes: ['cart:write'] } as never;
    expect(await setDetails({ cartId, ...ana }, partner)).toMatchObject({ code: 'CART_NOT_READY' });
    const held = payments.world.addCart('held', { isLocked: true, heldBy: 'attempt', state: 'FROZEN' }).id;
    expect(await setDetails({ cartId: held, ...ana })).toMatchObject({ code: 'CHECKOUT_IN_PROGRESS' });
  });

  it('writes again after another change of the cart (INVOICING-5)', async () => {
    configure();
    const cartId = addCart();
    let conflicts = 2;
    payments.world.before = (call) => {
      if (call !== 'commerce.writeInvoice' || conflicts === 0) return;
      conflicts -= 1;
      const cart = payments.world.carts.get(cartId);
      if (cart) payments.world.carts.set(cartId, { ...cart, version: cart.version + 1 });
    };
    expect(await setDetails({ cartId, ...ana })).toMatchObject({ __typename: 'SetInvoiceDetailsSuccess' });
    expect(conflicts).toBe(0);
  });

  it('offers a member’s details for the next order in the market (INVOICING-106)', async () => {
    configure();
    await setDetails({ cartId: addCart(member), ...ana }, member);
    const next = addCart(member);
    // A ticket does not replace them.
    await setDetails({ cartId: next, idType: 'ET' }, member);
    const { data } = await execute(cartQuery, { cartId: next }, member);
    expect(data.invoiceDetails).toMatchObject({
      details: { idType: 'ET' },
      saved: { idType: 'ID', identification: '106130584' },
    });
    configure({ idTypes: ['CJ', 'ET'] });
    const refused = await execute(cartQuery, { cartId: next }, member);
    expect(refused.data.invoiceDetails.saved, 'a type that is no longer offered').toBeNull();
  });

  it('succeeds when the details cannot be saved for later (INVOICING-106)', async () => {
    configure();
    payments.world.fault = (call) => (call === 'commerce.saveMemberInvoice' ? 'error-before' : 'none');
    expect(await setDetails({ cartId: addCart(member), ...ana }, member)).toMatchObject({
      __typename: 'SetInvoiceDetailsSuccess',
    });
  });
});
