import { getLocalizedText, type LocalizedText } from '@tarima/markets/localized-text';
import type { Language } from '@tarima/markets/table';

/** A promotion campaign of a market, created by editors. */
export interface Campaign {
  readonly id: string;
  readonly name: LocalizedText;
  /** Sort order, ascending. */
  readonly displayPriority: number;
  /** Sort order after priority and name, descending. */
  readonly positionKey: string;
  /** Background colour of the tag, `#rrggbb`. */
  readonly color: string;
  /** Text colour of the tag, `#rrggbb`. */
  readonly textColor: string;
  /** Whether it is more than a saving, such as an offer for members only. */
  readonly isSpecial: boolean;
  readonly validFrom: Date;
  /** Exclusive. */
  readonly validUntil: Date;
}

/** Campaigns of a product at some clubs of a country. */
export interface CampaignAssignment {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Keys of clubs. */
  readonly clubs: readonly string[];
  /** Ids of campaigns. */
  readonly campaigns: readonly string[];
}

/** Where and when promotions must apply; any club of the country without a club. */
export interface PromotionScope {
  readonly country: string;
  readonly clubKey: string | null;
  readonly language: Language;
  readonly now: Date;
}

/**
 * The campaigns of a product that apply in the scope (CATALOG-52, CATALOG-53), by priority, then by name, then by position
 * key in descending order (CATALOG-54).
 */
export function selectPromotions(
  campaigns: readonly Campaign[],
  assignments: readonly CampaignAssignment[],
  { country, clubKey, language, now }: PromotionScope,
): Campaign[] {
  const ids = new Set(
    assignments
      .filter((assignment) => assignment.country === country)
      .filter(({ clubs }) => clubKey === null || clubs.includes(clubKey))
      .flatMap((assignment) => assignment.campaigns),
  );
  const getName = ({ name }: Campaign) => getLocalizedText(name, language) ?? '';
  return campaigns
    .filter(({ id, validFrom, validUntil }) => ids.has(id) && validFrom <= now && now < validUntil)
    .toSorted(
      (one, other) =>
        one.displayPriority - other.displayPriority ||
        getName(one).localeCompare(getName(other), language) ||
        other.positionKey.localeCompare(one.positionKey),
    );
}
