import type { Cart, LineItem } from '@commercetools/platform-sdk';
import { listTypes } from '../../documents/custom-fields.ts';
import { collectIdentifiers } from '../../documents/identifiers.ts';
import type { Identifier } from '../../documents/schemas.ts';
import type { VariantIdentifier } from './context.ts';

/** Data that must be loaded before the pure cart logic runs. */
export interface Needs {
  readonly variants: readonly VariantIdentifier[];
  readonly resources: readonly Identifier[];
}

/** Actions after which every line is repriced and taxed again. */
const actionsRepricingAll = new Set(['setShippingAddress', 'setCountry', 'recalculate', 'unfreezeCart']);
/** Actions after which one line is repriced. */
const actionsRepricingOne = new Set(['changeLineItemQuantity', 'setLineItemDistributionChannel', 'setLineItemPrice']);

/** Collects the variants and resources to which a cart and the validated inputs of its actions refer. */
export function collectNeeds(
  cart: Cart | undefined,
  inputs: readonly { readonly name: string; readonly input: unknown }[],
): Needs {
  const lines = cart?.lineItems ?? [];
  const repricesAllLines = inputs.some(({ name }) => actionsRepricingAll.has(name));
  const repriced = repricesAllLines
    ? lines
    : lines.filter((line) => inputs.some((inputValues) => targetsLine(inputValues, line)));
  const inputValues = inputs.map(({ input }) => input);
  return {
    variants: [...repriced.map(toVariantIdentifier), ...collectVariants(inputValues)],
    resources: [...(cart ? collectReferences(cart) : []), ...collectIdentifiers(inputValues)],
  };
}

function targetsLine({ name, input }: { readonly name: string; readonly input: unknown }, line: LineItem): boolean {
  if (!actionsRepricingOne.has(name) || typeof input !== 'object' || input === null) return false;
  if ('lineItemId' in input && input.lineItemId !== undefined) return input.lineItemId === line.id;
  return 'lineItemKey' in input && line.key !== undefined && input.lineItemKey === line.key;
}

const toVariantIdentifier = ({ productId, variant }: LineItem): VariantIdentifier => ({
  productId,
  variantId: variant.id,
});

/** References that an update may need although its actions do not name them. */
function collectReferences(cart: Cart): Identifier[] {
  const customFields = [
    cart.custom,
    cart.shippingCustomFields,
    cart.shippingAddress?.custom,
    ...cart.lineItems.map((line) => line.custom),
  ];
  return [
    ...listTypes(customFields),
    ...cart.customLineItems.flatMap((line) => line.taxCategory ?? []),
    ...(cart.shippingInfo?.shippingMethod ? [cart.shippingInfo.shippingMethod] : []),
  ];
}

/** Collects the variants in a validated input: drafts of lines have a `sku` or a `productId`. */
function collectVariants(value: unknown): VariantIdentifier[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isVariant(value) ? [value] : []), ...Object.values(value).flatMap(collectVariants)];
}

const isVariant = (value: object): value is VariantIdentifier =>
  ('sku' in value && typeof value.sku === 'string') || ('productId' in value && typeof value.productId === 'string');
