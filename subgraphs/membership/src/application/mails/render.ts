import type { QueuedMail } from '@tarima/mail/outbox';
import { type RenderedMail, renderMail } from '@tarima/mail/render';
import { getLocale } from '@tarima/markets/locale';
import type { ClubContacts } from '../ports.ts';
import { createCancellationMailContent } from './cancellation-mail.ts';
import { cancellationMailDataSchema } from './cancellation-mail-data.ts';

/**
 * Makes the content of this subgraph's mails, in the language and market of the request.
 * @returns a function that throws when the club cannot be read; the mail is then tried again
 */
export function createMailRenderer(clubs: ClubContacts, shopUrl: string) {
  return async (mail: QueuedMail): Promise<RenderedMail> => {
    const data = cancellationMailDataSchema.parse(mail.data);
    const club = await clubs.findClub(data.clubKey);
    return renderMail(createCancellationMailContent(data, club, getLocale(mail.language, mail.market), shopUrl));
  };
}
