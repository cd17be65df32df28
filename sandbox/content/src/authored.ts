import { z } from 'zod';

/**
 * Documents as editors write them (docs/sandbox/content.md). Unknown fields of a block are kept: what a block needs is
 * its reader's business.
 */

const block = z.looseObject({ type: z.string().min(1) });

export const authoredPage = z.object({
  /** The same for one page in all languages. */
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string().optional(),
  /** `default`, or `blank` for a page without header and footer. */
  layout: z.enum(['default', 'blank']).default('default'),
  /** Blocks before and after what the shop itself shows on the page. */
  top: z.array(block).default([]),
  main: z.array(block).default([]),
});

export type AuthoredBlock = z.output<typeof block>;
export type AuthoredPage = z.output<typeof authoredPage>;

export interface AuthoredMenuItem {
  readonly name: string;
  readonly href?: string | undefined;
  /** Flags such as `isTitleImage` and `renewable`. */
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

/** Words by key, which pages of the channel quote as `${bundle.key}`. */
export const authoredBundle = z.record(z.string(), z.string());

export type AuthoredMenu = z.output<typeof authoredMenu>;
export type AuthoredBundle = z.output<typeof authoredBundle>;
