/** Values of the settings that have no default; no service listens at these addresses. */
export const requiredSettings = {
  DEPLOYMENT: 'demo',
  CALLER_SECRET: 'a-caller-secret-of-thirty-two-characters',
  DATABASE_URL: 'pglite://memory',
  COMMERCE_API_URL: 'http://127.0.0.1:9',
  PAYMENTS_COMMERCE_CLIENT_ID: 'id',
  PAYMENTS_COMMERCE_CLIENT_SECRET: 'secret',
  CONTENT_URL: 'http://127.0.0.1:9',
  CONFIGURATION_CACHE_FILE: 'unused',
  PAYMENTS_API_URL: 'http://127.0.0.1:9',
  PAYMENTS_API_KEY: 'key',
  MEMBERSHIP_API_URL: 'http://127.0.0.1:9',
  MEMBERSHIP_API_KEY: 'key',
  TAX_API_URL: 'http://127.0.0.1:9',
  FULFILMENT_URL: 'http://127.0.0.1:9',
  FULFILMENT_API_KEY: 'a-fulfilment-key-of-thirty-two-characters',
  SHOP_URL: 'http://localhost:3000',
};
