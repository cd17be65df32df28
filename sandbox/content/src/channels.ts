import { getContentChannel, getSharedContentChannel } from '@tarima/markets/content-channels';
import { type Locale, languages, locales } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';

/** A channel delivers pages for a market in one language, or for all markets in one language (CONTENT-11). */
export interface Channel {
  /** E.g. `costa-rica-spanish`, or `shared-spanish`, from which the Spanish channels inherit. */
  readonly name: string;
  readonly language: Language;
  /** Path prefix of the channel's pages; undefined for a shared channel, which has no locale of its own. */
  readonly locale: Locale | undefined;
}

const channels: readonly Channel[] = [
  ...languages.map((language) => ({ name: getSharedContentChannel(language), language, locale: undefined })),
  ...locales.map((locale) => ({
    name: getContentChannel(locale.market.code, locale.language),
    language: locale.language,
    locale,
  })),
];

const channelsByName = new Map(channels.map((channel) => [channel.name, channel]));

/** Names of all channels. */
export const channelNames: readonly string[] = channels.map((channel) => channel.name);

/** Finds a channel by name. */
export const findChannel = (name: string): Channel | undefined => channelsByName.get(name);

/** Names of the channel and of its shared channel, in lookup order. */
export const listLookupNames = (channel: Channel): readonly string[] => [
  ...new Set([channel.name, getSharedContentChannel(channel.language)]),
];

/** Finds the channel for the same market in the other language. */
export function findTranslation(channel: Channel): Channel | undefined {
  const language = channel.language === 'es' ? 'en' : 'es';
  return channels.find(
    (other) => other.language === language && other.locale?.market.code === channel.locale?.market.code,
  );
}
