import { randomUUID } from 'node:crypto';
import type { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { createRegisteredRequest } from './graph-client.ts';
import { operations } from './operations.ts';
import { costaRica } from './shopper.ts';

/** Sends requests of one shopper until `isOver`: pages, reads and changes of the cart. @returns their number and the failures */
export async function shopUntil(browser: HttpBrowser, shopUrl: string, isOver: () => boolean) {
  const failures: string[] = [];
  let requests = 0;
  const expectSuccess = async (name: string, send: () => ReturnType<HttpBrowser['get']>) => {
    requests += 1;
    try {
      const { status, body } = await send();
      if (status !== 200 || body.includes('"errors":[')) failures.push(`${name}: ${status} ${body.slice(0, 200)}`);
    } catch (error) {
      failures.push(`${name}: ${error}`);
    }
  };
  const headers = { 'x-tarima-client': 'web', 'x-market': 'CR', 'x-language': 'es', origin: shopUrl };
  const postOperation = (body: object) => browser.postJson(`${shopUrl}/graphql`, body, headers);
  while (!isOver()) {
    await expectSuccess('home', () => browser.get(`${shopUrl}/es-CR`));
    const input = { commandId: randomUUID(), sku: '110101-1', quantity: 1, clubKey: costaRica.club };
    await expectSuccess('AddToCart', () => postOperation(createRegisteredRequest(operations.addToCart, { input })));
    await expectSuccess('Cart', () => postOperation(createRegisteredRequest(operations.cart, {})));
    await expectSuccess('cart page', () => browser.get(`${shopUrl}/es-CR/carrito`));
  }
  return { failures, requests };
}
