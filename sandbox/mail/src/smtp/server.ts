import type { Logger } from '@tarima/service-kit/logger';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailEnv } from '../env.ts';
import { greylist, storeMessage } from '../store/messages.ts';
import type { Store } from '../store/tables.ts';
import { findFault, SmtpError } from './faults.ts';
import { isOfDomain, parseMessage } from './parse-message.ts';

export interface SmtpDependencies {
  readonly env: MailEnv;
  readonly db: Store;
  readonly logger: Logger;
}

const maximumRecipients = 50;
const socketTimeoutMs = 30_000;
const closeTimeoutMs = 1_000;

/** The SMTP server: one account, no relaying for others, and the faults of `findFault`. */
export function createSmtpServer({ env, db, logger }: SmtpDependencies): SMTPServer {
  const server = new SMTPServer({
    name: `mail.${env.MAIL_SENDER_DOMAIN}`,
    banner: 'Tarima sandbox',
    size: env.MAIL_MAXIMUM_BYTES,
    authMethods: ['PLAIN', 'LOGIN'],
    // The sandbox is for one machine and has no certificate, like its http services.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    socketTimeout: socketTimeoutMs,
    closeTimeout: closeTimeoutMs,
    maxClients: 100,
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === env.MAIL_ACCOUNT && isSameSecret(password ?? '', env.MAIL_ACCOUNT_PASSWORD);
      if (isKnown) done(null, { user: username });
      else done(new SmtpError(535, '5.7.8 Authentication credentials invalid'));
    },
    onMailFrom: ({ address }, _session, done) =>
      isOfDomain(address, env.MAIL_SENDER_DOMAIN)
        ? done()
        : done(new SmtpError(550, '5.7.1 The account may not send from this address')),
    onRcptTo: ({ address }, session, done) => {
      acceptRecipient(db, address, session).then(() => done(), done);
    },
    onData: (stream, session, done) => {
      acceptMessage(stream, session).then((reply) => {
        if (reply === undefined) closeConnection(session);
        else done(null, reply);
      }, done);
    },
  });
  server.on('error', (error) => logger.warn({ err: error }, 'an SMTP connection failed'));

  /** Stores a message; undefined when its reply must get lost. */
  const acceptMessage = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    if (stream.sizeExceeded) throw new SmtpError(552, '5.3.4 The message is too large');
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const message = await parseMessage(Buffer.concat(chunks), env.MAIL_SENDER_DOMAIN);
    const faults = recipients.map(findFault);
    if (faults.includes('spam')) throw new SmtpError(554, '5.7.1 The message was refused as spam');
    const sender = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
    const isRepeated = await storeMessage(db, { ...message, recipients, sender }, env.MAIL_KEPT_MESSAGES);
    logger.info({ messageId: message.messageId, isRepeated }, 'message accepted');
    return faults.includes('lost-reply') && !isRepeated ? undefined : '2.6.0 Message accepted';
  };
  const closeConnection = ({ id }: SMTPServerSession) => {
    for (const connection of server.connections) if (connection.session.id === id) connection.close();
  };
  return server;
}

/** @throws SmtpError when the recipient is refused, now or for good */
async function acceptRecipient(db: Store, address: string, { envelope }: SMTPServerSession): Promise<void> {
  if (envelope.rcptTo.length >= maximumRecipients) throw new SmtpError(452, '4.5.3 Too many recipients');
  const fault = findFault(address);
  if (fault === 'bounce') throw new SmtpError(550, '5.1.1 The mailbox does not exist');
  if (fault === 'mailbox-full') throw new SmtpError(452, '4.2.2 The mailbox is full');
  const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  if (fault === 'greylist' && (await greylist(db, sender, address))) {
    throw new SmtpError(451, '4.7.1 Greylisted, try again later');
  }
}

/** Starts listening. @throws Error EADDRINUSE. Returns the actual port. */
export async function listenSmtp(server: SMTPServer, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : port;
}
