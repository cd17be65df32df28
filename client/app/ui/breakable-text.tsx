import { Fragment } from 'react';

/** Text on a narrow screen: an email address in it breaks after "@" and dots instead of within a word. */
export function BreakableText({ text }: { text: string }) {
  if (!text.includes('@')) return text;
  const parts = text.match(/[^@.]*[@.]|[^@.]+/g) ?? [];
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their position
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
