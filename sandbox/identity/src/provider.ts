import type { Logger } from '@tarima/service-kit/logger';
import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { z } from 'zod';
import {
  appClientId,
  buildClients,
  getClientAccountKind,
  graphAudience,
  isRegisteredUri,
  listGraphScopes,
  operatorScope,
  partnerScopes,
} from './clients.ts';
import type { IdentityEnv } from './env.ts';
import { resetPasswordHint } from './interaction-page.ts';
import { chooseLocale } from './language.ts';
import { buildPageHeaders } from './pages/layout.ts';
import { renderProblem, renderSignedOut, renderSignOut } from './pages/messages.ts';
import { type Account, type Accounts, getAccountKind } from './store/accounts.ts';
import type { createArtifacts } from './store/artifacts.ts';
import type { ProviderSecrets } from './store/secrets.ts';
import { registerTokenExchange } from './token-exchange.ts';

const day = 24 * 60 * 60;

export interface ProviderDependencies {
  readonly issuer: string;
  readonly env: IdentityEnv;
  readonly logger: Logger;
  readonly accounts: Accounts;
  readonly artifacts: ReturnType<typeof createArtifacts>;
  readonly secrets: ProviderSecrets;
}

/**
 * Creates the OpenID Connect provider: authorization code with PKCE, refresh token rotation that revokes the grant on
 * reuse, client credentials, token exchange and RP-initiated logout. Access tokens for the graph are signed JWTs.
 */
export function createProvider(dependencies: ProviderDependencies): Provider {
  const { env, logger, accounts } = dependencies;
  const getGraphServer = (clientId: string) =>
    ({
      audience: graphAudience,
      scope: listGraphScopes(clientId).join(' '),
      // The app's tokens are for the provider alone, which reads them when the shop exchanges one: they can be revoked.
      accessTokenFormat: clientId === appClientId ? 'opaque' : 'jwt',
      accessTokenTTL: env.ACCESS_TOKEN_SECONDS,
    }) as const;
  const provider = new Provider(dependencies.issuer, {
    adapter: dependencies.artifacts,
    clients: buildClients(env),
    scopes: ['openid', 'offline_access', operatorScope, ...partnerScopes],
    jwks: { keys: [dependencies.secrets.signingKey as never] },
    cookies: {
      keys: [...dependencies.secrets.cookieKeys],
      names: { session: 'identity.sid', interaction: 'identity.interaction', resume: 'identity.resume' },
    },
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      userinfo: '/oauth/userinfo',
      jwks: '/jwks',
      end_session: '/oauth/sign-out',
      revocation: '/oauth/revoke',
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true },
      clientCredentials: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx) => sendSignOutPage(ctx, env.SHOP_URL),
        postLogoutSuccessSource: (ctx) => sendPage(ctx, renderSignedOut(selectLanguage(ctx), env.SHOP_URL)),
      },
      resourceIndicators: {
        enabled: true,
        // The graph is the only resource and therefore the default.
        defaultResource: async () => graphAudience,
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_ctx, resource, client) => {
          if (resource !== graphAudience) throw new errors.InvalidTarget();
          return getGraphServer(client.clientId);
        },
      },
    },
    interactions: {
      url: (_ctx, { uid, params }) =>
        params.screen_hint === resetPasswordHint ? `/sign-in/${uid}?screen=${resetPasswordHint}` : `/sign-in/${uid}`,
      policy: buildInteractionPolicy(),
    },
    loadExistingGrant,
    // An account of another kind does not exist for a client: its session requires a new sign-in.
    findAccount: async (ctx, subject) => {
      const account = await accounts.find(subject);
      if (!account || getAccountKind(account) !== getClientAccountKind(ctx.oidc.client?.clientId)) return undefined;
      return { accountId: account.subject, claims: async () => buildClaims(account) };
    },
    claims: {
      openid: ['sub', 'membership_number'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
      email: ['email', 'email_verified'],
    },
    // The access token is bound to the graph and not valid for userinfo, so the id token contains all claims.
    conformIdTokenClaims: false,
    extraTokenClaims: async (_ctx, token) => {
      const account = token.kind === 'AccessToken' ? await accounts.find(token.accountId) : undefined;
      if (!account) return undefined;
      const { membershipNumber, email } = account;
      return membershipNumber === undefined
        ? { name: getFullName(account), email }
        : { membership_number: membershipNumber, email };
    },
    // The page to begin with, as other providers call it.
    extraParams: ['screen_hint'],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Signing out revokes the tokens; the session therefore outlives all of them.
    expiresWithSession: async () => true,
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: env.ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      ClientCredentials: env.ACCESS_TOKEN_SECONDS,
      Grant: 90 * day,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      RefreshToken: 30 * day,
      Session: 90 * day,
    },
    renderError: (ctx, out) => {
      sendPage(ctx, renderProblem({ language: selectLanguage(ctx), code: out.error, storeUrl: env.SHOP_URL }));
    },
  } satisfies Configuration);

  provider.Client.prototype.redirectUriAllowed = function (uri) {
    return isRegisteredUri(uri, this.redirectUris);
  };
  provider.Client.prototype.postLogoutRedirectUriAllowed = function (uri) {
    return isRegisteredUri(uri, this.postLogoutRedirectUris);
  };
  registerTokenExchange(provider, { accounts, buildClaims, getGraphServer });
  provider.use(endRevokedSessions);
  provider.on('server_error', (_ctx, error) => logger.error({ err: error }, 'the provider failed to handle a request'));
  provider.on('grant.error', (_ctx, error) =>
    logger.info({ code: error.message, reason: error.error_description }, 'token request rejected'),
  );
  return provider;
}

