import { getLocale } from '@tarima/markets/locale';
import { money } from '@tarima/markets/money';
import type { Language } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import type { MailData } from './mail-data.ts';
import { createMembershipMail } from './membership-mail.ts';

type Membership = NonNullable<MailData['membership']>;
const shopUrl = 'https://shop.example';
const create = (change: Partial<Membership>, language: Language = 'es') => {
  const membership: Membership = {
    purpose: 'MEMBERSHIP_NEW',
    type: 'DIAMOND',
    number: '64019400000001',
    expiresOn: '2027-11-23',
    onlineAccount: 'ACTIVE',
    ...change,
  };
  const data = { orderNumber: 'CR-261124-7F3K9Q2M', amount: money(1_785_000, 'CRC'), membership };
  return JSON.stringify(createMembershipMail(data, getLocale(language, 'CR'), shopUrl)).replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );
};

describe('the confirmation of a membership', () => {
  it.each<[Language, Partial<Membership>, readonly string[]]>([
    ['es', {}, ['Su membresía de Tarima está lista', '6401 940000 0001', '23 de noviembre de 2027', 'inicie sesión']],
    ['en', {}, ['Welcome to Tarima', '6401 940000 0001', 'November 23, 2027', 'the password you chose']],
    ['es', { onlineAccount: 'FAILED' }, ['cree su cuenta', `${shopUrl}/es-CR/registro`]],
    ['en', { onlineAccount: 'FAILED' }, ['create your account', `${shopUrl}/en-CR/onboarding`]],
    ['en', { onlineAccount: undefined }, ['create your account']],
    ['es', { purpose: 'RENEW', onlineAccount: undefined }, ['quedó renovada', 'Diamond', '17 850', 'nada más']],
    [
      'en',
      { purpose: 'UPGRADE', type: 'BUSINESS_PLATINUM' },
      ['has been upgraded', 'Business-Platinum', 'nothing else'],
    ],
  ])(
    'in %s says what was bought, its number, the last day and the next step: %j (MEMBERSHIP-138)',
    (language, change, texts) => {
      const mail = create(change, language);
      for (const text of [...texts, 'CR-261124-7F3K9Q2M']) expect(mail).toContain(text);
    },
  );

  it('says no last day that the club did not return (MEMBERSHIP-138)', () => {
    expect(create({ expiresOn: undefined })).not.toContain('Válida hasta');
  });
});
