import { escapeJson } from '../escape-json.ts';

/** Structured data of a page for search engines (schema.org); a data block without executable code. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped
      dangerouslySetInnerHTML={{ __html: escapeJson({ '@context': 'https://schema.org', ...data }) }}
    />
  );
}
