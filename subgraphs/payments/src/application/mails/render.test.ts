import type { QueuedMail } from '@tarima/mail/outbox';
import { money } from '@tarima/markets/money';
import { markets } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import type { PlacedOrder } from '../../domain/placed-order.ts';
import { createPlacedOrder } from '../../testing/placed-order.ts';
import type { MailKind } from './mail-data.ts';
import { createMailRenderer } from './render.ts';

const shopUrl = 'https://shop.example';
const queued = (kind: MailKind, change: Partial<QueuedMail> = {}): QueuedMail => ({
  id: '5f0c6a5e-1111-4222-8333-444455556666',
  key: 'key',
  kind,
  recipient: 'ana@example.com',
  market: 'CR',
  language: 'es',
  data: { orderNumber: 'CR-261124-7F3K9Q2M' },
  createdAt: new Date(),
  tries: 1,
  fence: 1,
  ...change,
});
const render = (order: PlacedOrder | undefined, mail: QueuedMail) =>
  createMailRenderer({ findPlacedOrder: async () => order }, shopUrl)(mail);
/** Spaces that do not wrap become plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');
const listLinks = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);

describe('the confirmation of an order', () => {
  it('has the order, its items, totals, club and payment in Spanish (ORDERS-310)', async () => {
    const { subject, text, html } = await render(createPlacedOrder(), queued('ORDER_CONFIRMATION'));
    expect(subject).toBe('Pedido confirmado: CR-261124-7F3K9Q2M');
    for (const expected of [
      '¡Gracias por su compra!',
      'Lo retira en el club Escazú; lleve su tarjeta de membresía.',
      'Número de pedido: CR-261124-7F3K9Q2M',
      'Fecha: martes, 24 de noviembre de 2026',
      'Retiro en club: Escazú, Autopista Próspero Fernández, Escazú',
      'Forma de pago: Visa •••• 1000',
      '2 × Arroz, 9 kg: ₡13 000',
      '1 × Café molido: ₡3 990,50',
      'Productos: ₡16 990,50',
      'Cargo por servicio: ₡1 250',
      'Impuestos, incluidos en los precios: ₡2 098,12',
      'Total: ₡18 240,50',
      'https://shop.example/es-CR/detalles-orden/CR-261124-7F3K9Q2M',
    ]) {
      expect(plain(text)).toContain(expected);
    }
    expect(html).toContain('<html lang="es">');
    expect(listLinks(html)).toEqual([
      'https://shop.example/es-CR/detalles-orden/CR-261124-7F3K9Q2M',
      'https://shop.example/es-CR',
    ]);
    expect(text).not.toContain('Entrega a domicilio');
  });

  it('has the delivery address, window and charge in English (ORDERS-310)', async () => {
    const order = createPlacedOrder({
      orderNumber: 'JM-261124-7F3K9Q2M',
      items: [
        { name: { es: 'Arroz', en: 'Rice' }, sku: '1-1', quantity: 1, total: money(250_000, 'JMD') },
        { name: {}, sku: '9-9', quantity: 3, total: money(90_000, 'JMD') },
      ],
      isPickup: false,
      address: { alias: 'Home', street: '14 Hope Road', city: 'Kingston', region: 'St Andrew' },
      window: {
        start: new Date('2026-11-25T14:00:00Z'),
        end: new Date('2026-11-25T17:00:00Z'),
        timeZone: 'America/Jamaica',
      },
      serviceFee: undefined,
      deliveryCharge: money(50_000, 'JMD'),
      tax: money(58_500, 'JMD'),
      total: money(448_500, 'JMD'),
      payment: { brand: 'PAYPAL', lastDigits: undefined },
    });
    const mail = queued('ORDER_CONFIRMATION', { market: 'JM', language: 'en' });
    const { subject, text, html } = await render(order, mail);
    expect(subject).toBe('Order confirmed: JM-261124-7F3K9Q2M');
    for (const expected of [
      'Thanks for your order!',
      'We’ll deliver it to the address you chose.',
      'Home delivery: Home, 14 Hope Road, Kingston, St Andrew',
      'Delivery time: Wednesday, 25 November 2026, 9:00 am – 12:00 pm',
      'Paid with: PayPal',
      '1 × Rice: $2,500.00',
      '3 × 9-9: $900.00',
      'Home delivery: $500.00',
      'Taxes: $585.00',
      'Total: $4,485.00',
      'https://shop.example/en-JM/order-details/JM-261124-7F3K9Q2M',
    ]) {
      expect(plain(text)).toContain(expected);
    }
    expect(text).not.toContain('Pickup');
    expect(text).not.toContain('Service fee');
    expect(html).toContain('<html lang="en">');
  });

  it.each(markets.map(({ code, currency }) => [code, currency] as const))(
    'shows %s amounts as its market writes them, in both languages (ORDERS-310)',
    async (market, currency) => {
      const order = createPlacedOrder({
        items: [{ name: { es: 'Arroz', en: 'Rice' }, sku: '1-1', quantity: 1, total: money(1_234_567, currency) }],
        serviceFee: undefined,
        tax: money(0, currency),
        total: money(1_234_567, currency),
      });
      for (const language of ['es', 'en'] as const) {
        const { text } = await render(order, queued('ORDER_CONFIRMATION', { market, language }));
        const amount = new Intl.NumberFormat(`${language}-${market}`, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: 2,
        }).format(12_345.67);
        expect(text).toContain(`${language === 'es' ? 'Arroz' : 'Rice'}: ${amount}`);
      }
    },
  );

  it('tells a guest how to look the order up (ORDERS-310)', async () => {
    const guestText = (await render(createPlacedOrder({ isGuest: true }), queued('ORDER_CONFIRMATION'))).text;
    expect(guestText).toContain('Para ver su pedido, escriba su número y este correo.');
    const memberText = (await render(createPlacedOrder(), queued('ORDER_CONFIRMATION'))).text;
    expect(memberText).not.toContain('escriba su número');
  });

  it('cannot be made while the platform does not have the order (ORDERS-303)', async () => {
    await expect(render(undefined, queued('ORDER_CONFIRMATION'))).rejects.toThrow('the order is not on the platform');
  });

  it('escapes names in HTML and keeps the subject on one line (ORDERS-306)', async () => {
    const name = '<img src=x onerror=alert(1)> & "friends"';
    const order = createPlacedOrder({
      orderNumber: 'CR-1\r\nBcc: eve@example.com',
      items: [{ name: { es: name }, sku: '1-1', quantity: 1, total: money(100, 'CRC') }],
    });
    const { subject, html, text } = await render(order, queued('ORDER_CONFIRMATION'));
    expect(subject).toBe('Pedido confirmado: CR-1 Bcc: eve@example.com');
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;friends&quot;');
    expect(text).toContain(name);
  });
});

describe('short mails', () => {
  const amount = money(1_824_050, 'CRC');
  const data = { orderNumber: 'CR-1', amount, brand: 'MASTERCARD', lastDigits: '1005' };

  it.each([
    [
      'ORDER_CANCELLATION',
      'es',
      'Pedido cancelado: CR-1',
      'Le devolveremos lo que pagó y le escribiremos cuando el reembolso esté listo.',
    ],
    ['ORDER_CANCELLATION', 'en', 'Order cancelled: CR-1', 'We’re refunding what you paid and will email you'],
    ['ORDER_REFUND', 'es', 'Reembolso de su pedido CR-1', 'El reembolso va a su tarjeta Mastercard •••• 1005.'],
    ['ORDER_REFUND', 'en', 'Refund for your order CR-1', 'The refund goes to your Mastercard •••• 1005 card.'],
    ['PAYMENT_IN_REVIEW', 'es', 'Estamos revisando su pago', 'No vuelva a pagar'],
    ['PAYMENT_IN_REVIEW', 'en', 'We’re checking your payment', 'Don’t pay again'],
    ['PAYMENT_VOIDED', 'es', 'Su pago quedó anulado', 'lo anulamos'],
    ['PAYMENT_VOIDED', 'en', 'Your payment was cancelled', 'cancelled it'],
  ] as const)(
    '%s in %s says what happened (ORDERS-311, ORDERS-312, ORDERS-313)',
    async (kind, language, subject, text) => {
      const rendered = await render(undefined, queued(kind, { language, data }));
      expect(rendered.subject).toBe(subject);
      expect(rendered.text).toContain(text);
      expect(rendered.html).toContain(`<html lang="${language}">`);
      const hasAmount = kind !== 'ORDER_CANCELLATION';
      expect(plain(rendered.text).includes(language === 'es' ? '₡18 240,50' : '₡18,240.50')).toBe(hasAmount);
    },
  );

  it.each([
    ['es', 'Ya le habíamos devuelto todo lo que pagó.'],
    ['en', 'We’ve already refunded everything you paid.'],
  ] as const)(
    'a cancellation after a complete refund promises no other one, in %s (ORDERS-311)',
    async (language, text) => {
      const data = { orderNumber: 'CR-1', isReturned: true };
      const rendered = await render(undefined, queued('ORDER_CANCELLATION', { language, data }));
      expect(rendered.text).toContain(text);
      expect(rendered.text).not.toMatch(/Le devolveremos|We’re refunding/);
    },
  );

  it.each([
    ['es', 'Menor peso'],
    ['en', 'Lower weight'],
  ] as const)('a refund says why the money is returned, in %s (ORDERS-312)', async (language, reason) => {
    const data = { orderNumber: 'CR-1', amount, reason: 'WEIGHT' };
    expect((await render(undefined, queued('ORDER_REFUND', { language, data }))).text).toContain(reason);
  });

  it('names no way of payment when the club returned the money itself (PAYMENTS-250)', async () => {
    const { text } = await render(
      undefined,
      queued('ORDER_REFUND', { data: { orderNumber: 'CR-1', amount, isReturnedByStaff: true } }),
    );
    expect(text).toContain('El club le devolvió este monto.');
    expect(text).not.toContain('El reembolso va a');
  });

  it('names no card when none is known (ORDERS-312)', async () => {
    const { text } = await render(undefined, queued('ORDER_REFUND', { data: { orderNumber: 'CR-1', amount } }));
    expect(text).toContain('El reembolso va a la misma forma de pago que usó.');
  });
});
