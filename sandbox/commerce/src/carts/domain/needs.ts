import type { Cart, LineItem } from '@commercetools/platform-sdk';
import { typesOf } from '../../documents/custom-fields.ts';
import { identifiersIn } from '../../documents/identifiers.ts';
import type { Identifier } from '../../documents/schemas.ts';
import type { VariantIdentifier } from './context.ts';

/** What has to be loaded before pure rules can run. */
export interface Needs {
  readonly variants: readonly VariantIdentifier[];
  readonly resources: readonly Identifier[];
}

/** After these every line is priced and taxed anew. */
const repricesAll = new Set(['setShippingAddress', 'setCountry', 'recalculate', 'unfreezeCart']);
/** After these one line is. */
const repricesOne = new Set(['changeLineItemQuantity', 'setLineItemDistributionChannel', 'setLineItemPrice']);

/** The variants and resources that a cart and the checked inputs of its actions refer to. */
export function needsOf(
  cart: Cart | undefined,
  inputs: readonly { readonly name: string; readonly input: unknown }[],
): Needs {
  const lines = cart?.lineItems ?? [];
  const all = inputs.some(({ name }) => repricesAll.has(name));
  const repriced = all ? lines : lines.filter((line) => inputs.some((given) => names(given, line)));
  const given = inputs.map(({ input }) => input);
  return {
    variants: [...repriced.map(variantOf), ...variantsIn(given)],
    resources: [...(cart ? referencesOf(cart) : []), ...identifiersIn(given)],
  };
}

function names({ name, input }: { readonly name: string; readonly input: unknown }, line: LineItem): boolean {
  if (!repricesOne.has(name) || typeof input !== 'object' || input === null) return false;
  if ('lineItemId' in input && input.lineItemId !== undefined) return input.lineItemId === line.id;
  return 'lineItemKey' in input && line.key !== undefined && input.lineItemKey === line.key;
}

const variantOf = ({ productId, variant }: LineItem): VariantIdentifier => ({ productId, variantId: variant.id });

/** References that an update may have to look at although its actions do not name them. */
function referencesOf(cart: Cart): Identifier[] {
  const customs = [
    cart.custom,
    cart.shippingCustomFields,
    cart.shippingAddress?.custom,
    ...cart.lineItems.map((line) => line.custom),
  ];
  return [
    ...typesOf(customs),
    ...cart.customLineItems.flatMap((line) => line.taxCategory ?? []),
    ...(cart.shippingInfo?.shippingMethod ? [cart.shippingInfo.shippingMethod] : []),
  ];
}

/** The variants that a checked input names: drafts of lines carry a `sku` or a `productId`. */
function variantsIn(value: unknown): VariantIdentifier[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isVariant(value) ? [value] : []), ...Object.values(value).flatMap(variantsIn)];
}

const isVariant = (value: object): value is VariantIdentifier =>
  ('sku' in value && typeof value.sku === 'string') || ('productId' in value && typeof value.productId === 'string');
