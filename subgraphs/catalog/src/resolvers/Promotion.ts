import { getLocalizedText } from '@tarima/markets/localized-text';
import type { PromotionResolvers } from '../resolver-types.gen.ts';

export const Promotion: PromotionResolvers = {
  name: ({ name, id }, _arguments, { locale }) => getLocalizedText(name, locale.language) ?? id,
};
