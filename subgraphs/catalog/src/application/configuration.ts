import type { PictureOptions } from '@tarima/markets/picture';
import type { MarketCode } from '@tarima/markets/table';
import { isTechnicalSku } from '@tarima/markets/technical-products';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import { sellsNewMemberships } from '@tarima/service-kit/membership-sales';
import type { Club } from '../domain/club.ts';
import type { ListLimits, SuggestionLimits } from '../domain/product-list.ts';

/** Rules of the catalogue that editors configure; each call reads the current configuration. */
export interface CatalogRules {
  /** Whether only the store itself adds the product of this sku to carts, e.g. the service fee. */
  isTechnicalSku(sku: string): boolean;
  /** Key of the club for shoppers whose own club is not available. */
  getDefaultClubKey(marketCode: MarketCode): string;
  offersPickup(club: Club): boolean;
  /** Minutes between an order and its earliest pickup. */
  getPickupLeadMinutes(marketCode: MarketCode): number;
  /** Whether memberships for this club are sold online. */
  sellsMemberships(club: Club): boolean;
  /** Whether a market shows unit prices. */
  hasUnitPrices(marketCode: MarketCode): boolean;
  /** Ids of the campaigns of the members' selection (CATALOG-49). */
  getMembersSelectionIds(marketCode: MarketCode): readonly string[];
  /** Largest quantity that counts as low stock. */
  getLowStockThreshold(): number;
  getListLimits(): ListLimits;
  getPictureOptions(): PictureOptions;
  getSuggestionLimits(): SuggestionLimits;
}

/** Maps the configuration to the rules of the catalogue. */
export function createCatalogRules(configuration: Pick<ConfigurationSource, 'global' | 'market'>): CatalogRules {
  return {
    isTechnicalSku: (sku) => isTechnicalSku(configuration.global(), sku),
    getDefaultClubKey: (marketCode) => configuration.market(marketCode).clubs.default,
    // The platform and the configuration must both allow it (CLUBS-6).
    offersPickup: ({ key, isEcommerceEnabled, market }) =>
      isEcommerceEnabled && configuration.market(market.code).clubs.transactional.includes(key),
    getPickupLeadMinutes: (marketCode) => configuration.market(marketCode).delivery.minimumMinutesBeforeWindow,
    sellsMemberships: ({ key, market }) => sellsNewMemberships(configuration.market(market.code), key),
    // Each market enables unit prices for itself (CATALOG-22).
    hasUnitPrices: (marketCode) => configuration.market(marketCode).features.pricePerUnit,
    getMembersSelectionIds: (marketCode) => configuration.market(marketCode).promotions.membersSelectionIds,
    getLowStockThreshold: () => configuration.global().cart.lowStockThreshold,
    getListLimits: () => configuration.global().search,
    getPictureOptions: () => configuration.global().images.options,
    getSuggestionLimits: () => {
      const { querySuggestions, productSuggestions } = configuration.global().search;
      return { queries: querySuggestions, products: productSuggestions };
    },
  };
}
