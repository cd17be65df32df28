import { z } from 'zod';

/**
 * Schemas of documents as editors write them (docs/sandbox/content.md). Unknown fields of a block are kept, because the
 * store validates the block types that it supports.
 */

const block = z.looseObject({ type: z.string().min(1) });

export const authoredPage = z.object({
  /** Identifies a page across languages. */
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string().optional(),
  /** `default`, or `blank` for a page without header and footer. */
  layout: z.enum(['default', 'blank']).default('default'),
  /** Blocks before and after the content that the shop itself renders. */
  top: z.array(block).default([]),
  main: z.array(block).default([]),
});

export type AuthoredBlock = z.output<typeof block>;
export type AuthoredPage = z.output<typeof authoredPage>;

export interface AuthoredMenuItem {
  readonly name: string;
  readonly href?: string | undefined;
  /** Flags, e.g. `isTitleImage` and `renewable`. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  readonly items: readonly AuthoredMenuItem[];
}

const menuItem: z.ZodType<AuthoredMenuItem> = z.object({
  name: z.string().min(1),
  href: z.string().optional(),
  parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  get items() {
    return z.array(menuItem).default([]);
  },
});

export const authoredMenu = z.object({ items: z.array(menuItem) });

/** Texts by key, which pages of the channel reference as `${bundle.key}`. */
export const authoredBundle = z.record(z.string(), z.string());

export type AuthoredMenu = z.output<typeof authoredMenu>;
export type AuthoredBundle = z.output<typeof authoredBundle>;
