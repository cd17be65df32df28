/** The settings of the shop that have no default. */
export const requiredShopEnv = {
  DEPLOYMENT: 'demo',
  CONFIGURATION_CACHE_FILE: '/tmp/configuration.json',
  IDENTITY_CLIENT_SECRET: 'secret',
  DATABASE_URL: 'pglite://memory',
  COLLECTOR_WRITE_KEY: 'a-write-key-of-some-thirty-six-characters',
  SESSION_SECRET: 'a-session-secret-of-some-thirty-six-characters',
  GUEST_TOKEN_SECRET: 'a-guest-token-secret-of-some-forty-characters',
};
