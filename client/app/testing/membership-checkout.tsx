import type { Locale } from '@tarima/markets/locale';
import { screen } from '@testing-library/react';
import { type MembershipPurpose, membershipPages } from '../features/checkout/index.ts';
import { MembershipCheckoutView } from '../features/membership-checkout/membership-checkout.tsx';
import { pathTo } from '../i18n/paths.ts';
import { defaultSettings } from '../shop-settings.ts';
import { createEncryptionKey } from './cards.ts';
import { createAttempt, createClub, createMember } from './fixtures.ts';
import type { Responses } from './graph.ts';
import { createInvoicingScenario } from './invoicing.tsx';
import { renderInShop } from './render.tsx';

const key = createEncryptionKey();

/** The checkout of a membership, attempts, and responses of the graph. */
export function createMembershipCheckoutScenario(locale: Locale) {
  const { createForm, saveAs } = createInvoicingScenario(locale);

  const membership = {
    type: 'DIAMOND',
    expiresOn: '2027-03-15',
    expiresOnAfterRenewal: '2028-03-15',
    renewal: { isEligible: true, reasons: [], message: null },
    upgrade: { isEligible: true, reasons: [], message: null },
  };
  const createOwn = (purpose: MembershipPurpose, status: string, more: object = {}) =>
    createAttempt(locale, status, {
      purpose,
      email: null,
      membership: {
        type: purpose === 'UPGRADE' ? 'PLATINUM' : 'DIAMOND',
        firstName: null,
        expiresOn: null,
        onlineAccount: 'NOT_REQUESTED',
        club: createClub(locale, 1),
      },
      ...more,
    });
  const begun = (attempt: object) => ({ beginCheckout: { __typename: 'BeginCheckoutSuccess', attempt } });
  const placed = (attempt: object) => ({ placeOrder: { __typename: 'PlaceOrderSuccess', attempt } });

  /** Opens the checkout of a purpose, with the attempt in its address if there is one. */
  async function open(
    purpose: MembershipPurpose,
    responses: Responses = {},
    attemptId?: string,
    savedCards = [{}].slice(1),
  ) {
    const me = createMember(locale, { membership });
    const page = membershipPages[purpose].checkout;
    const path = pathTo(page, locale, {}, attemptId ? { attempt: attemptId } : undefined);
    const shop = await renderInShop(<MembershipCheckoutView purpose={purpose} />, {
      locale,
      page: path.replace(`/${locale.code}/`, ''),
      viewer: { me, cart: null, guestCart: null },
      responses: {
        MembershipCheckoutPage: { me },
        MembershipAttempt: { checkoutAttempt: createOwn(purpose, 'OPEN') },
        RenewalEligibility: { me },
        UpgradeEligibility: { me },
        Wallet: { savedCards },
        CaptchaChallenge: { captchaChallenge: null },
        InvoiceForm: { invoiceForm: createForm({ isOffered: false, idTypes: [], fields: [] }) },
        CartInvoice: { invoiceDetails: { __typename: 'CartInvoice', details: null, saved: null } },
        SetInvoiceDetails: saveAs(),
        PaymentOptions: { paymentOptions: { methods: ['CARD'], cardTypes: ['VISA'] } },
        BeginCheckout: begun(createOwn(purpose, 'OPEN')),
        CardEncryptionKey: await key,
        ...responses,
      },
      settings: { checkout: { ...defaultSettings.checkout, paymentPageOrigins: ['https://bank.example'] } },
    });
    const findPay = () =>
      screen.findByRole('button', { name: new RegExp(`^${shop.translate('Pay {amount}', { amount: '' }).trim()}`) });
    const acceptTerms = async () =>
      shop.user.click(
        await screen.findByRole('checkbox', { name: shop.translate('I accept the terms and conditions.') }),
      );
    return { ...shop, findPay, acceptTerms };
  }
  return { open, createOwn, begun, placed, createForm, membership };
}
