import { type Html, html } from '@tarima/service-kit/html';
import type { MailBlock, MailContent, MailItems } from './content.ts';

/*
 * HTML for mail programs: layout tables, inline styles, no scripts and no pictures that would have to be loaded. Every cell
 * that sets a background sets its text colour too, so that a program that changes colours for a dark screen keeps them
 * readable; programs that support it get dark colours from the style sheet.
 */

const colors = {
  ink: '#1C1B19',
  inkSoft: '#5C574E',
  paper: '#FFFFFF',
  board: '#F6F1E7',
  sea: '#0B5D57',
  mango: '#FFB81C',
} as const;
const font = 'font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const text = `${font};font-size:16px;line-height:24px;color:${colors.ink}`;
const soft = `${font};font-size:14px;line-height:20px;color:${colors.inkSoft}`;
const tableAttributes = html`border="0" cellpadding="0" cellspacing="0" width="100%"`;

const darkStyles = `@media (prefers-color-scheme: dark) {
  .board { background: #1C1B19 !important; }
  .card { background: #2A2825 !important; }
  .ink { color: #F6F1E7 !important; }
  .soft { color: #CFC8BA !important; }
  .line { border-color: #57524A !important; }
  .link { color: #7FD1C7 !important; }
}`;

/** Renders the HTML of an email; it reads well from 320 pixels. */
export function renderHtml(content: MailContent): string {
  const { language, subject, preview, heading, blocks, footer } = content;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${{ markup: darkStyles }}</style>
</head>
<body class="board" style="margin:0;padding:0;background:${colors.board};color:${colors.ink}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" ${tableAttributes} class="board" style="background:${colors.board}">
<tr><td align="center" style="padding:16px 8px">
<table role="presentation" ${tableAttributes} class="card" style="max-width:600px;background:${colors.paper};border-radius:10px;overflow:hidden">
<tr><td style="padding:16px 20px;background:${colors.sea}">${renderBrand()}</td></tr>
<tr><td class="ink" style="padding:24px 20px;${text}">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:28px;line-height:34px;font-weight:700;color:${colors.ink}">${heading}</h1>
${blocks.map(renderBlock)}
</td></tr>
</table>
<p class="soft" style="max-width:560px;margin:16px auto 8px;${soft}">${footer.text}<br><a class="link" href="${footer.url}" style="color:${colors.sea}">${footer.linkLabel}</a></p>
</td></tr>
</table>
</body>
</html>
`.markup;
}

/** The mark, a pallet of three slats on three blocks, and the name. */
function renderBrand(): Html {
  const slat = html`<tr><td colspan="5" height="3" style="background:${colors.mango};font-size:0;line-height:0">&nbsp;</td></tr><tr><td colspan="5" height="2" style="font-size:0;line-height:0">&nbsp;</td></tr>`;
  const block = html`<td width="6" height="5" style="background:${colors.mango};font-size:0;line-height:0">&nbsp;</td>`;
  const gap = html`<td width="5" height="5" style="font-size:0;line-height:0">&nbsp;</td>`;
  return html`<table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr>
<td style="padding-right:10px"><table role="presentation" aria-hidden="true" border="0" cellpadding="0" cellspacing="0" width="28">${slat}${slat}${slat}<tr>${block}${gap}${block}${gap}${block}</tr></table></td>
<td style="${font};font-size:24px;line-height:28px;font-weight:700;letter-spacing:-0.5px;color:${colors.paper}">tarima</td>
</tr></table>`;
}

function renderBlock(block: MailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="margin:0 0 16px;${text}">${block.text}</p>`;
    case 'tag':
      return html`<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td style="padding:10px 16px;background:${colors.mango};border-radius:10px;${font};font-size:14px;line-height:18px;color:${colors.ink}">${block.label}<br><b style="font-size:28px;line-height:34px;color:${colors.ink}">${block.value}</b></td></tr></table>`;
    case 'link':
      return html`<table role="presentation" border="0" cellpadding="0" cellspacing="0" style="margin:4px 0 16px"><tr><td style="background:${colors.sea};border-radius:10px"><a href="${block.url}" style="display:inline-block;padding:14px 24px;${font};font-size:16px;line-height:20px;font-weight:600;color:${colors.paper};text-decoration:none">${block.label}</a></td></tr></table>`;
    case 'facts':
      return html`${renderTitle(block.title)}<table ${tableAttributes} style="margin:0 0 20px">${block.rows.map(
        ({ name, lines }) =>
          html`<tr><th scope="row" align="left" valign="top" width="34%" class="soft" style="padding:4px 12px 4px 0;${soft};font-weight:400">${name}</th><td valign="top" class="ink" style="padding:4px 0;${text}">${lines.map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</td></tr>`,
      )}</table>`;
    case 'items':
      return renderItems(block);
  }
}

function renderTitle(title: string): Html {
  return html`<h2 class="ink" style="margin:0 0 8px;${font};font-size:18px;line-height:24px;font-weight:700;color:${colors.ink}">${title}</h2>`;
}

function renderItems({ title, columns, items, totals }: MailItems): Html {
  const line = `border-bottom:1px solid #E3DBCB`;
  const heading = (label: string, align: 'left' | 'right') =>
    html`<th scope="col" align="${align}" class="soft line" style="padding:4px 0 4px ${align === 'right' ? '12px' : '0'};${line};${soft};font-weight:400">${label}</th>`;
  const last = totals.length - 1;
  return html`${renderTitle(title)}<table ${tableAttributes} style="margin:0 0 20px">
<thead><tr>${heading(columns.item, 'left')}${heading(columns.amount, 'right')}</tr></thead>
<tbody>${items.map(
    ({ name, quantity, amount }) =>
      html`<tr><td valign="top" class="ink line" style="padding:8px 0;${line};${text};word-break:break-word">${quantity} × ${name}</td><td align="right" valign="top" class="ink line" style="padding:8px 0 8px 12px;${line};${text};white-space:nowrap">${amount}</td></tr>`,
  )}</tbody>
<tfoot>${totals.map(
    ({ name, amount }, index) =>
      html`<tr><th scope="row" align="left" class="ink" style="padding:${index === 0 ? '12px' : '4px'} 0 4px;${text};font-weight:${index === last ? '700' : '400'}">${name}</th><td align="right" class="ink" style="padding:${index === 0 ? '12px' : '4px'} 0 4px 12px;${text};font-weight:${index === last ? '700' : '400'};white-space:nowrap">${amount}</td></tr>`,
  )}</tfoot>
</table>`;
}
