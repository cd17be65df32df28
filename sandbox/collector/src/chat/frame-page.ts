import { html } from '@tarima/service-kit/html';
import type { Language } from '../pages/texts.ts';

const texts = {
  es: { title: 'Asistente', hello: 'Hola. ¿En qué le puedo ayudar?', label: 'Su mensaje', send: 'Enviar' },
  en: { title: 'Assistant', hello: 'Hi. How can I help you?', label: 'Your message', send: 'Send' },
} as const;

/** Renders the conversation that the chat-bot's script shows in a frame. The frame's own script enables its form. */
export function renderChatFrame(language: Language): string {
  const text = texts[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text.title}</title>
<link rel="stylesheet" href="/chat/frame.css">
<script src="/chat/frame.js" defer></script>
</head>
<body>
<ol id="messages" aria-live="polite"><li class="answer">${text.hello}</li></ol>
<form id="form">
<fieldset id="message" disabled>
<label for="text">${text.label}</label>
<input id="text" required maxlength="500" autocomplete="off" enterkeyhint="send">
<button type="submit">${text.send}</button>
</fieldset>
</form>
</body>
</html>`.markup;
}
