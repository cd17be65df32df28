import type { MailContent } from './content.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** The parts of a message that its template decides. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders an email as plain text and as HTML. A subject keeps one line, whatever its data contains. */
export function renderMail(content: MailContent): RenderedMail {
  const subject = content.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  const oneLine = { ...content, subject };
  return { subject, text: renderText(oneLine), html: renderHtml(oneLine) };
}
