import { type Environment, storeEnvironment } from '../environment.ts';
import { portsOf } from '../ports.ts';

/** A secret that no sandbox is published with. */
export const own = (name: string) => `${name}-of-this-installation-alone-00000000`;

/** What `npm start` gives to the store. */
export const demoSettings = storeEnvironment({
  ports: portsOf({}),
  dataDirectory: '/data',
  databases: { sandbox: 'pglite://memory', store: 'postgres://store@db.internal/store' },
  secrets: {
    CALLER_SECRET: own('caller'),
    GUEST_TOKEN_SECRET: own('guest'),
    SESSION_SECRET: own('session'),
  },
});

/** What an installation sets to go live; the addresses of upstreams inside its network stay on plain http. */
export const liveSettings: Environment = {
  ...demoSettings,
  ...Object.fromEntries(
    Object.entries(demoSettings)
      .filter(([, value]) => value.includes('-sandbox-'))
      .map(([name]) => [name, own(name)]),
  ),
  DEPLOYMENT: 'live',
  SHOP_URL: 'https://shop.example',
  IDENTITY_ISSUER: 'https://login.example',
  MEDIA_URL: 'https://media.example',
  MAPS_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  PAYMENTS_PUBLIC_URL: 'https://pay.example',
  CONTENT_EDITOR_URL: 'https://content.example/edit',
  EXPLORER: 'false',
  EXPLORER_PARTNER_ID: '',
  EXPLORER_PARTNER_SECRET: '',
};
