import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { MarketCode } from '@tarima/markets/table';
import { registerSecurityHeaders } from '@tarima/service-kit/security-headers';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { localeOfPath } from '../i18n/paths.ts';
import { findCaptchaMarket, findCheckoutMarket } from './checkout-url.ts';
import { listPaymentPageOrigins, type ShopEnv } from './env.ts';

/** Origins that differ between installations and that pages may load from. */
export interface SecurityPolicy {
  /** Origin of product images. */
  readonly mediaOrigin: string;
  /** Origin of map tiles. */
  readonly mapOrigin: string;
  /** Origins of the payment providers' pages, which checkout pages may show in frames and send forms to. */
  readonly paymentPageOrigins: readonly string[];
  /** reCAPTCHA, which the checkout and registration pages of some markets load; none when undefined. */
  readonly recaptcha?: { readonly scriptUrl: string; readonly isUsedIn: (market: MarketCode) => boolean };
  /** The chat-bot, which pages of some markets load, but not the checkout; none when undefined. */
  readonly chatbot?: { readonly scriptUrl: string; readonly isUsedIn: (market: MarketCode) => boolean };
  /** Origins that may embed the shop in a frame; none when empty (NATIVE-2, NATIVE-3). */
  readonly frameAncestors: readonly string[];
  /** Served over https: adds HSTS, so that browsers never use http. */
  readonly isSecure: boolean;
  /** In development Vite injects inline scripts and styles and opens a socket. */
  readonly isDevelopment: boolean;
}

/** The policy of an installation. */
export const createSecurityPolicy = (env: ShopEnv, isDevelopment: boolean): SecurityPolicy => ({
  mediaOrigin: new URL(env.MEDIA_URL).origin,
  mapOrigin: new URL(env.MAPS_TILE_URL).origin,
  paymentPageOrigins: listPaymentPageOrigins(env),
  frameAncestors: [...new Set([...env.FRAME_ANCESTORS, ...env.NATIVE_APP_ORIGINS])],
  isSecure: env.SHOP_URL.startsWith('https:'),
  isDevelopment,
});

const nonces = new WeakMap<ServerResponse, string>();

/** Returns the nonce that the inline scripts of a response need, the same one for all calls (NATIVE-2). */
export function getNonce(response: ServerResponse): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString('base64');
  nonces.set(response, nonce);
  return nonce;
}

/**
 * Sets the security headers of all responses of the shop (NATIVE-2, NATIVE-3). Only checkout pages may show pages of
 * payment providers in frames (CHECKOUT-300, MEMBERSHIP-173). They and pages of registration may load a script of a third
 * party, where their market's captcha needs one (PAYMENTS-312). Other pages may
 * load the chat-bot of their market (CONTENT-52).
 */
export function registerShopHeaders(app: FastifyInstance, policy: SecurityPolicy): void {
  const { mediaOrigin, mapOrigin, paymentPageOrigins, recaptcha, chatbot, frameAncestors, isSecure, isDevelopment } =
    policy;
  const isFramed = frameAncestors.length > 0;
  registerSecurityHeaders(app, {
    // Each response has its own nonce.
    contentSecurityPolicy: false,
    // The header cannot name other origins; `frame-ancestors` can.
    xFrameOptions: isFramed ? false : { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure,
    // Other sites may show the shop's images, such as the icon in a link preview.
    crossOriginResourcePolicy: false,
    xDnsPrefetchControl: false,
  });
  const createPolicy = (frameSources: string[], formTargets: string[], thirdParty?: ThirdPartySources) =>
    helmet.contentSecurityPolicy({
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': [
          "'self'",
          (_request, response) => `'nonce-${getNonce(response)}'`,
          ...(thirdParty?.scripts ?? []),
        ],
        // React writes style attributes, which cannot run code.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', mediaOrigin, mapOrigin],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : []), ...(thirdParty?.connections ?? [])],
        'frame-src': getFrameSources(frameSources, thirdParty?.frames),
        'form-action': formTargets,
        'frame-ancestors': isFramed ? frameAncestors : ["'none'"],
        'base-uri': ["'self'"],
        'object-src': ["'none'"],
      },
    });
  const setDefaultPolicy = createPolicy([], ["'self'"]);
  const setChatbotPolicy = chatbot && createPolicy([], ["'self'"], getChatbotSources(chatbot.scriptUrl));
  // A frame of a provider ends at the shop's own return page, which `'self'` allows.
  const paymentPages = ["'self'", ...paymentPageOrigins];
  const setCheckoutPolicy = createPolicy(paymentPages, paymentPages);
  const captchaSources = recaptcha && getCaptchaSources(recaptcha.scriptUrl);
  const setCheckoutCaptchaPolicy = captchaSources && createPolicy(paymentPages, paymentPages, captchaSources);
  const setCaptchaPolicy = captchaSources && createPolicy([], ["'self'"], captchaSources);
  const findPolicy = (url: string) => {
    const checkoutMarket = findCheckoutMarket(url);
    const captchaMarket = checkoutMarket ?? findCaptchaMarket(url);
    const isRecaptchaUsed = captchaMarket !== undefined && recaptcha?.isUsedIn(captchaMarket);
    if (checkoutMarket) return (isRecaptchaUsed && setCheckoutCaptchaPolicy) || setCheckoutPolicy;
    if (isRecaptchaUsed && setCaptchaPolicy) return setCaptchaPolicy;
    return (chatbot?.isUsedIn(localeOfPath(url).market.code) && setChatbotPolicy) || setDefaultPolicy;
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), payment=(), geolocation=(self)');
    findPolicy(request.url)(request.raw, reply.raw, done);
  });
}

/** What scripts of a third party load. */
interface ThirdPartySources {
  readonly scripts: string[];
  readonly frames: string[];
  readonly connections: string[];
}

/** What reCAPTCHA loads (https://developers.google.com/recaptcha/docs/faq); the script's folder may be on another host. */
function getCaptchaSources(scriptUrl: string): ThirdPartySources {
  const folder = new URL('.', scriptUrl).href;
  return {
    scripts: [folder, 'https://www.gstatic.com/recaptcha/'],
    frames: [folder, 'https://recaptcha.google.com/recaptcha/'],
    connections: [folder],
  };
}

/** What the chat-bot loads: its script and the frame of the conversation, from the folder of the script. */
function getChatbotSources(scriptUrl: string): ThirdPartySources {
  const folder = new URL('.', scriptUrl).href;
  return { scripts: [folder], frames: [folder], connections: [] };
}

/** `'none'` cannot stand beside other sources. */
function getFrameSources(own: readonly string[], thirdParty: readonly string[] = []): string[] {
  const sources = [...own, ...thirdParty];
  return sources.length > 0 ? sources : ["'none'"];
}
