import {
  type AccessToken,
  errors,
  type Provider,
  type ResourceServer,
  type TokenEndpointGrantContext,
} from 'oidc-provider';
import { appClientId, graphAudience, tokenExchangeGrant } from './clients.ts';
import { type Account, type Accounts, getAccountKind } from './store/accounts.ts';

export const accessTokenType = 'urn:ietf:params:oauth:token-type:access_token';

const parameters = [
  'subject_token',
  'subject_token_type',
  'requested_token_type',
  'actor_token',
  'audience',
  'resource',
  'scope',
] as const;

type Parameters = Partial<Record<(typeof parameters)[number], string>>;
type Context = TokenEndpointGrantContext<Parameters>;

export interface TokenExchangeParts {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly buildClaims: (account: Account) => Record<string, unknown>;
  /** The graph as a resource of a client: audience, format and lifetime of access tokens. */
  readonly getGraphServer: (clientId: string) => ResourceServer;
}

/** Registers the grant; clients may use it when their `grant_types` include it (NATIVE-19). */
export function registerTokenExchange(provider: Provider, parts: TokenExchangeParts): void {
  provider.registerGrantType<Parameters>(tokenExchangeGrant, (ctx) => exchange(ctx, parts), parameters);
  // The library returns `invalid_request` for a client without the grant; RFC 6749 §5.2 requires `unauthorized_client`.
  const { grantTypeAllowed } = provider.Client.prototype;
  provider.Client.prototype.grantTypeAllowed = function (type) {
    const isAllowed = grantTypeAllowed.call(this, type);
    if (type === tokenExchangeGrant && !isAllowed) throw new errors.UnauthorizedClient();
    return isAllowed;
  };
}

async function exchange(ctx: Context, { accounts, buildClaims, getGraphServer }: TokenExchangeParts): Promise<void> {
  const { provider, client, params } = ctx.oidc;
  const scopes = readScopes(params.scope, String(client.metadata().scope ?? ''));
  const subject = await findSubject(ctx);
  const account = await accounts.find(subject.accountId);
  // Deleted since the token was issued, or not a member.
  if (!account || getAccountKind(account) !== 'member') throw rejectSubject();

  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.subject });
  grant.addOIDCScope(scopes.join(' '));
  // Of the session in which the app's token was issued, so that ending it elsewhere also ends the app's (ACCOUNT-258).
  const { sessionUid } = subject;
  const token = {
    client,
    accountId: account.subject,
    grantId: await grant.save(),
    gty: tokenExchangeGrant,
    ...(sessionUid && { sessionUid }),
  };
  const accessToken = new provider.AccessToken({ ...token, scope: '' });
  accessToken.resourceServer = new provider.ResourceServer(graphAudience, getGraphServer(client.clientId));
  ctx.oidc.entity('AccessToken', accessToken);
  const scope = scopes.join(' ');
  ctx.body = {
    access_token: await accessToken.save(),
    issued_token_type: accessTokenType,
    token_type: accessToken.tokenType,
    expires_in: accessToken.expiration,
    scope,
    ...(scopes.includes('offline_access') && {
      refresh_token: await new provider.RefreshToken({ ...token, scope, resource: graphAudience, rotations: 0 }).save(),
    }),
    ...(scopes.includes('openid') && {
      id_token: await Object.assign(new provider.IdToken(buildClaims(account), { ctx }), { scope }).issue({
        use: 'idtoken',
      }),
    }),
  };
}

/** Finds the app's token. @throws InvalidRequest for any other token (RFC 8693 §2.2.2), InvalidTarget for another audience */
async function findSubject({ oidc: { provider, params } }: Context): Promise<AccessToken> {
  if (!params.subject_token) throw new errors.InvalidRequest("missing required parameter(s) 'subject_token'");
  if (params.subject_token_type !== accessTokenType) {
    throw new errors.InvalidRequest('subject_token_type is not that of an access token');
  }
  if ((params.requested_token_type ?? accessTokenType) !== accessTokenType) {
    throw new errors.InvalidRequest('requested_token_type is not that of an access token');
  }
  if (params.actor_token !== undefined) throw new errors.InvalidRequest('actor_token is not supported');
  const targets = [params.audience, params.resource].filter((target) => target !== undefined);
  if (targets.length === 0 || targets.some((target) => target !== graphAudience)) throw new errors.InvalidTarget();
  // Finds no token that has expired or was revoked, or whose session has ended.
  const subject = await provider.AccessToken.find(params.subject_token);
  if (subject?.clientId !== appClientId) throw rejectSubject();
  return subject;
}

const rejectSubject = () => new errors.InvalidRequest('subject_token is invalid');

/** The requested scopes, by default all of the client's. @throws InvalidScope */
function readScopes(requested: string | undefined, allowed: string): string[] {
  const allowedScopes = allowed.split(' ');
  const scopes = requested?.split(' ').filter((scope) => scope !== '') ?? allowedScopes;
  const unknown = scopes.find((scope) => !allowedScopes.includes(scope));
  if (unknown !== undefined) throw new errors.InvalidScope('requested scope is not allowed', unknown);
  return scopes;
}
