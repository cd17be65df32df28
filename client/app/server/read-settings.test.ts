import { expect, it } from 'vitest';
import { readSettings } from './read-settings.ts';

it('returns the configured sizes and limits, and no other configuration (CONFIGURATION-17, CONFIGURATION-22, CONTENT-52, PAYMENTS-18, SEARCH-5, SEARCH-14, SEARCH-45)', () => {
  const search = {
    engines: ['discovery' as const],
    pageSize: 50 as const,
    maxTextLength: 40,
    querySuggestions: 4,
    productSuggestions: 2,
    suggestionDebounceMs: 300,
  };
  const mapTiles = { url: 'https://maps.test/{z}/{x}/{y}.svg', attribution: 'Maps' };
  const cart = { maxQuantity: 12, maxLines: 100, lowStockThreshold: 3 };
  const payments = {
    authorizationStatusEnabled: true,
    authorizationStatusWaitsSeconds: [7, 10, 5, 2, 0],
    authorizationStatusOffsetsSeconds: [0, 20, 40, 60, 0],
    hardDeclineCodes: ['04'],
    attemptPollingSeconds: 240,
    deviceDataSeconds: 8,
    decisionManager: false,
    bankCardStatuses: ['APPROVED'],
  };
  const orders = {
    cancellableStatuses: ['1000'],
    purchasesWindowMonths: 12,
    inTransitDays: 7,
    placedOrderPollingSeconds: 90,
  };
  const logging = { membershipPurchases: true };
  const appearance = { animationMs: 250 };
  const features = { chatbot: true, pharmacy: false, pricePerUnit: true };
  const membership = {
    purchase: true,
    renewal: true,
    upgrade: true,
    hidePrice: false,
    priceInUsd: false,
    platinumRebatePercent: 2,
    identityDocument: null,
  };
  const payment = { cardTypes: ['VISA' as const, 'DINERS' as const], thirdPartyIds: [11] };
  const market = { payments: payment, features, membership };
  const shared = { search, cart, payments, orders, logging, appearance };
  const chatbotScriptUrl = 'https://chat.test/chat.js';
  const release = { version: '1.4.0', build: '210', commit: 'c0ffee' };
  expect(readSettings(shared, market, { release, mapTiles, chatbotScriptUrl })).toEqual({
    release,
    mapTiles,
    chatbotScriptUrl,
    logsMembershipPurchases: true,
    animationMs: 250,
    search: { pageSize: 50, maxTextLength: 40, suggestionDebounceMs: 300 },
    cart: { maxQuantity: 12 },
    checkout: {
      attemptPollingSeconds: 240,
      deviceDataSeconds: 8,
      placedOrderPollingSeconds: 90,
      cardTypes: ['VISA', 'DINERS'],
    },
  });
  const withoutChatbot = { ...market, features: { ...features, chatbot: false } };
  expect(readSettings(shared, withoutChatbot, { release, mapTiles, chatbotScriptUrl })).not.toHaveProperty(
    'chatbotScriptUrl',
  );
  const identityDocument = { types: ['image/png' as const], maximumBytes: 500_000 };
  const withDocuments = { ...market, membership: { ...membership, identityDocument } };
  expect(readSettings(shared, withDocuments, { release, mapTiles }).identityDocument, 'MEMBERSHIP-68').toEqual(
    identityDocument,
  );
  const paymentPageOrigins = ['https://pay.test'];
  const { checkout, ...others } = readSettings(shared, market, {
    release,
    mapTiles,
    chatbotScriptUrl,
    paymentPageOrigins,
  });
  expect(others, 'the checkout page runs no script of the chat-bot').not.toHaveProperty('chatbotScriptUrl');
  expect(checkout.paymentPageOrigins, 'in the document of the checkout page').toEqual(['https://pay.test']);
});
