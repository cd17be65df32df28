import { usePage } from './app-providers.tsx';
import { escapeJson } from './escape-json.ts';
import { readServerData } from './server-data.ts';
import { defaultSettings, type ShopSettings } from './shop-settings.ts';

const id = 'shop-settings';

/** The settings as a data block of the document, for the browser. */
export function ShopSettingsData() {
  const { settings } = usePage();
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped by `escapeJson`
      dangerouslySetInnerHTML={{ __html: escapeJson(settings) }}
    />
  );
}

/** Reads the settings that the server wrote into the document. */
export const readShopSettings = (): ShopSettings => readServerData<ShopSettings>(id) ?? defaultSettings;
