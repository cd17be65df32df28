import { createServer } from 'node:http';
import { z } from 'zod';
import { fetchAppToken } from '../graph/tokens.ts';

export interface AppHost {
  readonly stop: () => Promise<void>;
}

const queryOf = (url: string | undefined) => new URL(url ?? '/', 'http://app.invalid');

/**
 * The app's host page: shows the shop in a frame, keeps its path, records the shop's messages, and responds to
 * refresh-token messages according to `reply`: with the token of the member `login`, without a member, or not at all.
 * `send` sends any message. docs/native.md describes the behaviour of an app.
 */
const renderHostPage = (shopUrl: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>App</title>
<style>html, body { margin: 0; height: 100% } iframe { display: block; border: 0; width: 100%; height: 100% }</style>
<body>
<script>
  const shopOrigin = ${JSON.stringify(new URL(shopUrl).origin)};
  const query = new URLSearchParams(location.search);
  const app = { received: [], login: query.get('login'), reply: query.get('reply') };
  app.send = (message) => frames.shop.postMessage(message, shopOrigin);
  app.respond = async () => {
    if (app.reply === 'silent') return;
    if (app.reply === 'signedOut' || !app.login) return app.send({ source: 'tarima-app', type: 'signedOut' });
    const response = await fetch('/token?login=' + encodeURIComponent(app.login), { method: 'POST' });
    app.send({ source: 'tarima-app', type: 'token', token: await response.text() });
  };
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frames.shop || origin !== shopOrigin) return;
    app.received.push(data);
    if (data.type === 'currentPath') localStorage.setItem('place', data.path);
    if (data.type === 'logout') app.login = null;
    if (data.type === 'refreshToken') void app.respond();
  });
  const frame = document.createElement('iframe');
  frame.name = 'shop';
  frame.title = 'Shop';
  frame.allow = 'geolocation; screen-wake-lock';
  frame.src = shopOrigin + (query.get('path') || localStorage.getItem('place') || '/');
  document.body.append(frame);
</script>
</body>
</html>`;

/** Starts the app's host page on a port, with the member's tokens from the identity provider. */
export async function startAppHost(
  port: number,
  { shopUrl, identityUrl }: { readonly shopUrl: string; readonly identityUrl: string },
): Promise<AppHost> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = queryOf(request.url);
    if (request.method === 'POST' && pathname === '/token') {
      try {
        const token = await fetchAppToken(identityUrl, z.string().parse(searchParams.get('login')));
        response.end(token);
      } catch (error) {
        response.writeHead(502).end(String(error));
      }
      return;
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(renderHostPage(shopUrl));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
