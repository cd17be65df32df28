import { escapeJson } from '../server-data.ts';

/** What search engines read of a page (schema.org); a data block that runs nothing. */
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
