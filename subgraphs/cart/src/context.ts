import type { PictureOptions } from '@tarima/markets/picture';
import type { CartRequest } from './application/cart-request.ts';

/** The context of the resolvers of one request. */
export interface Context extends CartRequest {
  /** Whether this market's prices include tax. */
  isTaxIncluded(): Promise<boolean>;
  readonly pictureOptions: PictureOptions;
}
