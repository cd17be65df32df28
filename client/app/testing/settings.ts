import { defaultSettings, type ShopSettings } from '../shop-settings.ts';

/** The settings of a page in tests. */
export const testSettings: ShopSettings = {
  ...defaultSettings,
  release: { version: '1.0.0', build: '1', commit: 'commit-1' },
};

/** Writes the settings into the document, as the server does. */
export function writeSettings(settings: ShopSettings): void {
  removeSettings();
  const data = document.body.appendChild(document.createElement('script'));
  data.id = 'shop-settings';
  data.type = 'application/json';
  data.textContent = JSON.stringify(settings);
}

/** Makes the document one that the server failed to render. */
export const removeSettings = (): void => document.getElementById('shop-settings')?.remove();
