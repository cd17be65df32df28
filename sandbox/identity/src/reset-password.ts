import { listBrokenPasswordRules, type PasswordPolicy } from '@tarima/markets/password-policy';
import { inTransaction } from '@tarima/service-kit/database';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { choosePageLocale, loadInteractionPage } from './interaction-page.ts';
import type { IdentityMails } from './mails.ts';
import { buildPageHeaders } from './pages/layout.ts';
import {
  type RefusedLink,
  renderNewPassword,
  renderPasswordChanged,
  renderRefusedLink,
  renderResetRequest,
  renderResetSent,
} from './pages/reset-password.ts';
import { resetTexts } from './pages/reset-texts.ts';
import { texts } from './pages/texts.ts';
import { type Account, type Accounts, normalizeIdentifier, setAccountPassword } from './store/accounts.ts';
import { deletePassedSignIns, deleteSubjectArtifacts } from './store/artifacts.ts';
import { consumeEmailCode, findEmailCode } from './store/email-codes.ts';
import type { IdentityTables } from './store/tables.ts';
import type { Throttle } from './store/throttle.ts';

export interface ResetPasswordDependencies {
  readonly provider: () => Provider;
  readonly db: Kysely<IdentityTables>;
  readonly accounts: Accounts;
  readonly throttle: Throttle;
  readonly mails: IdentityMails;
  readonly policy: PasswordPolicy;
  readonly shopUrl: string;
}

const requestSchema = z.object({ identifier: z.string().max(254).catch('') });
// A longer password is refused by the policy, and never cut.
const passwordSchema = z.object({ password: z.string().max(4096).catch('') });
const codeQuerySchema = z.object({ code: z.string().max(200).catch('') });

/** A request for the page of an email's link. */
type LinkRequest = FastifyRequest<{ Params: { uid: string } }>;

/** The page of the mail's link, without the language. */
function buildLinkUrl({ params, query }: LinkRequest): string {
  const { code } = codeQuerySchema.parse(query);
  return `/sign-in/${encodeURIComponent(params.uid)}/new-password?${new URLSearchParams({ code })}`;
}

const statusCodes = { used: 410, expired: 410, unknown: 404 } as const;

/**
 * The pages with which a member sets a new password (ACCOUNT-270): the request, which is part of a sign-in in progress, and the
 * page of the mail's link, which also opens in another browser. They work without JavaScript.
 */
