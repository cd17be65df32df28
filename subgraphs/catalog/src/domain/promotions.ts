import { type LocalizedText, textIn } from '@tarima/markets/localized-text';
import type { Language } from '@tarima/markets/table';

/** A promotion campaign of a market, which editors run between two dates. */
export interface Campaign {
  readonly id: string;
  readonly name: LocalizedText;
  /** The lowest comes first. */
  readonly displayPriority: number;
  readonly positionKey: string;
  /** CSS colours. */
  readonly color: string;
  readonly textColor: string;
  readonly isSpecial: boolean;
  readonly validFrom: Date;
  readonly validUntil: Date;
}

/** The campaigns of a product in some clubs of a country. */
export interface CampaignPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly clubs: readonly string[];
  readonly campaigns: readonly string[];
}

/** Where and when promotions are looked at; without a club, anywhere in the country. */
export interface PromotionPlace {
  readonly country: string;
  readonly clubKey: string | null;
  readonly language: Language;
  readonly now: Date;
}

/**
 * The promotions of a product that apply now (CATALOG-53): those of its campaigns at the place (CATALOG-52), by
 * priority, then by name, then by position key in descending order (CATALOG-54).
 */
export function promotionsAt(
  campaigns: readonly Campaign[],
  places: readonly CampaignPlace[],
  { country, clubKey, language, now }: PromotionPlace,
): Campaign[] {
  const ids = new Set(
    places
      .filter((place) => place.country === country && (clubKey === null || place.clubs.includes(clubKey)))
      .flatMap((place) => place.campaigns),
  );
  const nameOf = ({ name }: Campaign) => textIn(name, language) ?? '';
  return campaigns
    .filter(({ id, validFrom, validUntil }) => ids.has(id) && validFrom <= now && now < validUntil)
    .toSorted(
      (one, other) =>
        one.displayPriority - other.displayPriority ||
        nameOf(one).localeCompare(nameOf(other), language) ||
        other.positionKey.localeCompare(one.positionKey),
    );
}
