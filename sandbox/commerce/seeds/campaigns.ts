import type { Localized } from './types.ts';

/** A dated promotion campaign (CATALOG-50); days count from the day of seeding. */
export type SeedCampaign = {
  lblPromoId: string;
  lblDisplayName: Localized;
  displayPriority: number;
  selectPosition: string;
  promoColor: string;
  lblColor: string;
  isSpecialPromo: boolean;
  startsDaysAgo: number;
  endsInDays: number;
};

const guava = { promoColor: '#C2255C', lblColor: '#FFFFFF', isSpecialPromo: false };
const mango = { promoColor: '#FFB81C', lblColor: '#1C1B19', isSpecialPromo: true };

export const campaigns: SeedCampaign[] = [
  {
    lblPromoId: 'P-1001',
    lblDisplayName: { es: 'Ahorro del mes', en: 'Monthly deal' },
    displayPriority: 2,
    selectPosition: 'top',
    ...guava,
    startsDaysAgo: 6,
    endsInDays: 120,
  },
  {
    lblPromoId: 'P-1002',
    lblDisplayName: { es: 'Últimos días', en: 'Ending soon' },
    displayPriority: 1,
    selectPosition: 'top',
    ...guava,
    startsDaysAgo: 18,
    endsInDays: 9,
  },
  {
    lblPromoId: 'P-1003',
    lblDisplayName: { es: 'Solo para socios', en: 'Members only' },
    displayPriority: 3,
    selectPosition: 'bottom',
    ...mango,
    startsDaysAgo: 30,
    endsInDays: 335,
  },
  {
    lblPromoId: 'P-1004',
    lblDisplayName: { es: 'Temporada de playa', en: 'Beach season' },
    displayPriority: 4,
    selectPosition: 'bottom',
    ...mango,
    startsDaysAgo: 12,
    endsInDays: 75,
  },
];

/** Returns the campaign with an id; throws on an unknown id. */
export function getCampaign(promoId: string): SeedCampaign {
  const campaign = campaigns.find((entry) => entry.lblPromoId === promoId);
  if (!campaign) throw new Error(`Unknown campaign: ${promoId}`);
  return campaign;
}
