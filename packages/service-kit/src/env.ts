import { isIP } from 'node:net';
import { z } from 'zod';
import { liveRules, publicUrlRule, upstreamUrlRule } from './live-rules.ts';

/** An invalid environment; `errors` has one line for each missing or invalid variable. */
export class EnvError extends Error {
  readonly errors: readonly string[];
  /** How to correct the errors. */
  readonly hint: string | undefined;

  constructor(service: string, errors: readonly string[], hint?: string) {
    const lines = [`${service}: the environment is invalid`, ...errors.map((error) => `  - ${error}`)];
    super([...lines, ...(hint ? [hint] : [])].join('\n'));
    this.name = 'EnvError';
    this.errors = errors;
    this.hint = hint;
  }
}

/**
 * Parses a service's environment. An empty variable counts as missing, so that `.env` files can have keys without values.
 * @throws EnvError with all errors
 */
export function parseEnv<Schema extends z.ZodType>(
  service: string,
  schema: Schema,
  source: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const parsed = schema.safeParse(pickPresentSettings(source));
  if (parsed.success) return parsed.data;
  throw new EnvError(service, formatEnvErrors(parsed.error));
}

/** The variables with a value. */
export function pickPresentSettings(source: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const isPresent = (entry: [string, string | undefined]): entry is [string, string] => Boolean(entry[1]);
  return Object.fromEntries(Object.entries(source).filter(isPresent));
}

/** One line for each variable that a schema rejects. */
export function formatEnvErrors({ issues }: z.ZodError): string[] {
  return issues.map((issue) => `${issue.path.join('.') || '(environment)'}: ${issue.message}`);
}

/** A TCP port; with 0 the system chooses one. */
export const portSchema = z.coerce.number().int().min(0).max(65535);

const createHttpUrlSchema = () => z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** An http(s) URL of another service; a trailing slash is removed. */
export const urlSchema = createHttpUrlSchema().register(liveRules, upstreamUrlRule);

/** An http(s) URL that browsers use; a trailing slash is removed. */
export const publicUrlSchema = createHttpUrlSchema().register(liveRules, publicUrlRule);

/** A secret of at least 32 characters. */
export const secretSchema = z.string().min(32, 'must have at least 32 characters');

/** A boolean: `true`, `false`, `1` or `0`. */
export const flagSchema = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (rest.length > 0) return false;
  const version = isIP(address);
  if (version === 0) return bits === undefined && networkNames.has(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Proxy networks, separated by commas: addresses, CIDR ranges, `loopback`, `linklocal` or `uniquelocal`. */
export const trustProxySchema = z
  .string()
  .refine((text) => text.split(',').every((part) => isNetwork(part.trim())), 'must list addresses or networks');

/** Environment variables of every service. */
export const commonEnv = {
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
};
