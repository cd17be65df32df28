import { RequestError } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CaptchaSandboxContext } from '../context.ts';
import { findSiteKey } from '../store/site-keys.ts';
import { issueToken, tokenLifetimeMs } from '../store/tokens.ts';

/** Characters that Google allows in an action. */
const action = z.string().regex(/^[A-Za-z0-9/_]{1,100}$/);

const fields = z.object({
  k: z.string(),
  /** Origin of the page that shows the frame. */
  co: z.url({ protocol: /^https?$/ }),
  size: z.enum(['normal', 'compact', 'invisible']),
  action: action.optional(),
});

/** Browsers that say so themselves, e.g. `Googlebot/2.1`. */
const robotAgent = /bot\b/i;
const robotScore = 0.1;

/**
 * `POST /recaptcha/api2/userverify`, which the frame calls when the shopper ticks the box or the page executes the captcha:
 * issues a token for the page's host name.
 */
export function registerUserVerifyRoute(app: FastifyInstance, { db, clock }: CaptchaSandboxContext): void {
  app.post('/recaptcha/api2/userverify', async (request) => {
    const { data } = fields.safeParse(request.body);
    if (!data) throw new RequestError(400, 'BAD_REQUEST', 'k, co, size or action is missing or not valid.');
    const siteKey = await findSiteKey(db, data.k);
    if (!siteKey) throw new RequestError(400, 'INVALID_SITE_KEY', 'Invalid site key.');
    if ((siteKey.type === 'CHECKBOX') === (data.size === 'invisible'))
      throw new RequestError(400, 'INVALID_KEY_TYPE', 'Invalid key type.');
    if (siteKey.type !== 'SCORE' && data.action !== undefined)
      throw new RequestError(400, 'INVALID_KEY_TYPE', 'Only keys of version 3 have actions.');
    const page = { hostname: new URL(data.co).hostname, action: data.action };
    const isRobot = robotAgent.test(request.headers['user-agent'] ?? '');
    const score = isRobot ? Math.min(siteKey.score, robotScore) : siteKey.score;
    const token = await issueToken(db, { ...siteKey, score }, page, clock());
    return { token, expiresInSeconds: tokenLifetimeMs / 1_000 };
  });
}
