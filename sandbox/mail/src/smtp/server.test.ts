import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createMessage, startMailSandbox } from '../testing/sandbox.ts';

const { app, port, account, createClient } = await startMailSandbox({ MAIL_MAXIMUM_BYTES: '20000' });
const client = createClient();

const send = async (message: object, transport = client) => {
  try {
    await transport.sendMail(message);
    return 250;
  } catch (error) {
    const { responseCode, code } = error as { responseCode?: number; code?: string };
    return responseCode ?? code;
  }
};
const list = async (to: string) => (await app.inject(`/messages?to=${encodeURIComponent(to)}`)).json().messages;

/** Sends lines one after another and returns the replies. */
async function talk(...lines: string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  const replies: string[] = [];
  for await (const chunk of socket) {
    // The last line of a reply has a space after its code.
    if (!/^\d{3} .*\r\n$/m.test(String(chunk))) continue;
    replies.push(String(chunk).trim().split('\r\n').at(-1) ?? '');
    const line = lines.shift();
    if (line === undefined) break;
    socket.write(`${line}\r\n`);
  }
  socket.destroy();
  return replies;
}
const login = `AUTH PLAIN ${Buffer.from(`\0${account.user}\0${account.pass}`).toString('base64')}`;

describe('the SMTP server', () => {
  it('stores a message with its headers and both parts', async () => {
    expect(await send(createMessage('Ana <Ana@example.com>', { messageId: '<one@tarima.test>' }))).toBe(250);
    expect(await list('ana@example.com')).toEqual([
      expect.objectContaining({
        messageId: '<one@tarima.test>',
        recipient: 'ana@example.com',
        from: '"Tarima" <pedidos@tarima.test>',
        to: '"Ana" <Ana@example.com>',
        subject: 'Su pedido CR-1',
        language: 'es',
        text: expect.stringContaining('Gracias por su compra.'),
        html: expect.stringContaining('<p>Gracias'),
        deliveries: 1,
      }),
    ]);
  });

  it('requires the account and its password', async () => {
    const wrong = createClient({ ...account, pass: `${account.pass}x` });
    expect(await send(createMessage('ana@example.com'), wrong)).toBe(535);
    expect(await talk('EHLO test', 'MAIL FROM:<pedidos@tarima.test>')).toEqual([
      expect.stringMatching(/^220/),
      expect.stringMatching(/^250/),
      expect.stringMatching(/^530/),
    ]);
  });

  it('sends only for its own domain, in the envelope and in the message', async () => {
    expect(await send(createMessage('ana@example.com', { from: 'a@example.com' }))).toBe(550);
    const forged = { envelope: { from: 'pedidos@tarima.test', to: 'ana@example.com' }, from: 'bank@example.com' };
    expect(await send(createMessage('ana@example.com', forged))).toBe(550);
  });

  it.each(['<no-address>', '<a b@example.com>', '<a@b@example.com>', 'ana@example.com', '<ana@exa_mple.com>'])(
    'refuses the recipient %s',
    async (recipient) => {
      const replies = await talk('EHLO test', login, 'MAIL FROM:<pedidos@tarima.test>', `RCPT TO:${recipient}`);
      expect(replies.at(-1)).toMatch(/^5\d\d /);
    },
  );

  it('refuses messages that are too large', async () => {
    expect(await send(createMessage('big@example.com', { text: 'x'.repeat(25_000) }))).toBe(552);
    expect(await list('big@example.com')).toEqual([]);
  });

  it('refuses messages without the headers of RFC 5322', async () => {
    const replies = await talk(
      'EHLO test',
      login,
      'MAIL FROM:<pedidos@tarima.test>',
      'RCPT TO:<ana@example.com>',
      'DATA',
      'From: pedidos@tarima.test\r\nSubject: x\r\n\r\ntext\r\n.',
    );
    expect(replies.at(-1)).toMatch(/^554 5\.6\.0/);
  });

  it('stores a repeated message once and counts its deliveries', async () => {
    const message = createMessage('twice@example.com', { messageId: '<twice@tarima.test>' });
    expect([await send(message), await send(message)]).toEqual([250, 250]);
    expect(await list('twice@example.com')).toMatchObject([{ deliveries: 2 }]);
  });
});

describe('recipients with a fault', () => {
  it.each([
    ['bounce', 550],
    ['mailbox-full', 452],
    ['spam', 554],
  ])('%s@ is always refused with %i', async (name, code) => {
    expect(await send(createMessage(`${name}@example.com`))).toBe(code);
    expect(await send(createMessage(`${name}+order-1@example.com`))).toBe(code);
    expect(await list(`${name}@example.com`)).toEqual([]);
  });

  it('greylist@ is refused with 451 once', async () => {
    const message = createMessage('greylist+1@example.com');
    expect([await send(message), await send(message)]).toEqual([451, 250]);
    expect(await list('greylist+1@example.com')).toHaveLength(1);
  });

  it('lost-reply@ accepts the message and closes the connection without a reply, once', async () => {
    const message = createMessage('lost-reply@example.com', { messageId: '<lost@tarima.test>' });
    expect(await send(message)).toBe('ECONNECTION');
    expect(await send(message)).toBe(250);
    expect(await list('lost-reply@example.com')).toMatchObject([{ deliveries: 2 }]);
  });
});
