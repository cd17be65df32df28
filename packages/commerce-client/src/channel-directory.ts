import { clubKeySchema } from '@tarima/markets/formats';
import { type LocalizedText, localizedTextSchema } from '@tarima/markets/localized-text';
import { findMarket, findMarketByClubKey, type KnownMarket } from '@tarima/markets/table';
import { createCachedValue } from '@tarima/service-kit/cached-value';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import { z } from 'zod';
import type { CommerceApi } from './client.ts';
import { fetchAllPages } from './fetch-all-pages.ts';

/** A club of the platform: a channel with a four-digit key (CLUBS-1). */
export interface PlatformClub {
  readonly key: string;
  readonly market: KnownMarket;
  readonly name: LocalizedText;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly region: string | undefined;
    readonly postalCode: string | undefined;
    readonly phone: string | undefined;
  };
  readonly latitude: number;
  readonly longitude: number;
  /** IANA time zone. */
  readonly timeZone: string;
  /** Null when the channel has no readable opening hours. */
  readonly openingHours: OpeningHours | null;
  readonly isEcommerceEnabled: boolean;
}

/** The platform's channels, to which prices and stock belong. They rarely change, so each process caches them. */
export interface ChannelDirectory {
  /** All clubs of a market, sorted by key. */
  listClubs(marketCode: string): Promise<readonly PlatformClub[]>;
  /** A club of any market by its four-digit key. */
  findClub(key: string): Promise<PlatformClub | undefined>;
  /** Channel id of a club (`6401`) or of a whole country (`64`). */
  findChannelId(key: string): Promise<string | undefined>;
  /** Keys of all channels by id. */
  getChannelKeys(): Promise<ReadonlyMap<string, string>>;
}

/** Opening and closing times in local time, `HH:mm`. */
export type OpeningHours = z.output<typeof openingHoursSchema>;

const periodSchema = z.tuple([z.string(), z.string()]).readonly();
const openingHoursSchema = z.object({ weekdays: periodSchema, saturday: periodSchema, sunday: periodSchema });

const cacheTtlMs = 5 * 60_000;

/** A channel: a club, or a country. */
export const channelWire = z.object({
  id: z.string(),
  key: z.string(),
  name: localizedTextSchema.optional(),
  address: z
    .object({
      streetName: z.string().optional(),
      city: z.string().optional(),
      region: z.string().optional(),
      postalCode: z.string().optional(),
      phone: z.string().optional(),
    })
    .optional(),
  geoLocation: z.object({ coordinates: z.tuple([z.number(), z.number()]) }).optional(),
  custom: z
    .object({
      fields: z.object({
        ecommerceEnabled: z.boolean().optional(),
        timeZone: z.string().optional(),
        openingHours: z.string().optional(),
      }),
    })
    .optional(),
});

type Channel = z.output<typeof channelWire>;

/** Loads all channels of the project and caches them for five minutes. */
export function createChannelDirectory({ api }: CommerceApi, records: RecordReader): ChannelDirectory {
  const directory = createCachedValue('channels', cacheTtlMs, async () => {
    const channels = await fetchAllPages(async (page) => {
      const { body } = await api
        .channels()
        .get({ queryArgs: { ...page, sort: 'key asc' } })
        .execute();
      return body.results;
    });
    const readable = records.readAll('channel', channels, channelWire);
    const clubs = readable.flatMap((channel) => toClub(channel) ?? []);
    return {
      ids: new Map(readable.map(({ key, id }) => [key, id])),
      keys: new Map(readable.map(({ key, id }) => [id, key])),
      clubs: new Map(clubs.map((club) => [club.key, club])),
    };
  });
  return {
    listClubs: async (marketCode) => {
      const market = findMarket(marketCode);
      return [...(await directory.get()).clubs.values()].filter((club) => club.market === market);
    },
    findClub: async (key) => (await directory.get()).clubs.get(key),
    findChannelId: async (key) => (await directory.get()).ids.get(key),
    getChannelKeys: async () => (await directory.get()).keys,
  };
}

/** The club of a channel; undefined for a country channel and for a channel without a position. */
function toClub(channel: Channel): PlatformClub | undefined {
  const market = findMarketByClubKey(channel.key);
  if (!market || !clubKeySchema.safeParse(channel.key).success || !channel.geoLocation) return undefined;
  const [longitude, latitude] = channel.geoLocation.coordinates;
  const fields = channel.custom?.fields;
  return {
    key: channel.key,
    market,
    name: channel.name ?? {},
    address: {
      street: channel.address?.streetName ?? '',
      city: channel.address?.city ?? '',
      region: channel.address?.region,
      postalCode: channel.address?.postalCode,
      phone: channel.address?.phone,
    },
    latitude,
    longitude,
    // Defaults: the market's time zone (CLUBS-5) and no online orders (CLUBS-4).
    timeZone: fields?.timeZone ?? market.timeZone,
    openingHours: parseOpeningHours(fields?.openingHours),
    isEcommerceEnabled: fields?.ecommerceEnabled ?? false,
  };
}

/** Parses the JSON of the field; null when it is missing or invalid (CLUBS-9). */
function parseOpeningHours(json: string | undefined): OpeningHours | null {
  try {
    return openingHoursSchema.safeParse(JSON.parse(json ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
