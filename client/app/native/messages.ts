import { z } from 'zod/mini';

/** A path within the shop, with its query. */
const path = z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(4000));
/** The address of a page outside the shop. */
const url = z.string().check(z.regex(/^https:\/\//), z.maxLength(4000));

const toApp = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.object({ source: z.literal('tarima'), type: z.literal(type), ...shape });
const toShop = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.object({ source: z.literal('tarima-app'), type: z.literal(type), ...shape });

/** The text of the refresh-token message (NATIVE-8). */
export const refreshTokenText = 'Invalid Token or Invalid Grant';

/** The messages that the shop sends to the app, by type (NATIVE-11). docs/native.md has their JSON schemas. */
export const messagesToApp = {
  refreshToken: toApp('refreshToken', { message: z.literal(refreshTokenText), path }),
  currentPath: toApp('currentPath', { path }),
  logout: toApp('logout', {}),
  changeLanguage: toApp('changeLanguage', { language: z.enum(['es', 'en']), path }),
  closeBrowser: toApp('closeBrowser', {}),
  pharmacyLink: toApp('pharmacyLink', { url }),
  externalLink: toApp('externalLink', { url }),
  membershipCard: toApp('membershipCard', { path }),
};

/** The messages that the app sends to the shop, by type (NATIVE-41). */
export const messagesToShop = {
  token: toShop('token', { token: z.string().check(z.minLength(1), z.maxLength(8192)) }),
  signedOut: toShop('signedOut', {}),
};

type MessageOf<Schemas> = { [Type in keyof Schemas]: z.infer<Schemas[Type]> }[keyof Schemas];

export type MessageToApp = MessageOf<typeof messagesToApp>;
export type MessageToShop = MessageOf<typeof messagesToShop>;
/** A message to the app without its source, which `sendToApp` adds. */
export type AppMessage = MessageToApp extends infer Message
  ? Message extends MessageToApp
    ? Omit<Message, 'source'>
    : never
  : never;

const anyToShop = z.union([messagesToShop.token, messagesToShop.signedOut]);

/** The message in the data of an event; undefined for any other data (NATIVE-41). */
export const findMessageToShop = (data: unknown): MessageToShop | undefined => anyToShop.safeParse(data).data;
