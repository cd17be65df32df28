import type { FastifyInstance } from 'fastify';

/**
 * A minimal editing page: `GET /edit?document=/channels/costa-rica-spanish/pages/home`. It uses the documents API with
 * the key that the editor enters.
 */
export function registerEditor(app: FastifyInstance): void {
  app.get('/edit', async (_request, reply) =>
    reply
      .headers({ 'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'" })
      .type('text/html; charset=utf-8')
      .send(page),
  );
  app.get('/edit.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Edit a document</title>
<style>
  body { font: 16px/1.5 system-ui; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1c1b19 }
  textarea { box-sizing: border-box; width: 100%; height: 60vh; font: 14px/1.5 ui-monospace, monospace }
  input { width: 100%; font: inherit; box-sizing: border-box } label { display: block; margin: 0 0 1rem }
  button { font: inherit; padding: .5rem 1.25rem; margin-right: .5rem }
</style>
<h1>Edit a document</h1>
<form id="form">
  <label>Document <input name="path" required placeholder="/channels/costa-rica-spanish/pages/home"></label>
  <label>Key (x-api-key) <input name="key" type="password" required autocomplete="current-password"></label>
  <p><button type="button" id="open">Open</button></p>
  <label>JSON <textarea name="body" spellcheck="false"></textarea></label>
  <p><button name="draft" value="true">Keep as draft</button><button name="draft" value="false">Publish</button></p>
  <p id="message" role="status"></p>
</form>
<script src="/edit.js"></script>
</html>`;

const script = `const form = document.getElementById('form');
const message = document.getElementById('message');
form.path.value = new URLSearchParams(location.search).get('document') ?? '';
const send = (path, init = {}) =>
  fetch(path, { ...init, headers: { 'x-api-key': form.key.value, 'content-type': 'application/json' } });
document.getElementById('open').addEventListener('click', async () => {
  const response = await send(form.path.value + '?draft=true');
  message.textContent = response.ok ? '' : 'Not opened: ' + response.status;
  if (response.ok) form.body.value = JSON.stringify(await response.json(), null, 2);
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const response = await send(form.path.value + '?draft=' + event.submitter.value, { method: 'PUT', body: form.body.value });
  message.textContent = response.ok ? 'Saved.' : 'Not saved: ' + response.status;
});
`;
