import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { type InteractionPage, loadInteractionPage, resetPasswordHint } from './interaction-page.ts';
import { chooseLocale } from './language.ts';
import type { IdentityMails } from './mails.ts';
import { buildPageHeaders } from './pages/layout.ts';
import { renderProblem } from './pages/messages.ts';
import { renderSignIn, type SignInNotice } from './pages/sign-in.ts';
import type { CaptchaSignIn, SignInCaptcha } from './sign-in-captcha.ts';
import { type Accounts, normalizeIdentifier } from './store/accounts.ts';
import type { Throttle } from './store/throttle.ts';

export interface SignInDependencies {
  readonly provider: () => Provider;
  readonly accounts: Accounts;
  readonly throttle: Throttle;
  readonly mails: IdentityMails;
  readonly captcha: SignInCaptcha;
  readonly shopUrl: string;
}

const querySchema = z.object({
  screen: z.literal(resetPasswordHint).optional().catch(undefined),
  password: z.literal('changed').optional().catch(undefined),
});
const formSchema = z.object({
  identifier: z.string().max(254).catch(''),
  password: z.string().max(128).catch(''),
  /** The answer of ALTCHA's widget. */
  altcha: z.string().catch(''),
});
const statusCodes = {
  changed: 200,
  wrong: 422,
  missing: 422,
  captcha: 422,
  'captcha-failed': 422,
  unverified: 403,
  wait: 429,
} as const;

/** Routes of the sign-in page of an interaction: show it, submit a password, cancel. */
export function registerSignInRoutes(app: FastifyInstance, dependencies: SignInDependencies): void {
  const { throttle, captcha } = dependencies;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/sign-in/:uid', async (request, reply) => {
    const page = await loadInteractionPage(dependencies.provider(), dependencies.shopUrl, request, reply);
    const { screen, password } = querySchema.parse(request.query);
    if (screen) return reply.redirect(`${page.url}/password-reset?language=${page.locale.language}`, 303);
    return sendPage(request, reply, page, page.hint, password && { kind: 'changed' });
  });

  app.post('/sign-in/:uid', async (request, reply) => {
    const provider = dependencies.provider();
    const page = await loadInteractionPage(provider, dependencies.shopUrl, request, reply);
    const { identifier: entered, password, altcha } = formSchema.parse(request.body ?? {});
    const identifier = normalizeIdentifier(entered);
    const refuse = (notice: SignInNotice) => sendPage(request, reply, page, entered, notice);
    if (!identifier || !password) return refuse({ kind: 'missing' });

    const { minutes, isCaptchaNeeded } = await throttle.admit(identifier, request.ip);
    if (minutes > 0) {
      reply.header('retry-after', minutes * 60);
      return refuse({ kind: 'wait', minutes });
    }
    // Without a valid answer the password is not checked (ACCOUNT-275).
    if (isCaptchaNeeded && altcha === '') return refuse({ kind: 'captcha' });
    if (isCaptchaNeeded && !(await captcha.verify(toCaptchaSignIn(page), altcha))) {
      return refuse({ kind: 'captcha-failed' });
    }
    const authentication = await dependencies.accounts.authenticate(page.kind, identifier, password);
    if (authentication.kind === 'wrong') return refuse({ kind: 'wrong' });

    await throttle.clear(identifier, request.ip);
    const { account } = authentication;
    if (authentication.kind === 'unverified') {
      await dependencies.mails.sendVerification(account, page.locale.language, getVerificationUrl(page));
      return refuse({ kind: 'unverified' });
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

  /** Sends the form, with a captcha if the next attempt needs one. */
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: InteractionPage,
    identifier: string,
    notice?: SignInNotice,
  ): Promise<FastifyReply> => {
    const { language, code } = page.locale;
    const isCaptchaNeeded = await throttle.isCaptchaNeeded(normalizeIdentifier(identifier), request.ip);
    const challenge = isCaptchaNeeded ? await captcha.createChallenge(toCaptchaSignIn(page)) : undefined;
    return reply
      .status(notice ? statusCodes[notice.kind] : 200)
      .headers(buildPageHeaders(page.returnSource))
      .send(
        renderSignIn({
          language,
          url: page.url,
          ...(page.kind === 'member' && {
            registerUrl: `${page.shop}/${code}/${onboardingPath[language]}`,
            resetUrl: `${page.url}/password-reset?language=${language}`,
          }),
          identifier,
          ...(challenge && { challenge }),
          ...(notice && { notice }),
        }),
      );
  };
}

const toCaptchaSignIn = ({ uid, locale }: InteractionPage): CaptchaSignIn => ({ uid, market: locale.market.code });

/** The shop's pages for creating an online account (MEMBERSHIP-82), and for verifying its email address. */
const onboardingPath = { es: 'registro', en: 'onboarding' } as const;
const verificationPath = { es: 'registro/verificar-email', en: 'onboarding/email-verify' } as const;
const getVerificationUrl = ({ shop, locale: { code, language } }: InteractionPage) =>
  `${shop}/${code}/${verificationPath[language]}`;
