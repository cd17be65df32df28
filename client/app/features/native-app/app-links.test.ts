import { expect, it } from 'vitest';
import { findAppLink } from './app-links.ts';

const origin = 'https://shop.test';

it.each([
  ['/es-CR/inicio-de-sesion?pageTo=%2Fes-CR%2Fcarrito%3Fx%3D1', { kind: 'sign-in', path: '/es-CR/carrito?x=1' }],
  ['/en-JM/login', { kind: 'sign-in', path: '/en-JM' }],
  ['/en-JM/login?pageTo=https://evil.test/', { kind: 'sign-in', path: '/en-JM' }],
  ['/auth/login?returnTo=%2Fes-CR%2Fcarrito', { kind: 'sign-in', path: '/es-CR/carrito' }],
  ['/auth/logout?ui_locales=es-CR', undefined],
  ['/es-CR/carrito', undefined],
  ['https://club.test/', { kind: 'external', url: 'https://club.test/' }],
  ['mailto:club@club.test', undefined],
  ['tel:+50622222222', undefined],
] as const)('the app follows %s (NATIVE-47, NATIVE-48)', (href, expected) => {
  expect(findAppLink({ href: new URL(href, origin).href, target: '' }, origin)).toEqual(expected);
});

it.each([
  ['/es-CR/carrito', { kind: 'same-window' }],
  ['/sitemap.xml', { kind: 'same-window' }],
  ['/es-CR/legal/terminos', { kind: 'dialog', path: '/es-CR/legal/terminos' }],
] as const)('the app opens %s in no new window (NATIVE-48, NATIVE-53)', (path, expected) => {
  expect(findAppLink({ href: `${origin}${path}`, target: '_blank' }, origin)).toEqual(expected);
});
