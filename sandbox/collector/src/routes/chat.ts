import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findAnswer } from '../chat/answers.ts';
import { renderChatFrame } from '../chat/frame-page.ts';
import { parseBody } from './tracking.ts';

const chatScript = readFileSync(new URL('../browser/chat.js', import.meta.url), 'utf8');
const frameScript = readFileSync(new URL('../browser/chat-frame.js', import.meta.url), 'utf8');
const frameStyles = readFileSync(new URL('../browser/chat-frame.css', import.meta.url), 'utf8');

const languageSchema = z.enum(['es', 'en']);
const frameQuery = z.object({ language: languageSchema.catch('es') });
const messageSchema = z.strictObject({ language: languageSchema, text: z.string().trim().min(1).max(500) });

/** A chat-bot: the script for the store's pages, its frame, and the answers to messages from the frame. */
export function registerChatRoutes(app: FastifyInstance): void {
  const crossOrigin = { 'cache-control': 'private, max-age=300', 'cross-origin-resource-policy': 'cross-origin' };
  app.get('/chat/chat.js', async (_request, reply) =>
    reply.headers(crossOrigin).type('text/javascript; charset=utf-8').send(chatScript),
  );
  app.get('/chat/frame.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(frameScript));
  app.get('/chat/frame.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(frameStyles));
  app.get('/chat/frame', async (request, reply) =>
    reply
      .headers({
        'content-security-policy': "default-src 'self'; form-action 'none'; base-uri 'none'",
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(renderChatFrame(frameQuery.parse(request.query).language)),
  );
  app.post('/chat/messages', { bodyLimit: 4_096 }, async (request) => {
    const { language, text } = parseBody(messageSchema, request.body);
    return { answer: findAnswer(language, text) };
  });
}
