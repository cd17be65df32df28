import { describe, expect, it } from 'vitest';
import { createMessage, startMailSandbox } from '../testing/sandbox.ts';

const { app, createClient } = await startMailSandbox({ MAIL_KEPT_MESSAGES: '3' });
const client = createClient();
const getMessages = async (search = '') => (await app.inject(`/messages${search}`)).json().messages;
const subjects = async (search = '') => (await getMessages(search)).map(({ subject }: { subject: string }) => subject);

const hostile = '<script>alert(1)</script>';
await client.sendMail(createMessage('old@example.com', { subject: 'deleted' }));
await client.sendMail(createMessage('ana@example.com', { subject: 'first' }));
const between = new Date().toISOString();
await client.sendMail(createMessage('ana@example.com', { subject: 'second' }));
await client.sendMail(
  createMessage('eve@example.com', {
    subject: hostile,
    text: hostile,
    html: `<html><head><title>x</title></head><body>${hostile}<a href="http://localhost:3000">shop</a></body></html>`,
  }),
);

describe('GET /messages', () => {
  it('lists the newest messages first and keeps a limited number', async () => {
    expect(await subjects()).toEqual([hostile, 'second', 'first']);
  });

  it('filters by recipient and time', async () => {
    expect(await subjects('?to=ANA@example.com')).toEqual(['second', 'first']);
    expect(await subjects(`?to=ana@example.com&since=${between}`)).toEqual(['second']);
    expect(await subjects('?to=nobody@example.com')).toEqual([]);
  });

  it.each(['?to=x', '?since=yesterday', '?limit=0'])('refuses %s', async (search) => {
    expect((await app.inject(`/messages${search}`)).statusCode).toBe(400);
  });

  it('returns one message and its source', async () => {
    const [{ id, messageId }] = await getMessages();
    expect((await app.inject(`/messages/${id}`)).json()).toMatchObject({ id, messageId });
    const source = await app.inject(`/messages/${id}/source`);
    expect(source.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(source.body).toContain(messageId);
    expect((await app.inject('/messages/999999')).statusCode).toBe(404);
    expect((await app.inject('/messages/x')).statusCode).toBe(404);
  });
});

describe('the mailbox', () => {
  it('escapes what messages contain and runs no scripts', async () => {
    const [{ id }] = await getMessages();
    for (const path of ['/', `/mailbox/${id}`]) {
      const page = await app.inject(path);
      expect(page.body).not.toContain(hostile);
      expect(page.body).toContain('&lt;script&gt;');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('shows the HTML of a message in a sandboxed frame whose links open in a new tab', async () => {
    const [{ id }] = await getMessages();
    expect((await app.inject(`/mailbox/${id}`)).body).toMatch(/<iframe [^>]*sandbox="allow-popups [^"]*"/);
    const frame = await app.inject(`/mailbox/${id}/html`);
    expect(frame.headers['content-security-policy']).toMatch(/default-src 'none';.* sandbox allow-popups/);
    expect(frame.headers['content-security-policy']).not.toMatch(/allow-(scripts|same-origin)/);
    expect(frame.body).toContain('<head><base target="_blank">');
  });

  it('marks texts of a message with the language of the message', async () => {
    const [, { id }] = await getMessages();
    const { body } = await app.inject(`/mailbox/${id}?language=en`);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('<h1 lang="es">second</h1>');
  });

  it.each([
    ['/', { 'accept-language': 'fr,en;q=0.8' }, 'en', 'Mailbox'],
    ['/', { 'accept-language': 'es-CR' }, 'es', 'Buzón'],
    ['/?language=en', { 'accept-language': 'es-CR' }, 'en', 'Mailbox'],
    ['/mailbox/999?language=en', {}, 'en', 'This message doesn’t exist'],
    ['/?to=nobody@example.com', {}, 'es', 'No hay mensajes para nobody@example.com.'],
    ['/?to=nonsense', {}, 'es', 'No hay mensajes para nonsense.'],
  ])('%s for %j is in %s', async (path, headers, language, text) => {
    const { body } = await app.inject({ url: path, headers });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(text);
  });

  it('searches by recipient', async () => {
    const { body } = await app.inject('/?to=Ana@example.com');
    expect(body).toContain('2 mensajes');
    expect(body).not.toContain('eve@example.com');
  });
});
