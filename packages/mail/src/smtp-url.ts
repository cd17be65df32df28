import { isPrivateHost, type LiveRule, liveRules } from '@tarima/service-kit/live-rules';
import { z } from 'zod';

/** How a mail server is reached. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** `implicit`: TLS from the first byte; `starttls`: required before anything else is sent; `none`: plain text. */
  readonly tls: 'implicit' | 'starttls' | 'none';
  readonly account: { readonly user: string; readonly password: string } | undefined;
}

const defaultPorts = { implicit: 465, starttls: 587, none: 25 } as const;

/**
 * Reads `smtps://user:password@host:port` (TLS from the start) or `smtp://…` (STARTTLS, which the server must offer).
 * `smtp://…?starttls=false` sends in plain text. Undefined for any other URL.
 */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(text);
  const isPlain = searchParams.get('starttls') === 'false';
  if (!hostname || (pathname !== '' && pathname !== '/')) return undefined;
  if ([...searchParams.keys()].some((key) => key !== 'starttls') || (searchParams.size > 0 && !isPlain))
    return undefined;
  if (protocol !== 'smtp:' && (protocol !== 'smtps:' || isPlain)) return undefined;
  const tls = protocol === 'smtps:' ? 'implicit' : isPlain ? 'none' : 'starttls';
  const user = decodeURIComponent(username);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? defaultPorts[tls] : Number(port),
    tls,
    account: user ? { user, password: decodeURIComponent(password) } : undefined,
  };
}

/** Rejects unencrypted SMTP to hosts outside a private network, because email contains names and addresses (ORDERS-307). */
const smtpUrlRule: LiveRule = {
  errorOf: (text) => {
    const server = parseSmtpUrl(text);
    if (server?.tls !== 'none' || isPrivateHost(server.host)) return undefined;
    return `is outside a private network, so it must use TLS: smtps://, or smtp:// without starttls=false (${server.host})`;
  },
};

/** The mail server as a setting. */
export const smtpUrlSchema = z
  .string()
  .refine(
    (text) => parseSmtpUrl(text) !== undefined,
    'must be smtps://user:password@host:465 or smtp://user:password@host:587',
  )
  .register(liveRules, smtpUrlRule);
