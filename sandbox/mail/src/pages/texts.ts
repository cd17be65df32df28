import type { Language } from '@tarima/markets/table';

const es = {
  otherLanguage: 'English',
  mailbox: 'Buzón',
  intro: 'Los mensajes que la tienda envió en este entorno de pruebas. Ninguno salió de esta máquina.',
  recipient: 'Correo del destinatario',
  search: 'Buscar',
  showAll: 'Ver todos',
  count: (count: number) => (count === 1 ? '1 mensaje' : `${count} mensajes`),
  empty: 'No hay mensajes. Aparecen aquí cuando la tienda los envía.',
  emptyFor: (recipient: string) => `No hay mensajes para ${recipient}.`,
  from: 'De',
  to: 'Para',
  date: 'Recibido',
  messageId: 'Message-ID',
  deliveries: 'Entregas',
  noSubject: '(sin asunto)',
  frame: 'Contenido del mensaje',
  text: 'Versión de texto',
  source: 'Ver el mensaje original',
  back: 'Volver al buzón',
  notFound: 'Este mensaje no existe o ya se borró.',
};

const en: typeof es = {
  otherLanguage: 'Español',
  mailbox: 'Mailbox',
  intro: 'The messages that the store has sent in this sandbox. None has left this machine.',
  recipient: 'Recipient’s email',
  search: 'Search',
  showAll: 'Show all',
  count: (count) => (count === 1 ? '1 message' : `${count} messages`),
  empty: 'No messages yet. They appear here when the store sends them.',
  emptyFor: (recipient) => `No messages to ${recipient}.`,
  from: 'From',
  to: 'To',
  date: 'Received',
  messageId: 'Message-ID',
  deliveries: 'Deliveries',
  noSubject: '(no subject)',
  frame: 'Message content',
  text: 'Text version',
  source: 'View the original message',
  back: 'Back to the mailbox',
  notFound: 'This message doesn’t exist or has been deleted.',
};

/** Texts of the mailbox. */
export const texts: Readonly<Record<Language, typeof es>> = { es, en };

const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  es: new Intl.DateTimeFormat('es-CR', { dateStyle: 'medium', timeStyle: 'medium' }),
  en: new Intl.DateTimeFormat('en-JM', { dateStyle: 'medium', timeStyle: 'medium' }),
};

/** A moment in the time zone of this machine. */
export function formatMoment(moment: Date, language: Language): string {
  return formats[language].format(moment);
}
