import type { Logger } from '@tarima/service-kit/logger';
import { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { clients, graphAudience, isRegisteredUri, partnerScopes } from './clients.ts';
import type { IdentityEnv } from './env.ts';
import { chooseLocale } from './language.ts';
import { pageHeaders } from './pages/layout.ts';
import { renderProblem, renderSignedOut, renderSignOut } from './pages/messages.ts';
import type { Account, Accounts } from './store/accounts.ts';
import type { createArtifacts } from './store/artifacts.ts';
import type { ProviderSecrets } from './store/secrets.ts';

const day = 24 * 60 * 60;

export interface ProviderParts {
  readonly issuer: string;
  readonly env: IdentityEnv;
  readonly logger: Logger;
  readonly accounts: Accounts;
  readonly artifacts: ReturnType<typeof createArtifacts>;
  readonly secrets: ProviderSecrets;
}

/**
 * The OpenID Connect provider: authorization code with PKCE, rotating refresh tokens whose reuse ends the grant,
 * client credentials, sign-out asked for by a client; access tokens for the graph are signed JWTs.
 */
export function createProvider(parts: ProviderParts): Provider {
  const { env, logger, accounts } = parts;
  const provider = new Provider(parts.issuer, {
    adapter: parts.artifacts,
    clients: clients(env),
    jwks: { keys: [parts.secrets.signingKey as never] },
    cookies: {
      keys: [...parts.secrets.cookieKeys],
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
        logoutSource: (ctx) => signOutPage(ctx, env.SHOP_URL),
        postLogoutSuccessSource: (ctx) => send(ctx, renderSignedOut(languageOf(ctx), env.SHOP_URL)),
      },
      resourceIndicators: {
        enabled: true,
        // A client that names no resource wants the graph: there is no other.
        defaultResource: async () => graphAudience,
        useGrantedResource: async () => true,
        getResourceServerInfo: async (_ctx, resource) => {
          if (resource !== graphAudience) throw new errors.InvalidTarget();
          return {
            audience: graphAudience,
            scope: partnerScopes.join(' '),
            accessTokenFormat: 'jwt',
            accessTokenTTL: env.ACCESS_TOKEN_SECONDS,
          };
        },
      },
    },
    interactions: {
      url: (_ctx, interaction) => `/sign-in/${interaction.uid}`,
      policy: askedOfPeople(),
    },
    loadExistingGrant,
    findAccount: async (_ctx, subject) => {
      const account = await accounts.find(subject);
      return account && { accountId: account.subject, claims: async () => claimsOf(account) };
    },
    claims: {
      openid: ['sub', 'membership_number'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
      email: ['email', 'email_verified'],
    },
    // The access token is bound to the graph, so userinfo is out of its reach: the id token says it all.
    conformIdTokenClaims: false,
    extraTokenClaims: async (_ctx, token) => {
      const account = token.kind === 'AccessToken' ? await accounts.find(token.accountId) : undefined;
      return account && { membership_number: account.membershipNumber, email: account.email };
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Signing out ends the tokens too; the session here therefore outlives every one of them.
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
      send(ctx, renderProblem({ language: languageOf(ctx), code: out.error, storeUrl: env.SHOP_URL }));
    },
  } satisfies Configuration);

  provider.Client.prototype.redirectUriAllowed = function (uri) {
    return isRegisteredUri(uri, this.redirectUris);
  };
  provider.Client.prototype.postLogoutRedirectUriAllowed = function (uri) {
    return isRegisteredUri(uri, this.postLogoutRedirectUris);
  };
  provider.on('server_error', (_ctx, error) => logger.error({ err: error }, 'the provider failed'));
  provider.on('grant.error', (_ctx, error) =>
    logger.info({ code: error.message, why: error.error_description }, 'no token'),
  );
  return provider;
}

/**
 * Both clients are the club's own: what they ask for is granted without a question. A session whose account was deleted
 * while it began is nobody's: it asks for a sign-in.
 */
function askedOfPeople() {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const isNobodys = ({ oidc }: KoaContextWithOIDC) => Boolean(oidc.session?.accountId) && !oidc.account;
  policy.get('login')?.checks.add(new interactionPolicy.Check('no_account', 'The account is gone', isNobodys));
  return policy;
}

async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const clientId = oidc.client?.clientId;
  const accountId = oidc.session?.accountId;
  if (!clientId || !accountId) return undefined;
  const known = oidc.session?.grantIdFor(clientId);
  const grant = (known && (await oidc.provider.Grant.find(known))) || new oidc.provider.Grant({ clientId, accountId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' '));
  await grant.save();
  return grant;
}

function claimsOf(account: Account) {
  return {
    sub: account.subject,
    membership_number: account.membershipNumber,
    name: `${account.givenName} ${account.familyName}`,
    given_name: account.givenName,
    family_name: account.familyName,
    locale: account.locale,
    email: account.email,
    email_verified: true,
  };
}

function languageOf(ctx: KoaContextWithOIDC) {
  const uiLocales = ctx.oidc?.params?.ui_locales;
  return chooseLocale({
    uiLocales: typeof uiLocales === 'string' ? uiLocales : undefined,
    acceptLanguage: ctx.get('accept-language'),
  }).language;
}

function send(ctx: KoaContextWithOIDC, page: string, returnsTo?: string): void {
  ctx.set(pageHeaders(returnsTo));
  ctx.body = page;
}

async function signOutPage(ctx: KoaContextWithOIDC, storeUrl: string): Promise<void> {
  const { session, entities, params } = ctx.oidc;
  const target = params?.post_logout_redirect_uri;
  const returnTo = typeof target === 'string' ? new URL(target) : undefined;
  if (typeof params?.state === 'string') returnTo?.searchParams.set('state', params.state);
  const page = renderSignOut({
    language: languageOf(ctx),
    action: ctx.oidc.urlFor('end_session_confirm'),
    xsrf: String(session?.state?.secret),
    storeUrl,
    sure: entities.IdTokenHint?.payload.sub === session?.accountId,
    returnTo: returnTo?.href,
  });
  send(ctx, page, returnTo?.origin);
}
