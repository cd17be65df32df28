import { campaignDocuments } from './campaigns.ts';
import { channelDocuments } from './channels.ts';
import { configurationDocuments } from './configuration.ts';

/** Every document that the content sandbox starts with, by the path that it is kept at; campaigns run around `now`. */
export function seedDocuments(now: Date): Record<string, unknown> {
  return { ...configurationDocuments, ...campaignDocuments(now), ...channelDocuments() };
}
