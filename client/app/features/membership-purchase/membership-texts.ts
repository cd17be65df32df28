import type { MembershipType } from '../../apollo/schema-types.gen.ts';
import type { Block, BlockOf, ContentItem } from '../../server/content/blocks.ts';

type ListBlock = BlockOf<'list'>;

/** The editors' texts about the memberships, and the other blocks of their page. */
export interface MembershipTexts {
  /** One item for each type of membership. */
  readonly types: ListBlock | undefined;
  /** One item for each benefit. */
  readonly benefits: ListBlock | undefined;
  readonly others: readonly Block[];
}

/** Splits the blocks of a page: the first lists with the layouts `memberships` and `comparison`, and the others. */
export function splitMembershipTexts(blocks: readonly Block[]): MembershipTexts {
  const findList = (layout: ListBlock['layout']) =>
    blocks.find((block): block is ListBlock => block.type === 'list' && block.layout === layout);
  const [types, benefits] = [findList('memberships'), findList('comparison')];
  return { types, benefits, others: blocks.filter((block) => block !== types && block !== benefits) };
}

/** Whether an item of a list is about a type of membership. */
export const isAbout = (item: ContentItem, type: NonNullable<ContentItem['memberships']>[number]): boolean =>
  item.memberships?.includes(type) ?? false;

const types: readonly MembershipType[] = ['DIAMOND', 'PLATINUM', 'BUSINESS', 'BUSINESS_PLATINUM'];

/** Parses the type of membership in an address; undefined for other texts. */
export const parseMembershipType = (text: string | null): MembershipType | undefined =>
  types.find((type) => type === text);
