import type { Locale } from '@tarima/markets/locale';
import { createHttpClient } from '@tarima/service-kit/http-client';
import { z } from 'zod';

const callToAction = z.object({ label: z.string(), href: z.string() });

const block = z.object({
  title: z.string(),
  text: z.string().default(''),
  cta: callToAction.optional(),
  image: z.string().optional(),
});

const homeContent = z.object({ hero: block, bands: z.array(block).default([]) });

export type ContentBlock = z.output<typeof block>;
export type HomeContent = z.output<typeof homeContent>;

/** What editors own, by locale. */
export interface ContentSource {
  /** The home page's blocks; null when the content service does not answer: the page shows its own. */
  home(locale: Locale): Promise<HomeContent | null>;
}

/** The content service over HTTP; an answer is kept for a minute and outlives the service's absence. */
export function createContentSource(options: {
  contentUrl: string;
  onFault: (error: unknown) => void;
}): ContentSource & { close(): Promise<void> } {
  const http = createHttpClient({ upstream: 'content', baseUrl: options.contentUrl, timeoutMs: 2_000 });
  const kept = new Map<string, { readonly until: number; readonly content: Promise<HomeContent | null> }>();
  const keepMs = 60_000;

  const read = async (path: string, last: HomeContent | null): Promise<HomeContent | null> => {
    try {
      return homeContent.parse(await http.json(path));
    } catch (error) {
      options.onFault(error);
      return last;
    }
  };

  return {
    async home(locale) {
      const found = kept.get(locale.code);
      if (found && found.until > Date.now()) return found.content;
      const last = found ? await found.content : null;
      const content = read(`/pages/${locale.market.code}-${locale.language}/home`, last);
      kept.set(locale.code, { until: Date.now() + keepMs, content });
      return content;
    },
    close: () => http.close(),
  };
}
