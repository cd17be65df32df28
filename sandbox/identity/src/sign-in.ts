import type { Locale } from '@tarima/markets/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { chooseLocale } from './language.ts';
import { pageHeaders } from './pages/layout.ts';
import { renderProblem } from './pages/messages.ts';
import { renderSignIn, type SignInProblem } from './pages/sign-in.ts';
import { type Accounts, normalizeIdentifier } from './store/accounts.ts';
import type { Throttle } from './store/throttle.ts';

export interface SignInParts {
  readonly provider: () => Provider;
  readonly accounts: Accounts;
  readonly throttle: Throttle;
  readonly shopUrl: string;
}

const querySchema = z.object({ language: z.enum(['es', 'en']).optional().catch(undefined) });
const formSchema = z.object({ identifier: z.string().max(254).catch(''), password: z.string().max(128).catch('') });
const paramsSchema = z.object({
  ui_locales: z.string().optional(),
  login_hint: z.string().max(254).optional().catch(undefined),
  redirect_uri: z.url(),
});

const statusOf = { wrong: 422, missing: 422, wait: 429 } as const;

/** The sign-in page of one interaction: show, try a password, give up. */
export function signInRoutes(app: FastifyInstance, parts: SignInParts): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.get('/sign-in/:uid', async (request, reply) => {
    const page = await open(parts.provider(), request, reply);
    return show(reply, page, page.hint);
  });

  app.post('/sign-in/:uid', async (request, reply) => {
    const provider = parts.provider();
    const page = await open(provider, request, reply);
    const { identifier: typed, password } = formSchema.parse(request.body ?? {});
    const identifier = normalizeIdentifier(typed);
    if (!identifier || !password) return show(reply, page, typed, { kind: 'missing' });

    const minutes = await parts.throttle.admit(identifier, request.ip);
    if (minutes > 0) {
      reply.header('retry-after', minutes * 60);
      return show(reply, page, typed, { kind: 'wait', minutes });
    }
    const account = await parts.accounts.authenticate(identifier, password);
    if (!account) return show(reply, page, typed, { kind: 'wrong' });

    await parts.throttle.clear(identifier, request.ip);
    const result = { login: { accountId: account.subject, amr: ['pwd'] } };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
  });

  app.get('/sign-in/:uid/cancel', async (request, reply) => {
    const result = { error: 'access_denied', error_description: 'The member went back to the store' };
    return reply.redirect(await parts.provider().interactionResult(request.raw, reply.raw, result), 303);
  });

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    const { language } = chooseLocale({ acceptLanguage: request.headers['accept-language'] });
    return reply
      .status(410)
      .headers(pageHeaders())
      .send(renderProblem({ language, code: 'expired', storeUrl: parts.shopUrl }));
  });
}

interface OpenPage {
  /** Address of the page. */
  readonly url: string;
  readonly locale: Locale;
  /** The client's `login_hint`, empty without one. */
  readonly hint: string;
  /** Site of the client that sign-in returns to. */
  readonly shop: string;
}

/** The interaction that this browser's cookie names. @throws SessionNotFound */
async function open(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<OpenPage> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  const params = paramsSchema.parse(interaction.params);
  return {
    url: `/sign-in/${interaction.uid}`,
    locale: chooseLocale({
      chosen: querySchema.parse(request.query).language,
      uiLocales: params.ui_locales,
      acceptLanguage: request.headers['accept-language'],
    }),
    hint: params.login_hint ?? '',
    shop: new URL(params.redirect_uri).origin,
  };
}

/** The shop's page where a membership gets its online account (MEMBERSHIP-82). */
const onboardingPath = { es: 'registro', en: 'onboarding' } as const;

function show(reply: FastifyReply, page: OpenPage, identifier: string, problem?: SignInProblem): FastifyReply {
  const { language, code } = page.locale;
  return reply
    .status(problem ? statusOf[problem.kind] : 200)
    .headers(pageHeaders(page.shop))
    .send(
      renderSignIn({
        language,
        url: page.url,
        registerUrl: `${page.shop}/${code}/${onboardingPath[language]}`,
        identifier,
        ...(problem && { problem }),
      }),
    );
}