export function registerResetPasswordRoutes(app: FastifyInstance, dependencies: ResetPasswordDependencies): void {
  const { db, accounts, throttle, mails, policy, shopUrl } = dependencies;
  const loadPage = (request: FastifyRequest, reply: FastifyReply) =>
    loadInteractionPage(dependencies.provider(), shopUrl, request, reply);

  app.get('/sign-in/:uid/password-reset', async (request, reply) => {
    const page = await loadPage(request, reply);
    return sendRequestPage(reply, page, page.hint);
  });

  app.post('/sign-in/:uid/password-reset', async (request, reply) => {
    const page = await loadPage(request, reply);
    const { language } = page.locale;
    const { identifier: entered } = requestSchema.parse(request.body ?? {});
    const identifier = normalizeIdentifier(entered);
    if (!identifier) return sendRequestPage(reply.status(422), page, entered, resetTexts[language].missing);

    const { minutes } = await throttle.admit(`reset:${identifier}`, request.ip);
    if (minutes > 0) {
      reply.status(429).header('retry-after', minutes * 60);
      return sendRequestPage(reply, page, entered, texts[language].wait(minutes));
    }
    const account = await accounts.findByIdentifier('member', identifier);
    const pageUrl = `${dependencies.provider().issuer}${page.url}/new-password?language=${language}`;
    if (account) mails.sendReset(account, language, pageUrl);
    return reply.redirect(`${page.url}/password-reset/sent?language=${language}`, 303);
  });

  app.get('/sign-in/:uid/password-reset/sent', async (request, reply) => {
    const { url, returnSource, locale } = await loadPage(request, reply);
    return reply
      .headers(buildPageHeaders(returnSource))
      .send(renderResetSent({ language: locale.language, url: `${url}/password-reset`, signInUrl: url }));
  });

  app.get<{ Params: { uid: string } }>('/sign-in/:uid/new-password', async (request, reply) => {
    const { code } = codeQuerySchema.parse(request.query);
    const check = await findEmailCode(db, 'RESET_PASSWORD', code);
    const account = check.kind === 'valid' ? await accounts.find(check.subject) : undefined;
    return account ? sendNewPasswordPage(request, reply, account) : sendRefusal(request, reply, check.kind);
  });

  app.post<{ Params: { uid: string } }>('/sign-in/:uid/new-password', async (request, reply) => {
    const { code } = codeQuerySchema.parse(request.query);
    const { password } = passwordSchema.parse(request.body ?? {});
    const check = await findEmailCode(db, 'RESET_PASSWORD', code);
    const account = check.kind === 'valid' ? await accounts.find(check.subject) : undefined;
    if (!account) return sendRefusal(request, reply, check.kind);
    if (listBrokenPasswordRules(password, policy).length > 0) {
      return sendNewPasswordPage(request, reply.status(422), account, password);
    }
    const { kind } = await inTransaction(db, async (trx) => {
      const used = await consumeEmailCode(trx, 'RESET_PASSWORD', code);
      if (used.kind !== 'valid') return used;
      await setAccountPassword(trx, used.subject, password);
      await deleteSubjectArtifacts(trx, used.subject);
      await deletePassedSignIns(trx, used.subject);
      return used;
    });
    if (kind !== 'valid') return sendRefusal(request, reply, kind);
    await throttle.clearAccount([account.email, account.membershipNumber ?? account.email]);
    return finish(request, reply, account);
  });

  /** Returns to the sign-in in progress; another browser has none, and one of the ended sessions cannot continue. */
  const finish = async (request: FastifyRequest, reply: FastifyReply, account: Account): Promise<FastifyReply> => {
    try {
      const { url, locale } = await loadPage(request, reply);
      return reply.redirect(`${url}?language=${locale.language}&password=changed`, 303);
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      const { language, signInUrl } = listShopUrls(request, account.locale);
      return reply.headers(buildPageHeaders()).send(renderPasswordChanged(language, shopUrl, signInUrl));
    }
  };

  /** The shop's links for a browser without a sign-in in progress. */
  const listShopUrls = (request: FastifyRequest, accountLocale?: string) => {
    const { code, language } = choosePageLocale(request, accountLocale);
    const query = new URLSearchParams({ ui_locales: code });
    return {
      language,
      signInUrl: `${shopUrl}/auth/login?${query}`,
      resetUrl: `${shopUrl}/auth/reset-password?${query}`,
    };
  };

  const sendRefusal = (request: LinkRequest, reply: FastifyReply, kind: RefusedLink | 'valid'): FastifyReply => {
    // An account that was deleted after its code was found has no valid code any more.
    const reason = kind === 'valid' ? 'unknown' : kind;
    return reply
      .status(statusCodes[reason])
      .headers(buildPageHeaders())
      .send(renderRefusedLink({ ...listShopUrls(request), reason, url: buildLinkUrl(request), storeUrl: shopUrl }));
  };

  const sendNewPasswordPage = (
    request: LinkRequest,
    reply: FastifyReply,
    { email }: Account,
    refusedPassword?: string,
  ): FastifyReply => {
    const { language } = choosePageLocale(request);
    return reply.headers(buildPageHeaders()).send(
      renderNewPassword({
        language,
        url: buildLinkUrl(request),
        storeUrl: shopUrl,
        email,
        policy,
        broken: refusedPassword === undefined ? [] : listBrokenPasswordRules(refusedPassword, policy),
      }),
    );
  };
}

function sendRequestPage(
  reply: FastifyReply,
  { url, returnSource, locale }: Awaited<ReturnType<typeof loadInteractionPage>>,
  identifier: string,
  problem?: { readonly title: string; readonly text: string },
): FastifyReply {
  const { identifier: identifierLabel, identifierHint } = texts[locale.language].signIn;
  return reply.headers(buildPageHeaders(returnSource)).send(
    renderResetRequest({
      language: locale.language,
      url: `${url}/password-reset`,
      signInUrl: url,
      identifier,
      identifierLabel,
      identifierHint,
      problem,
    }),
  );
}
