import { type Language, type MarketCode, markets } from '@tarima/markets/table';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import { z } from 'zod';
import type { DiscoveryEnv } from '../env.ts';
import { DiscoveryError } from '../errors.ts';
import type { View } from '../filters.ts';

/** A site in each language, as an account of the service has them. */
const domains: Readonly<Record<string, Language>> = { tarima_es: 'es', tarima_en: 'en' };

/** A parameter that may be repeated. */
export const many = z
  .union([z.string(), z.array(z.string())])
  .default([])
  .transform((value) => (typeof value === 'string' ? [value] : value));

/** What every request to the service carries. */
export const commonParameters = {
  account_id: z.string().min(1),
  domain_key: z.string().min(1),
  auth_key: z.string().optional(),
  request_id: z.string().min(1),
  _br_uid_2: z.string().min(1),
  url: z.string().min(1),
  ref_url: z.string().optional(),
  q: z.string().max(500),
};

type Common = { account_id: string; domain_key: string; auth_key?: string | undefined };

/** Checks whose request it is. @throws DiscoveryError 401, 403 */
export function languageOf(query: Common, env: DiscoveryEnv): Language {
  if (query.account_id !== env.DISCOVERY_ACCOUNT_ID) throw new DiscoveryError(403, 'Unknown account_id.');
  if (!isSameSecret(query.auth_key, env.DISCOVERY_AUTH_KEY)) throw new DiscoveryError(401, 'Invalid auth_key.');
  const language = domains[query.domain_key];
  if (!language) throw new DiscoveryError(400, 'Unknown domain_key.');
  return language;
}

/** @throws DiscoveryError 400 for a view that the account does not have */
export function viewOf(viewId: string, language: Language): View {
  const market = markets.find(({ code }) => code === viewId);
  if (!market) throw new DiscoveryError(400, 'Unknown view_id.');
  return { country: market.code satisfies MarketCode, language, now: new Date() };
}

/** @throws DiscoveryError 400 naming the parameters that are wrong */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const names = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))];
  throw new DiscoveryError(400, `Missing or invalid parameters: ${names.join(', ')}.`);
}
