import type { Cart, LineItem } from '@commercetools/platform-sdk';
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
  const gathered = { variants: repriced.map(variantOf), resources: cart ? referencesOf(cart) : [] };
  for (const { input } of inputs) gather(input, gathered);
  return gathered;
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
  const types = new Set(customs.flatMap((custom) => custom?.type.id ?? []));
  return [
    ...[...types].map((id) => ({ typeId: 'type', id })),
    ...cart.customLineItems.flatMap((line) => line.taxCategory ?? []),
    ...(cart.shippingInfo?.shippingMethod ? [cart.shippingInfo.shippingMethod] : []),
  ];
}

/** Walks a checked input: identifiers carry their `typeId` since parsing, and a draft with a `sku` names a variant. */
function gather(value: unknown, into: { variants: VariantIdentifier[]; resources: Identifier[] }): void {
  if (typeof value !== 'object' || value === null) return;
  if (isIdentifier(value)) into.resources.push(value);
  if (isVariant(value)) into.variants.push(value);
  for (const child of Object.values(value)) gather(child, into);
}

const isIdentifier = (value: object): value is Identifier =>
  'typeId' in value && typeof value.typeId === 'string' && ('id' in value || 'key' in value);

const isVariant = (value: object): value is VariantIdentifier =>
  ('sku' in value && typeof value.sku === 'string') || ('productId' in value && typeof value.productId === 'string');
