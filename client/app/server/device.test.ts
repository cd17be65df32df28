import { describe, expect, it } from 'vitest';
import { maskAddress, parseUserAgent } from './device.ts';

describe('parseUserAgent', () => {
  const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-A55) ${webKit} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPad',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge',
      'Windows',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'macOS'],
    [`Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`,
      'Opera',
      'Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 EdgiOS/142.0 Version/18.0 Mobile/15E148 Safari/604.1',
      'Edge',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 FxiOS/145.0 Mobile/15E148 Safari/605.1.15',
      'Firefox',
      'iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
      'Safari',
      'macOS',
    ],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('of %s is %s on %s (ACCOUNT-257)', (userAgent, browser, system) => {
    expect(parseUserAgent(userAgent)).toEqual({ browser, system });
  });
});

describe('maskAddress', () => {
  it.each([
    ['203.0.113.77', '203.0.x.x'],
    ['::ffff:203.0.113.77', '203.0.x.x'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:x'],
    ['::1', '0:0:x'],
    ['', ''],
  ])('of %s is %s (ACCOUNT-259)', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });
});
