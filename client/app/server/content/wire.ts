import { z } from 'zod';

/** Page Model 1.0 of the delivery API, reduced to the fields that the shop reads. */

const ref = z.object({ $ref: z.string() });
const span = z.array(z.object({ type: z.string(), data: z.string() }));
const link = z.object({ href: z.string(), type: z.string() });

export const wirePart = z.object({
  type: z.string(),
  name: z.string().optional(),
  ctype: z.string().optional(),
  children: z.array(ref).optional(),
  models: z.record(z.string(), ref).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  meta: z
    .object({
      hidden: z.boolean().optional(),
      params: z.record(z.string(), z.unknown()).optional(),
      beginNodeSpan: span.optional(),
    })
    .optional(),
});

export const wirePage = z.object({
  meta: z.object({ preview: z.boolean().optional() }).default({}),
  root: ref,
  document: ref,
  page: z.record(z.string(), wirePart),
  translations: z.array(z.object({ locale: z.string(), links: z.object({ site: link }) })).default([]),
});

export interface WireMenuItem {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly links: { readonly site?: { readonly href: string; readonly type: string } | undefined };
  readonly childMenuItems: readonly WireMenuItem[];
}

export const wireMenuItem: z.ZodType<WireMenuItem> = z.object({
  name: z.string(),
  parameters: z.record(z.string(), z.unknown()).default({}),
  links: z.object({ site: link.optional() }).default({}),
  get childMenuItems() {
    return z.array(wireMenuItem).default([]);
  },
});

export const wireMenu = z.object({ siteMenuItems: z.array(z.unknown()) });

/** An image of a document. */
export const wireImageSet = z.object({
  original: z.object({ width: z.number(), height: z.number(), links: z.object({ site: link }) }),
});

/** A resource bundle: parallel lists of keys and messages. */
export const wireBundle = z
  .object({
    document: ref,
    content: z.record(
      z.string(),
      z.object({ data: z.object({ keys: z.array(z.string()), messages: z.array(z.string()) }) }),
    ),
  })
  .transform(({ document, content }) => content[document.$ref.split('/').at(-1) ?? '']?.data)
  .transform((data) => Object.fromEntries(data?.keys.map((key, index) => [key, data.messages[index] ?? '']) ?? []));

export const wireSitemap = z.object({ pages: z.array(z.object({ id: z.string(), path: z.string() })) });

export type WirePage = z.output<typeof wirePage>;
export type WirePart = z.output<typeof wirePart>;
