import { type Locale, languages, locales } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';

const languageNames = { es: 'spanish', en: 'english' } as const satisfies Record<Language, string>;

/** A market in a language, or all markets of a language, for which pages are delivered (CONTENT-11). */
export interface Channel {
  /** `costa-rica-spanish`, or `shared-spanish`, from which the Spanish channels inherit. */
  readonly name: string;
  readonly language: Language;
  /** What the paths of the channel's pages begin with; a shared channel is shown under any of its locales. */
  readonly locale: Locale | undefined;
}

const sharedName = (language: Language) => `shared-${languageNames[language]}`;

const channels: readonly Channel[] = [
  ...languages.map((language) => ({ name: sharedName(language), language, locale: undefined })),
  ...locales.map((locale) => ({
    name: `${locale.market.contentSlug}-${languageNames[locale.language]}`,
    language: locale.language,
    locale,
  })),
];

const byName = new Map(channels.map((channel) => [channel.name, channel]));

/** Every channel's name. */
export const channelNames: readonly string[] = channels.map((channel) => channel.name);

/** The channel of this name, or undefined. */
export const findChannel = (name: string): Channel | undefined => byName.get(name);

/** The channel and what it inherits from, nearest first. */
export const inheritance = (channel: Channel): readonly string[] => [
  ...new Set([channel.name, sharedName(channel.language)]),
];

/** The channel with the same pages in the other language; none for a shared one's other market. */
export function translationOf(channel: Channel): Channel | undefined {
  const language = channel.language === 'es' ? 'en' : 'es';
  return channels.find(
    (other) => other.language === language && other.locale?.market.code === channel.locale?.market.code,
  );
}
