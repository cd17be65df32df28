import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import type { MembershipTransaction } from '../../application/ports.ts';
import { toMembershipResult, toOffer, toTransaction } from './mapping.ts';

const transaction: MembershipTransaction = {
  transactionId: 'attempt.1',
  purpose: 'MEMBERSHIP_NEW',
  market: 'CR',
  order: {
    type: 'BUSINESS_PLATINUM',
    club: '6401',
    applicant: {
      firstName: 'Ana',
      lastName: 'Rojas',
      email: 'ana@tarima.test',
      phone: '88887777',
      birthDate: '051990',
      idType: 'ID',
      idNumber: '102340567',
      addressLine1: 'Zapote',
      addressLine2: '',
      city: 'San José',
      state: 'SJ',
      sharesInfo: true,
    },
  },
  quote: { price: money(3_825_000, 'CRC'), usdCents: 7_500, itemNumber: '900004' },
  receiptNumber: 'CR-261120-7F3K9Q2M',
  accountId: '11-6401-C',
  paidAt: new Date('2026-11-20T12:00:00Z'),
};
const membershipNumber = '64011045120001';
const paymentDetails = {
  transactionDate: '112026',
  transactionNumber: 'CR-261120-7F3K9Q2M',
  paymentTypeCode: 'CC',
  paymentPlatform: '11-6401-C',
  priceForeignCurrency: 7_500,
  priceLocalCurrency: 3_825_000,
  itemNumber: '900004',
};

const codes = { dimexTypeCode: '02', passportTypeCode: '03' };

describe('the membership API', () => {
  it('receives a purchase: account, version, automatic charge off, and the payment (MEMBERSHIP-4, MEMBERSHIP-58, MEMBERSHIP-63, MEMBERSHIP-71, MEMBERSHIP-73)', () => {
    expect(toTransaction(transaction, codes)).toEqual({
      action: 'create',
      body: {
        transactionId: 'attempt.1',
        version: 1,
        accountDetails: {
          clubCode: '6401',
          countryCode: 'CR',
          membershipTypeCode: 'BS',
          isPlatinumMember: true,
          accountStatusCode: '00',
        },
        cards: [
          {
            fullName: 'Ana Rojas',
            firstName: 'Ana',
            lastName: 'Rojas',
            id: '102340567',
            idTypeCode: 'ID',
            cellPhone: '88887777',
            email: 'ana@tarima.test',
            birthDate: '051990',
            addressLine1: 'Zapote',
            addressLine2: '',
            city: 'San José',
            countryCode: 'CR',
            deptStateCode: 'SJ',
            autoCharge: false,
            shareInfo: true,
          },
        ],
        paymentDetails,
      },
    });
  });

  it('receives who the payment is invoiced to, only when there is an invoice (INVOICING-10)', () => {
    const electronicInvoiceDetails = {
      idType: 'ET',
      identification: '222222222222',
      name: 'CONSUMIDOR FINAL',
      email: '',
      invoicingEnabled: false,
      secondaryIdentification: '',
      secondaryIdType: '',
      citiesType: '',
      departmentType: '',
      municipalityType: '',
      addressType: '',
      economicActivity: '',
      fiscalEnable: false,
    } as const;
    for (const purpose of ['MEMBERSHIP_NEW', 'RENEW', 'UPGRADE'] as const) {
      const order = { ...transaction.order, type: 'PLATINUM', membershipNumber } as const;
      expect(toTransaction({ ...transaction, purpose, order }, codes).body).not.toHaveProperty(
        'electronicInvoiceDetails',
      );
      const invoiced = { ...order, invoice: electronicInvoiceDetails };
      expect(toTransaction({ ...transaction, purpose, order: invoiced }, codes).body).toMatchObject({
        electronicInvoiceDetails,
      });
    }
  });

  it.each([
    ['ID', 'ID'],
    ['AR', '02'],
    ['PP', '03'],
  ])('receives a document of the type %s with the code %s (MEMBERSHIP-59)', (idType, idTypeCode) => {
    const { applicant } = transaction.order;
    if (!applicant) throw new Error('no applicant');
    const order = { ...transaction.order, applicant: { ...applicant, idType } };
    expect(toTransaction({ ...transaction, order }, codes).body).toMatchObject({ cards: [{ idTypeCode }] });
  });

  it('receives the date of the payment in the time zone of the market (MEMBERSHIP-73)', () => {
    const paidAt = new Date('2027-01-01T05:30:00Z');
    expect(toTransaction({ ...transaction, paidAt }, codes).body).toMatchObject({
      paymentDetails: { transactionDate: '123126' },
    });
  });

  it.each([
    ['RENEW', 'renew', {}],
    ['UPGRADE', 'upgrade', { membershipTypeCode: 'DI', isPlatinumMember: true }],
  ] as const)('receives %s of the membership with its transaction id (MEMBERSHIP-71)', (purpose, action, fields) => {
    const order = { type: 'PLATINUM', club: '6401', membershipNumber } as const;
    expect(toTransaction({ ...transaction, purpose, order }, codes)).toEqual({
      action,
      membership: membershipNumber,
      body: { transactionId: 'attempt.1', ...fields, paymentDetails },
    });
  });

  it('returns the amount to pay now as the price of an offer', () => {
    const cost = { totalPrice: 4_000, proratedAmount: 2_000 };
    const entry = {
      code: 'DI',
      isPlatinumMember: true,
      membershipType: 'PLATINUM',
      membershipTypeItemNumbers: ['900302'],
      totalLocalCost: { ...cost, currency: 'CRC' },
      totalUsdCost: { ...cost, currency: 'USD' },
    } as const;
    expect(toOffer({ ...entry, membershipTypeItemNumbers: [...entry.membershipTypeItemNumbers] })).toEqual({
      type: 'PLATINUM',
      quote: { price: money(2_000, 'CRC'), usdCents: 2_000, itemNumber: '900302' },
    });
  });

  it('returns a success only with the number of the membership (MEMBERSHIP-76)', () => {
    expect(toMembershipResult({ status: 'SUCCESS', membershipId: membershipNumber })).toEqual({
      status: 'SUCCESS',
      membershipNumber,
    });
    expect(toMembershipResult({ status: 'SUCCESS' })).toEqual({ status: 'PENDING' });
    expect(toMembershipResult({ status: 'FAILURE', failureReason: '80005' })).toEqual({
      status: 'FAILURE',
      reason: '80005',
    });
  });
});
