import { createStoreEnvironment, type Environment } from '../environment.ts';
import { readPorts } from '../ports.ts';

/** Creates a secret that is not a published secret of a sandbox. */
export const createSecret = (name: string) => `${name}-of-this-installation-only-000000000`;

/** Environment of the store in `npm start`. */
export const demoSettings = createStoreEnvironment({
  ports: readPorts({}),
  dataDirectory: '/data',
  databases: { sandbox: 'pglite://memory', store: 'postgres://store@db.internal/store' },
  secrets: {
    CALLER_SECRET: createSecret('caller'),
    GUEST_TOKEN_SECRET: createSecret('guest'),
    SESSION_SECRET: createSecret('session'),
    CAPTCHA_SECRET: createSecret('captcha'),
  },
});

/** Environment of a live installation; upstreams inside its network are called over plain http. */
export const liveSettings: Environment = {
  ...demoSettings,
  ...Object.fromEntries(
    Object.entries(demoSettings)
      .filter(([, value]) => value.includes('-sandbox-'))
      .map(([name]) => [name, createSecret(name)]),
  ),
  DEPLOYMENT: 'live',
  SHOP_URL: 'https://shop.example',
  IDENTITY_ISSUER: 'https://login.example',
  MEDIA_URL: 'https://media.example',
  MAPS_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  PAYMENTS_PUBLIC_URL: 'https://pay.example',
  RECAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/api.js',
  CHATBOT_SCRIPT_URL: 'https://chat.example/chat.js',
  CONTENT_EDITOR_URL: 'https://content.example/edit',
  MAIL_SMTP_URL: 'smtps://tarima:password@mail.example',
  EXPLORER: 'false',
  EXPLORER_PARTNER_ID: '',
  EXPLORER_PARTNER_SECRET: '',
};
