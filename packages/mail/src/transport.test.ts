import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpTransport, MailRejectedError, type OutgoingMail } from './transport.ts';

const servers: SMTPServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
});

class Refusal extends Error {
  readonly responseCode: number;
  constructor(responseCode: number) {
    super('refused: ana@example.com');
    this.responseCode = responseCode;
  }
}

/** Starts a mail server that collects messages. */
async function startServer(options: SMTPServerOptions = {}) {
  const received: { source: string; to: string[] }[] = [];
  const users: string[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth: ({ username = '' }, _session, done) => {
      users.push(username ?? '');
      done(null, { user: username });
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ source: Buffer.concat(chunks).toString(), to });
        done();
      });
    },
    ...options,
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return { received, users, port };
}

const createTransport = (port: number, { scheme = 'smtp', search = '?starttls=false', timeoutMs = 2_000 } = {}) =>
  createSmtpTransport({
    url: `${scheme}://tarima:p%40ss@127.0.0.1:${port}${search}`,
    from: { name: 'Tarima "Club", S. A.', address: 'pedidos@tarima.test' },
    timeoutMs,
  });
const createMail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: 'one@tarima.test',
  date: new Date('2026-11-24T12:00:00Z'),
  to: 'ana@example.com',
  language: 'es',
  subject: 'Pedido CR-1 confirmado: ¡gracias!',
  text: 'Gracias por su compra.',
  html: '<p>Gracias por su compra.</p>',
  ...change,
});
const findError = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: Error) => error,
  );

describe('createSmtpTransport', () => {
  it('sends text and HTML with the headers of the mail (ORDERS-302)', async () => {
    const { received, users, port } = await startServer();
    await createTransport(port).send(createMail());
    expect(users).toEqual(['tarima']);
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ana@example.com']);
    const [headers = ''] = received[0]?.source.split('\r\n\r\n') ?? [];
    expect(headers.split('\r\n')).toEqual(
      expect.arrayContaining([
        'From: "Tarima \\"Club\\", S. A." <pedidos@tarima.test>',
        'To: ana@example.com',
        'Message-ID: <one@tarima.test>',
        'Date: Tue, 24 Nov 2026 12:00:00 +0000',
        'Content-Language: es',
        'Auto-Submitted: auto-generated',
      ]),
    );
    expect(received[0]?.source).toMatch(/multipart\/alternative/);
  });

  it.each([
    'ana@example.com\r\nBcc: eve@example.com',
    'ana@example.com, eve@example.com',
    '<ana@example.com> eve@example.com',
    'Ana <ana@example.com>',
    'ana@example.com> SIZE=1',
    ' ana@example.com',
    'no address',
    '',
  ])('refuses the recipient %j without a connection (ORDERS-306)', async (to) => {
    const { received, users, port } = await startServer();
    expect(await findError(createTransport(port).send(createMail({ to })))).toBeInstanceOf(MailRejectedError);
    expect([received, users]).toEqual([[], []]);
  });

  it.each(['x\r\nBcc: eve@example.com', 'x\nSubject: y', 'x\u2028y', 'x\0'])(
    'refuses the subject %j (ORDERS-306)',
    async (subject) => {
      const { received, port } = await startServer();
      expect(await findError(createTransport(port).send(createMail({ subject })))).toBeInstanceOf(MailRejectedError);
      expect(received).toEqual([]);
    },
  );

  it.each([
    ['the recipient for good', 550, 'onRcptTo', true],
    ['the recipient for now', 451, 'onRcptTo', false],
    ['the message for good', 554, 'onData', true],
    ['the message for now', 452, 'onData', false],
    ['the sender', 550, 'onMailFrom', false],
    ['the account', 535, 'onAuth', false],
  ] as const)('tells when the server refuses %s with %i (ORDERS-304)', async (_case, code, step, isRejected) => {
    const refuse = (...parameters: unknown[]) => (parameters.at(-1) as (error: Error) => void)(new Refusal(code));
    const { port } = await startServer({ [step]: refuse });
    const error = await findError(createTransport(port).send(createMail()));
    expect(error instanceof MailRejectedError).toBe(isRejected);
    expect(error?.message).toContain(String(code));
    expect(error?.message).not.toContain('ana@example.com');
  });

  it('gives up on a server that does not reply in time', async () => {
    const { port } = await startServer({ onRcptTo: () => undefined });
    const error = await findError(createTransport(port, { timeoutMs: 300 }).send(createMail()));
    expect(error?.message).toBe('the mail server did not respond in time');
    expect(error).not.toBeInstanceOf(MailRejectedError);
  });

  it.each([
    ['smtp', ''],
    ['smtps', ''],
  ])('sends neither password nor message without TLS when %s%s requires it (ORDERS-307)', async (scheme, search) => {
    const { received, users, port } = await startServer();
    expect(await findError(createTransport(port, { scheme, search }).send(createMail()))).toBeInstanceOf(Error);
    expect([received, users]).toEqual([[], []]);
  });
});
