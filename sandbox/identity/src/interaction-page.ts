import type { Locale } from '@tarima/markets/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { getClientAccountKind } from './clients.ts';
import { chooseLocale } from './language.ts';
import type { AccountKind } from './store/accounts.ts';

/** `screen_hint` of a client that sends a member to set a new password. */
export const resetPasswordHint = 'reset-password';

const querySchema = z.object({ language: z.enum(['es', 'en']).optional().catch(undefined) });
const paramsSchema = z.object({
  ui_locales: z.string().optional(),
  login_hint: z.string().max(254).optional().catch(undefined),
  redirect_uri: z.url(),
  client_id: z.string(),
});

/** What the pages of a sign-in in progress depend on. */
export interface InteractionPage {
  readonly uid: string;
  /** URL of the sign-in page. */
  readonly url: string;
  readonly locale: Locale;
  /** The client's `login_hint`, empty without one. */
  readonly hint: string;
  /** Where sign-in returns to, as a source of a content policy: the origin of a website or the scheme of an app (RFC 8252 §7.1). */
  readonly returnSource: string;
  /** URL of the shop, for links; the client's own when it is a website, which may listen on any port. */
  readonly shop: string;
  /** The kind of accounts that can sign in. */
  readonly kind: AccountKind;
}

/** Loads the interaction of this browser's cookie. @throws SessionNotFound */
export async function loadInteractionPage(
  provider: Provider,
  shopUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<InteractionPage> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  const params = paramsSchema.parse(interaction.params);
  const { origin, protocol } = new URL(params.redirect_uri);
  const isWebsite = origin !== 'null';
  return {
    uid: interaction.uid,
    url: `/sign-in/${interaction.uid}`,
    locale: choosePageLocale(request, params.ui_locales),
    hint: params.login_hint ?? '',
    returnSource: isWebsite ? origin : protocol,
    shop: isWebsite ? origin : shopUrl,
    kind: getClientAccountKind(params.client_id) ?? 'member',
  };
}

/** Chooses the locale of a page by its `language`, the locales of the client and the browser. */
export const choosePageLocale = (request: FastifyRequest, uiLocales?: string): Locale =>
  chooseLocale({
    chosen: querySchema.parse(request.query).language,
    uiLocales,
    acceptLanguage: request.headers['accept-language'],
  });
