import { type Language, type MarketCode, markets } from '@tarima/markets/table';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import { z } from 'zod';
import type { DiscoveryEnv } from '../env.ts';
import { DiscoveryError } from '../errors.ts';
import type { View } from '../field-readers.ts';

/** Site per language, as configured for an account. */
const domains: Readonly<Record<string, Language>> = { tarima_es: 'es', tarima_en: 'en' };

/** A repeatable parameter. */
export const repeatableSchema = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => (typeof value === 'string' ? [value] : value));

/** Parameters of every request. */
export const commonParameters = {
  account_id: z.string().min(1),
  domain_key: z.string().min(1),
  auth_key: z.string().optional(),
  request_id: z.string().min(1),
  _br_uid_2: z.string().min(1),
  url: z.string().min(1),
  ref_url: z.string().min(1),
  /** A member's pseudonym; results are the same for everybody. */
  user_id: z.string().min(1).max(100).optional(),
  q: z.string().max(500),
};

type Common = { account_id: string; domain_key: string; auth_key?: string | undefined };

/** Authenticates a request and returns its language. @throws DiscoveryError 400, 401, 403 */
export function authenticate(query: Common, env: DiscoveryEnv): Language {
  if (query.account_id !== env.DISCOVERY_ACCOUNT_ID) throw new DiscoveryError(403, 'Unknown account_id.');
  if (!isSameSecret(query.auth_key, env.DISCOVERY_AUTH_KEY)) throw new DiscoveryError(401, 'Invalid auth_key.');
  const language = domains[query.domain_key];
  if (!language) throw new DiscoveryError(400, 'Unknown domain_key.');
  return language;
}

/** Builds the view of a view id. @throws DiscoveryError 400 for an unknown view */
export function buildView(viewId: string, language: Language): View {
  const market = markets.find(({ code }) => code === viewId);
  if (!market) throw new DiscoveryError(400, 'Unknown view_id.');
  return { country: market.code satisfies MarketCode, language, time: new Date().toISOString() };
}

/** Parses query parameters. @throws DiscoveryError 400 naming the invalid parameters */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
  throw new DiscoveryError(400, `Missing or invalid parameters: ${names.join(', ')}.`);
}