const revocationSchema = z.object({ end_session: z.literal('true') });

/**
 * Ends the session of a revoked refresh token when the client asks for it with `end_session=true`, which is how the shop signs
 * a member out of another browser. Without it the provider would sign that browser in again, without a password.
 */
async function endRevokedSessions(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  if (ctx.oidc?.route !== 'revocation' || !revocationSchema.safeParse(ctx.oidc.body).success) return;
  const { RefreshToken: token, Client: client } = ctx.oidc.entities;
  if (!token?.sessionUid || token.clientId !== client?.clientId) return;
  const session = await ctx.oidc.provider.Session.findByUid(token.sessionUid);
  await session?.destroy();
}

/**
 * The clients belong to the club and need no consent. A session whose account was deleted while it started, or whose
 * account is of another kind than the client's, requires a sign-in.
 */
function buildInteractionPolicy() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const isAccountMissing = ({ oidc }: KoaContextWithOIDC) => Boolean(oidc.session?.accountId) && !oidc.account;
  policy
    .get('login')
    ?.checks.add(new interactionPolicy.Check('no_account', 'The client has no such account', isAccountMissing));
  return policy;
}

async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const clientId = oidc.client?.clientId;
  const accountId = oidc.session?.accountId;
  if (!clientId || !accountId) return undefined;
  const grantId = oidc.session?.grantIdFor(clientId);
  const grant =
    (grantId && (await oidc.provider.Grant.find(grantId))) || new oidc.provider.Grant({ clientId, accountId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  const graphScopes = listGraphScopes(clientId);
  if (graphScopes.length > 0) grant.addResourceScope(graphAudience, graphScopes.join(' '));
  await grant.save();
  return grant;
}

const getFullName = ({ givenName, familyName }: Account) => `${givenName} ${familyName}`;

function buildClaims(account: Account) {
  return {
    sub: account.subject,
    membership_number: account.membershipNumber,
    name: getFullName(account),
    given_name: account.givenName,
    family_name: account.familyName,
    locale: account.locale,
    email: account.email,
    email_verified: account.isEmailVerified,
  };
}

function selectLanguage(ctx: KoaContextWithOIDC) {
  const uiLocales = ctx.oidc?.params?.ui_locales;
  return chooseLocale({
    uiLocales: typeof uiLocales === 'string' ? uiLocales : undefined,
    acceptLanguage: ctx.get('accept-language'),
  }).language;
}

function sendPage(ctx: KoaContextWithOIDC, page: string, returnOrigin?: string): void {
  ctx.set(buildPageHeaders(returnOrigin));
  ctx.body = page;
}

async function sendSignOutPage(ctx: KoaContextWithOIDC, storeUrl: string): Promise<void> {
  const { session, entities, params } = ctx.oidc;
  const target = params?.post_logout_redirect_uri;
  const returnTo = typeof target === 'string' ? new URL(target) : undefined;
  if (typeof params?.state === 'string') returnTo?.searchParams.set('state', params.state);
  const page = renderSignOut({
    language: selectLanguage(ctx),
    action: ctx.oidc.urlFor('end_session_confirm'),
    xsrf: String(session?.state?.secret),
    storeUrl,
    isConfirmed: entities.IdTokenHint?.payload.sub === session?.accountId,
    returnTo: returnTo?.href,
  });
  sendPage(ctx, page, returnTo?.origin);
}
