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
import { sumTaxed, type TaxCalculationMode, type TaxModes, taxedItemPrice } from './tax.ts';

/**
 * The cart with every amount worked out anew from unit prices, quantities, tax rates and the shipping rate it holds:
 * line totals, shipping with its free-above threshold, `totalPrice`, and `taxedPrice` once everything has a tax rate.
 * @throws PlatformError `MoneyOverflow`
 */
export function withTotals(cart: Cart): Cart {
  const currency = cart.totalPrice.currencyCode;
  const modes: TaxModes = {
    rounding: cart.taxRoundingMode as RoundingMode,
    calculation: cart.taxCalculationMode as TaxCalculationMode,
  };
  const lineItems = cart.lineItems.map((line) => lineTotals(line, modes));
  const customLineItems = cart.customLineItems.map((line) => customLineTotals(line, modes));
  const items = [...lineItems, ...customLineItems];
  const subtotal = sumMoney(
    currency,
    items.map((item) => item.totalPrice),
  );
  const shippingInfo = cart.shippingInfo && shippingTotals(cart.shippingInfo, subtotal, modes);
  const totalPrice = checked(shippingInfo ? sumMoney(currency, [subtotal, shippingInfo.price]) : subtotal);
  const totalled: Cart = {
    ...cart,
    lineItems,
    customLineItems,
    totalPrice,
    ...(shippingInfo ? { shippingInfo } : {}),
  };
  const quantity = lineItems.reduce((total, line) => total + line.quantity, 0);
  return withTaxedPrice(withField(totalled, 'totalLineItemQuantity', lineItems.length > 0 ? quantity : undefined));
}

/** Price of one unit: the discounted one while there is one. */
export function unitPrice(line: Pick<LineItem, 'price'>): CentPrecisionMoney {
  const { centAmount, currencyCode } = (line.price.discounted ?? line.price).value;
  return toMoney(centAmount, currencyCode);
}

function lineTotals(line: LineItem, modes: TaxModes): LineItem {
  const unit = unitPrice(line);
  const total = line.priceMode === 'ExternalTotal' ? line.totalPrice : multiplied(unit, line.quantity);
  return withTax({ ...line, totalPrice: total }, unit, modes);
}

function customLineTotals(line: CustomLineItem, modes: TaxModes): CustomLineItem {
  const unit = toMoney(line.money.centAmount, line.money.currencyCode);
  return withTax({ ...line, totalPrice: multiplied(unit, line.quantity) }, unit, modes);
}

function withTax<Item extends LineItem | CustomLineItem>(item: Item, unit: CentPrecisionMoney, modes: TaxModes): Item {
  const taxed =
    item.taxRate && taxedItemPrice({ unit, total: item.totalPrice, quantity: item.quantity }, item.taxRate, modes);
  return withField<Item, 'taxedPrice'>(item, 'taxedPrice', taxed);
}

function shippingTotals(info: ShippingInfo, subtotal: CentPrecisionMoney, modes: TaxModes): ShippingInfo {
  const { price: full, freeAbove } = info.shippingRate;
  const free = freeAbove !== undefined && subtotal.centAmount >= freeAbove.centAmount;
  const price = toMoney(free ? 0 : full.centAmount, full.currencyCode);
  const taxed = info.taxRate && taxedItemPrice({ unit: price, total: price, quantity: 1 }, info.taxRate, modes);
  return withField({ ...info, price }, 'taxedPrice', taxed);
}

function withTaxedPrice(cart: Cart): Cart {
  const currency = cart.totalPrice.currencyCode;
  const items: { readonly taxRate?: TaxRate; readonly taxedPrice?: ReturnType<typeof taxedItemPrice> }[] = [
    ...cart.lineItems,
    ...cart.customLineItems,
    ...(cart.shippingInfo ? [cart.shippingInfo] : []),
  ];
  const taxed = items.flatMap((item) => item.taxedPrice ?? []);
  const complete = cart.shippingAddress !== undefined && items.length > 0 && taxed.length === items.length;
  const shipping = cart.shippingInfo?.taxedPrice;
  return withField(
    withField(cart, 'taxedPrice', complete ? sumTaxed(currency, taxed) : undefined),
    'taxedShippingPrice',
    shipping && sumTaxed(currency, [shipping]),
  );
}

function multiplied(unit: CentPrecisionMoney, quantity: number): CentPrecisionMoney {
  return checked(toMoney(unit.centAmount * quantity, unit.currencyCode));
}

function checked(amount: CentPrecisionMoney): CentPrecisionMoney {
  if (Number.isSafeInteger(amount.centAmount)) return amount;
  throw new PlatformError(400, {
    code: 'MoneyOverflow',
    message: 'A Money operation resulted in an overflow.',
  });
}
