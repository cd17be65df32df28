import type { FastifyInstance, FastifyReply } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { type InteractionPage, loadInteractionPage, resetPasswordHint } from './interaction-page.ts';
import { chooseLocale } from './language.ts';
import type { IdentityMails } from './mails.ts';
import { buildPageHeaders } from './pages/layout.ts';
import { renderProblem } from './pages/messages.ts';
import { renderSignIn, type SignInNotice } from './pages/sign-in.ts';
import { type Accounts, normalizeIdentifier } from './store/accounts.ts';
import type { Throttle } from './store/throttle.ts';

export interface SignInDependencies {
  readonly provider: () => Provider;
  readonly accounts: Accounts;
  readonly throttle: Throttle;
  readonly mails: IdentityMails;
  readonly shopUrl: string;
}

const querySchema = z.object({
  screen: z.literal(resetPasswordHint).optional().catch(undefined),
  password: z.literal('changed').optional().catch(undefined),
});
const formSchema = z.object({ identifier: z.string().max(254).catch(''), password: z.string().max(128).catch('') });
const statusCodes = { changed: 200, wrong: 422, missing: 422, unverified: 403, wait: 429 } as const;

/** Routes of the sign-in page of an interaction: show it, submit a password, cancel. */
export function registerSignInRoutes(app: FastifyInstance, dependencies: SignInDependencies): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/sign-in/:uid', async (request, reply) => {
    const page = await loadInteractionPage(dependencies.provider(), request, reply);
    const { screen, password } = querySchema.parse(request.query);
    if (screen) return reply.redirect(`${page.url}/password-reset?language=${page.locale.language}`, 303);
    return sendPage(reply, page, page.hint, password && { kind: 'changed' });
  });

  app.post('/sign-in/:uid', async (request, reply) => {
    const provider = dependencies.provider();
    const page = await loadInteractionPage(provider, request, reply);
    const { identifier: entered, password } = formSchema.parse(request.body ?? {});
    const identifier = normalizeIdentifier(entered);
    if (!identifier || !password) return sendPage(reply, page, entered, { kind: 'missing' });

    const minutes = await dependencies.throttle.admit(identifier, request.ip);
    if (minutes > 0) {
      reply.header('retry-after', minutes * 60);
      return sendPage(reply, page, entered, { kind: 'wait', minutes });
    }
    const authentication = await dependencies.accounts.authenticate(page.kind, identifier, password);
    if (authentication.kind === 'wrong') return sendPage(reply, page, entered, { kind: 'wrong' });

    await dependencies.throttle.clear(identifier, request.ip);
    const { account } = authentication;
    if (authentication.kind === 'unverified') {
      await dependencies.mails.sendVerification(account, page.locale.language, getVerificationUrl(page));
      return sendPage(reply, page, entered, { kind: 'unverified' });
    }
    const result = { login: { accountId: account.subject, amr: ['pwd'] } };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  });

  app.get('/sign-in/:uid/cancel', async (request, reply) => {
    const result = { error: 'access_denied', error_description: 'The member cancelled the sign-in' };
    return reply.redirect(await dependencies.provider().interactionResult(request.raw, reply.raw, result), 303);
  });

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const { language } = chooseLocale({ acceptLanguage: request.headers['accept-language'] });
    return reply
      .status(410)
      .headers(buildPageHeaders())
      .send(renderProblem({ language, code: 'expired', storeUrl: dependencies.shopUrl }));
  });
}

/** The shop's pages for creating an online account (MEMBERSHIP-82), and for verifying its e-mail address. */
const onboardingPath = { es: 'registro', en: 'onboarding' } as const;
const verificationPath = { es: 'registro/verificar-email', en: 'onboarding/email-verify' } as const;
const getVerificationUrl = ({ shop, locale: { code, language } }: InteractionPage) =>
  `${shop}/${code}/${verificationPath[language]}`;

function sendPage(reply: FastifyReply, page: InteractionPage, identifier: string, notice?: SignInNotice): FastifyReply {
  const { language, code } = page.locale;
  return reply
    .status(notice ? statusCodes[notice.kind] : 200)
    .headers(buildPageHeaders(page.shop))
    .send(
      renderSignIn({
        language,
        url: page.url,
        ...(page.kind === 'member' && {
          registerUrl: `${page.shop}/${code}/${onboardingPath[language]}`,
          resetUrl: `${page.url}/password-reset?language=${language}`,
        }),
        identifier,
        ...(notice && { notice }),
      }),
    );
}
