import { campaignDocuments } from './campaigns.ts';
import { configurationDocuments } from './configuration.ts';
import { homeDocuments } from './home.ts';

/** Every document that the content sandbox starts with, by the path that it is served at; campaigns run around `now`. */
export function seedDocuments(mediaUrl: string, now: Date): Record<string, unknown> {
  return { ...configurationDocuments, ...campaignDocuments(now), ...homeDocuments(mediaUrl) };
}
