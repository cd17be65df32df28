import { configurationDocuments } from './configuration.ts';
import { homeDocuments } from './home.ts';

/** Every document that the content sandbox starts with, by the path that it is served at. */
export function seedDocuments(mediaUrl: string): Record<string, unknown> {
  return { ...configurationDocuments, ...homeDocuments(mediaUrl) };
}
