import type { MailBlock, MailContent } from './content.ts';

/** Renders the plain text of an email. */
export function renderText({ heading, blocks, footer }: MailContent): string {
  const parts = [heading, ...blocks.map(renderBlock), `--\n${footer.text}\n${footer.linkLabel}: ${footer.url}`];
  return `${parts.join('\n\n')}\n`;
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'tag':
      return `${block.label}: ${block.value}`;
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return [block.title, ...block.rows.map(({ name, lines }) => `${name}: ${lines.join(', ')}`)].join('\n');
    case 'items':
      return [
        block.title,
        ...block.items.map(({ name, quantity, amount }) => `${quantity} × ${name}: ${amount}`),
        '',
        ...block.totals.map(({ name, amount }) => `${name}: ${amount}`),
      ].join('\n');
  }
}
