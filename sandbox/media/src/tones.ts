/**
 * Tones of the boards on which products are shown. `light` and `shade` are the ends of the board's gradient (close to
 * the brand's kraft #F6F1E7, slightly tinted); `accent` and `deep` colour packages and labels.
 */
export const tones = {
  kraft: { light: '#FBF8F1', shade: '#EADFC9', accent: '#C79A5B', deep: '#8A6431' },
  leaf: { light: '#F8F9EE', shade: '#DDE6C6', accent: '#6FA44A', deep: '#3D6B28' },
  mint: { light: '#F6FAF4', shade: '#D3E8DC', accent: '#4FAE8B', deep: '#21705A' },
  sea: { light: '#F4F8F4', shade: '#CDE2DD', accent: '#2E8C83', deep: '#0B5D57' },
  sky: { light: '#F7F9F7', shade: '#D2E2EA', accent: '#5B9BC8', deep: '#2A6591' },
  indigo: { light: '#F8F7F4', shade: '#D8DAEA', accent: '#6A74B8', deep: '#3C4588' },
  plum: { light: '#FAF6F3', shade: '#E4D3E2', accent: '#9C68A8', deep: '#683A75' },
  berry: { light: '#FCF6F1', shade: '#F0D2D6', accent: '#C9476B', deep: '#8E1F45' },
  rose: { light: '#FDF7F1', shade: '#F5DCD4', accent: '#E08B84', deep: '#AE524D' },
  coral: { light: '#FDF7EF', shade: '#F7D9C8', accent: '#E5764F', deep: '#AE4824' },
  clay: { light: '#FBF6EE', shade: '#EBD3C2', accent: '#B9613C', deep: '#7E3819' },
  mango: { light: '#FDF8EA', shade: '#F8E2B4', accent: '#F2A51F', deep: '#B06F05' },
  butter: { light: '#FDFAEC', shade: '#F4E8BE', accent: '#E0BC4E', deep: '#9A7A17' },
  sand: { light: '#FAF7EF', shade: '#E6DAC3', accent: '#B79F74', deep: '#776140' },
  cocoa: { light: '#F9F5EE', shade: '#DFCEBB', accent: '#8A5D3B', deep: '#553319' },
  white: { light: '#FBF9F5', shade: '#D8D1C3', accent: '#F2EEE6', deep: '#C9C1B0' },
  navy: { light: '#F7F8FA', shade: '#D6DBE6', accent: '#34497A', deep: '#17233F' },
  ink: { light: '#F8F7F4', shade: '#DCDAD5', accent: '#4B4844', deep: '#1C1B19' },
  slate: { light: '#F8F7F3', shade: '#DADCD8', accent: '#76827F', deep: '#424D4B' },
} as const;

/** Name of a tone, e.g. `mango`. */
export type ToneName = keyof typeof tones;

/** Type guard for {@link ToneName}. */
export function isToneName(name: string): name is ToneName {
  return Object.hasOwn(tones, name);
}
