import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CaptchaSandboxContext } from '../context.ts';
import { findSiteKeyBySecret } from '../store/site-keys.ts';
import { spendToken } from '../store/tokens.ts';

const fields = z.object({ secret: z.string().default(''), response: z.string().default('') });

const createErrorResponse = (...codes: string[]) => ({ success: false, 'error-codes': codes });

/**
 * `POST /recaptcha/api/siteverify` with the form fields `secret`, `response` and `remoteip`. The status is always 200.
 * A token is valid once and for two minutes.
 */
export function registerSiteVerifyRoute(app: FastifyInstance, { db, clock }: CaptchaSandboxContext): void {
  app.post('/recaptcha/api/siteverify', async (request) => {
    const { data } = fields.safeParse(request.body ?? {});
    if (!data) return createErrorResponse('bad-request');
    const missing = [
      ...(data.response ? [] : ['missing-input-response']),
      ...(data.secret ? [] : ['missing-input-secret']),
    ];
    if (missing.length > 0) return createErrorResponse(...missing);
    const siteKey = await findSiteKeyBySecret(db, data.secret);
    if (!siteKey) return createErrorResponse('invalid-input-secret');
    const token = await spendToken(db, siteKey.siteKey, data.response, clock());
    if (token === 'UNKNOWN') return createErrorResponse('invalid-input-response');
    if (token === 'SPENT') return createErrorResponse('timeout-or-duplicate');
    if (!token.isPassing) return createErrorResponse('invalid-input-response');
    return {
      success: true,
      challenge_ts: token.issuedAt.toISOString().replace(/\.\d+Z$/, 'Z'),
      hostname: token.hostname,
      ...(siteKey.type === 'SCORE' && { score: token.score, action: token.action }),
    };
  });
}
