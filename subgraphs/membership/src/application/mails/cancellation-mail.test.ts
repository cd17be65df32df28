import type { QueuedMail } from '@tarima/mail/outbox';
import type { Language, MarketCode } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import type { ContactClub } from '../ports.ts';
import { type CancellationMailData, maskMembershipNumber } from './cancellation-mail-data.ts';
import { createMailRenderer } from './render.ts';

const club: ContactClub = {
  name: { es: 'Escazú', en: 'Escazú' },
  address: { street: 'Autopista Próspero Fernández', city: 'San José', phone: '+506 4000 6401' },
};
const render = (
  language: Language,
  market: MarketCode,
  change: Partial<CancellationMailData> = {},
  found: ContactClub | undefined = club,
) => {
  const data: CancellationMailData = {
    maskedNumber: '•••• ••4512 0001',
    endedOn: '2026-11-26',
    paidUntil: '2027-06-23',
    otherCards: 0,
    clubKey: '6401',
    ...change,
  };
  const mail: QueuedMail = {
    id: '5f0c6a5e-1111-4222-8333-444455556666',
    key: 'MEMBERSHIP_CANCELLATION:1',
    kind: 'MEMBERSHIP_CANCELLATION',
    recipient: 'ana@example.com',
    market,
    language,
    data,
    createdAt: new Date(),
    tries: 1,
    fence: 1,
  };
  return createMailRenderer(
    { findClub: async (key) => (key === '6401' ? found : undefined) },
    'https://shop.example',
  )(mail);
};

describe('the mail about a cancelled membership', () => {
  it.each<[Language, MarketCode, readonly string[]]>([
    [
      'es',
      'CR',
      [
        'Su membresía quedó cancelada',
        'Número de membresía: •••• ••4512 0001',
        'Último día: 26 de noviembre de 2026',
        'Pagada hasta: 23 de junio de 2027',
        'La otra tarjeta de su membresía también dejó de funcionar.',
        'https://shop.example/es-CR/membrecia/info',
        'Club: Escazú',
        'Teléfono: +506 4000 6401',
      ],
    ],
    [
      'en',
      'JM',
      [
        'Your membership has been cancelled',
        'Membership number: •••• ••4512 0001',
        'The other card on your membership has stopped working too.',
        'https://shop.example/en-JM/membership/info',
        'Address: Autopista Próspero Fernández, San José',
      ],
    ],
  ])(
    'in %s says the number, the last day, the other card, how to join again and the club (MEMBERSHIP-331)',
    async (language, market, expected) => {
      const { subject, text, html } = await render(language, market, { otherCards: 1 });
      expect(text).toContain(subject);
      for (const part of expected) expect(text).toContain(part);
      expect(html).toContain(`<html lang="${language}">`);
    },
  );

  it('says nothing of other cards where there are none, nor of a club that is unknown (MEMBERSHIP-331)', async () => {
    expect((await render('en', 'JM')).text).not.toContain('other card');
    expect((await render('en', 'JM', { otherCards: 2 })).text).toContain('The other cards on your membership');
    expect((await render('en', 'JM', { clubKey: '9999' })).text).not.toContain('Your club');
  });
});

it('hides the club and the first digits of the account in a membership number (MEMBERSHIP-331)', () => {
  expect(maskMembershipNumber('64011045120001')).toBe('•••• ••4512 0001');
});
