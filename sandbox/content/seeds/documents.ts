import { buildCampaignDocuments } from './campaigns.ts';
import { readChannelDocuments } from './channels.ts';
import { configurationDocuments } from './configuration.ts';

/** Builds the initial documents of the content sandbox by path; campaigns are dated relative to `now`. */
export function buildSeedDocuments(now: Date): Record<string, unknown> {
  return { ...configurationDocuments, ...buildCampaignDocuments(now), ...readChannelDocuments() };
}
