import type {
  Cart,
  CentPrecisionMoney,
  CustomLineItem,
  LineItem,
  ShippingInfo,
  TaxRate,
} from '@commercetools/platform-sdk';
import { withField } from '../../documents/actions.ts';
import { PlatformError } from '../../errors.ts';
import { type RoundingMode, sumMoney, toMoney } from './money.ts';
import { calculateTax, sumTaxedPrices, type TaxCalculationMode, type TaxModes } from './tax.ts';

/**
 * Recalculates all amounts of a cart from its unit prices, quantities, tax rates and shipping rate: line totals,
 * shipping with its free-above threshold, `totalPrice`, and `taxedPrice` once every item has a tax rate.
 * @throws PlatformError `MoneyOverflow`
 */
export function withTotals(cart: Cart): Cart {
  const currency = cart.totalPrice.currencyCode;
  const modes: TaxModes = {
    rounding: cart.taxRoundingMode as RoundingMode,
    calculation: cart.taxCalculationMode as TaxCalculationMode,
  };
  const lineItems = cart.lineItems.map((line) => calculateLine(line, modes));
  const customLineItems = cart.customLineItems.map((line) => calculateCustomLine(line, modes));
  const items = [...lineItems, ...customLineItems];
  const subtotal = sumMoney(
    currency,
    items.map((item) => item.totalPrice),
  );
  const shippingInfo = cart.shippingInfo && calculateShipping(cart.shippingInfo, subtotal, modes);
  const totalPrice = checkOverflow(shippingInfo ? sumMoney(currency, [subtotal, shippingInfo.price]) : subtotal);
  const cartWithTotals: Cart = {
    ...cart,
    lineItems,
    customLineItems,
    totalPrice,
    ...(shippingInfo ? { shippingInfo } : {}),
  };
  const quantity = lineItems.reduce((total, line) => total + line.quantity, 0);
  return withTaxedPrice(
    withField(cartWithTotals, 'totalLineItemQuantity', lineItems.length > 0 ? quantity : undefined),
  );
}

/** Returns the unit price, discounted if there is a discount. */
export function getUnitPrice(line: Pick<LineItem, 'price'>): CentPrecisionMoney {
  const { centAmount, currencyCode } = (line.price.discounted ?? line.price).value;
  return toMoney(centAmount, currencyCode);
}

function calculateLine(line: LineItem, modes: TaxModes): LineItem {
  const unit = getUnitPrice(line);
  const total = line.priceMode === 'ExternalTotal' ? line.totalPrice : multiplyPrice(unit, line.quantity);
  return withTax({ ...line, totalPrice: total }, unit, modes);
}

function calculateCustomLine(line: CustomLineItem, modes: TaxModes): CustomLineItem {
  const unit = toMoney(line.money.centAmount, line.money.currencyCode);
  return withTax({ ...line, totalPrice: multiplyPrice(unit, line.quantity) }, unit, modes);
}

function withTax<Item extends LineItem | CustomLineItem>(item: Item, unit: CentPrecisionMoney, modes: TaxModes): Item {
  const taxed =
    item.taxRate && calculateTax({ unit, total: item.totalPrice, quantity: item.quantity }, item.taxRate, modes);
  return withField<Item, 'taxedPrice'>(item, 'taxedPrice', taxed);
}

function calculateShipping(info: ShippingInfo, subtotal: CentPrecisionMoney, modes: TaxModes): ShippingInfo {
  const { price: full, freeAbove } = info.shippingRate;
  const isFree = freeAbove !== undefined && subtotal.centAmount >= freeAbove.centAmount;
  const price = toMoney(isFree ? 0 : full.centAmount, full.currencyCode);
  const taxed = info.taxRate && calculateTax({ unit: price, total: price, quantity: 1 }, info.taxRate, modes);
  return withField({ ...info, price }, 'taxedPrice', taxed);
}

function withTaxedPrice(cart: Cart): Cart {
  const currency = cart.totalPrice.currencyCode;
  const items: { readonly taxRate?: TaxRate; readonly taxedPrice?: ReturnType<typeof calculateTax> }[] = [
    ...cart.lineItems,
    ...cart.customLineItems,
    ...(cart.shippingInfo ? [cart.shippingInfo] : []),
  ];
  const taxed = items.flatMap((item) => item.taxedPrice ?? []);
  const isComplete = cart.shippingAddress !== undefined && items.length > 0 && taxed.length === items.length;
  const shipping = cart.shippingInfo?.taxedPrice;
  return withField(
    withField(cart, 'taxedPrice', isComplete ? sumTaxedPrices(currency, taxed) : undefined),
    'taxedShippingPrice',
    shipping && sumTaxedPrices(currency, [shipping]),
  );
}

function multiplyPrice(unit: CentPrecisionMoney, quantity: number): CentPrecisionMoney {
  return checkOverflow(toMoney(unit.centAmount * quantity, unit.currencyCode));
}

function checkOverflow(amount: CentPrecisionMoney): CentPrecisionMoney {
  if (Number.isSafeInteger(amount.centAmount)) return amount;
  throw new PlatformError(400, {
    code: 'MoneyOverflow',
    message: 'A Money operation resulted in an overflow.',
  });
}
