import type { FieldType, TypeDraft } from '@commercetools/platform-sdk';

type SimpleFieldType = 'String' | 'Boolean' | 'Number' | 'StringSet';

/** A custom type; `fields` are its field definitions, all optional. */
interface CustomType {
  readonly key: string;
  readonly name: { readonly es: string; readonly en: string };
  /** Resource types that can have the custom type; carts and orders are both `order`. */
  readonly resourceTypeIds: TypeDraft['resourceTypeIds'];
  readonly fields: Readonly<Record<string, SimpleFieldType>>;
}

/** Amounts in cents of the cart's currency, stored after each tax calculation (CHECKOUT-38). */
const cartAmounts = {
  price_with_tax: 'Number',
  price_without_tax: 'Number',
  tax_total: 'Number',
  totals_without_tax: 'Number',
  shipping_with_tax: 'Number',
  shipping_without_tax: 'Number',
  service_fee_with_tax: 'Number',
  service_fee_without_tax: 'Number',
} as const;

/** Fields described as "JSON" contain a JSON document. */
const types: readonly CustomType[] = [
  {
    key: 'cart',
    name: { es: 'Carrito', en: 'Cart' },
    resourceTypeIds: ['order'],
    fields: {
      allow_partial_fulfillment: 'Boolean',
      /** PICK_UP_IN_CLUB, DELIVERY, NEXT_DAY or SAME_DAY (DELIVERY-1). */
      delivery_type: 'String',
      club: 'String',
      /** True for an archived cart, which a merge replaced and the shopper can restore. */
      set_aside: 'Boolean',
      /** Hash of the guest who owned the cart, or whose items were merged into it. */
      past_guest: 'String',
      fulfillment_club: 'String',
      /** Kilometres from the fulfilment club. */
      distance: 'Number',
      /** JSON of the chosen delivery window. */
      windows_data: 'String',
      address_update: 'String',
      /** JSON of the electronic invoice's details. */
      electronic_invoice: 'String',
      ...cartAmounts,
      /** Hash of the lines that the taxes were calculated for (CHECKOUT-39). */
      temp_hash: 'String',
      risk_score: 'String',
      /** Membership number that a guest's purchase uses. */
      membership_number: 'String',
      /** Checkout attempt that has locked the cart. */
      attempt_id: 'String',
      /** `commandId:bodyHash` of the last commands, oldest first. */
      commandLog: 'StringSet',
    },
  },
  {
    key: 'line-item',
    name: { es: 'Línea', en: 'Line item' },
    resourceTypeIds: ['line-item', 'custom-line-item'],
    fields: {
      sold_by_weight: 'Boolean',
      weight: 'Number',
      service_fee: 'Boolean',
      price_with_tax: 'Number',
      price_without_tax: 'Number',
      tax_total: 'Number',
    },
  },
  {
    key: 'category',
    name: { es: 'Categoría', en: 'Category' },
    resourceTypeIds: ['category'],
    fields: {
      /** Whether the page of featured categories shows it. */
      featured: 'Boolean',
    },
  },
  {
    key: 'payment',
    name: { es: 'Pago', en: 'Payment' },
    resourceTypeIds: ['payment', 'payment-interface-interaction'],
    fields: {
      attempt_id: 'String',
      reference_number: 'String',
      payment_third: 'String',
      payment_third_id: 'String',
      card_brand: 'String',
      card_last_digits: 'String',
      club: 'String',
      country: 'String',
      membership_number: 'String',
      status: 'String',
      response_code: 'String',
      reason: 'String',
    },
  },
  {
    key: 'address',
    name: { es: 'Dirección', en: 'Address' },
    resourceTypeIds: ['address'],
    fields: {
      latitude: 'Number',
      longitude: 'Number',
      plus_code: 'String',
      alias: 'String',
      /**
       * Comma-separated club keys, nearest first; `distance` contains their distances in kilometres in the same order.
       */
      fulfillment_clubs: 'String',
      distance: 'String',
      is_manual_address: 'Boolean',
      territory_id: 'String',
      wrong_address: 'Boolean',
    },
  },
  {
    key: 'customer',
    name: { es: 'Cliente', en: 'Customer' },
    resourceTypeIds: ['customer'],
    fields: {
      country: 'String',
      preferred_club: 'String',
      /** Phone number of the member, in international format without spaces. */
      phone: 'String',
      /** JSON of the electronic invoice's details that the member used last, by market. */
      electronic_invoice: 'String',
    },
  },
  {
    key: 'club',
    name: { es: 'Club', en: 'Club' },
    resourceTypeIds: ['channel'],
    fields: {
      plus_code: 'String',
      /** Comma-separated club keys, nearest first. */
      fulfillment_clubs: 'String',
      ecommerceEnabled: 'Boolean',
      timeZone: 'String',
      /** JSON: `{ weekdays, saturday, sunday }`, each `[open, close]`. */
      openingHours: 'String',
    },
  },
  {
    key: 'shipping-method',
    name: { es: 'Método de envío', en: 'Shipping method' },
    resourceTypeIds: ['shipping-method', 'shipping'],
    fields: { enabled: 'Boolean', club_included: 'String', 'tax-included-in-price': 'Boolean', tax: 'Number' },
  },
];

/** The custom types that the store reads and writes. */
export const customTypes: readonly TypeDraft[] = types.map(({ fields, ...type }) => ({
  ...type,
  fieldDefinitions: Object.entries(fields).map(([name, field]) => ({
    name,
    label: { en: name },
    required: false,
    type: toFieldType(field),
  })),
}));

function toFieldType(field: SimpleFieldType): FieldType {
  return field === 'StringSet' ? { name: 'Set', elementType: { name: 'String' } } : { name: field };
}
