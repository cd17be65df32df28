import type { Locale } from '@tarima/markets/locale';
import type { Product } from '../domain/product.ts';
import { type Campaign, selectPromotions } from '../domain/promotions.ts';
import type { CatalogRules } from './configuration.ts';
import type { CampaignSource } from './ports.ts';

export interface ListPromotionsDependencies {
  readonly locale: Locale;
  readonly campaigns: CampaignSource;
}

/** Promotions of a product that apply now at a club, or at any club of the country without one. */
export async function listPromotions(
  { locale, campaigns }: ListPromotionsDependencies,
  { campaignAssignments }: Product,
  clubKey: string | null,
): Promise<Campaign[]> {
  if (campaignAssignments.length === 0) return [];
  const { market, language } = locale;
  return selectPromotions(await campaigns.listCampaigns(market.code), campaignAssignments, {
    country: market.code,
    clubKey,
    language,
    now: new Date(),
  });
}

export interface MembersSelectionDependencies extends ListPromotionsDependencies {
  readonly rules: Pick<CatalogRules, 'getMembersSelectionIds'>;
}

/** Whether a promotion that applies puts the product into the members' selection (CATALOG-49). */
export async function isMembersSelection(
  dependencies: MembersSelectionDependencies,
  product: Product,
  clubKey: string | null,
): Promise<boolean> {
  const ids = dependencies.rules.getMembersSelectionIds(dependencies.locale.market.code);
  if (ids.length === 0) return false;
  return (await listPromotions(dependencies, product, clubKey)).some(({ id }) => ids.includes(id));
}
