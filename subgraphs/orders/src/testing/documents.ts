/** Documents as the upstreams write them, more than is read of them; recorded from their stand-ins and shortened. */

const crc = (centAmount: number) => ({ type: 'centPrecision', currencyCode: 'CRC', centAmount, fractionDigits: 2 });

export type CommerceOrder = ReturnType<typeof commerceOrder> & { customerId?: string; anonymousId?: string };
export type ManagedDocument = ReturnType<typeof managedOrder>;

/** A home delivery of rice and tomatoes, with a service fee, paid by card. */
export function commerceOrder(orderNumber: string, createdAt: string) {
  return {
    type: 'Order',
    id: `id-of-${orderNumber}`,
    version: 2,
    orderNumber,
    createdAt,
    customerEmail: 'ana@tarima.test',
    country: 'CR',
    store: { typeId: 'store', key: 'CR' },
    orderState: 'Open',
    lineItems: [
      {
        id: 'line-rice',
        productId: 'p1',
        name: { es: 'Arroz, 9 kg', en: 'Rice, 9 kg' },
        productSlug: { es: 'arroz', en: 'rice' },
        variant: {
          id: 1,
          sku: '110101-1',
          images: [{ url: 'http://media.test/p/rice/320.webp', dimensions: { w: 320, h: 320 } }],
          attributes: [],
        },
        price: { id: 'x', value: crc(700_000), discounted: { value: crc(650_000), discount: { id: 'd' } } },
        quantity: 2,
        totalPrice: crc(1_300_000),
        taxRate: { name: 'IVA', amount: 0.13, includedInPrice: true },
      },
      {
        id: 'line-tomato',
        productId: 'p2',
        name: { es: 'Tomate, aprox. 2 kg', en: 'Tomatoes, about 2 kg' },
        productSlug: { es: 'tomate', en: 'tomatoes' },
        variant: { id: 1, sku: '120107-1', images: [], attributes: [{ name: 'sale_by_weight', value: true }] },
        price: { id: 'y', value: crc(300_000) },
        quantity: 1,
        totalPrice: crc(300_000),
      },
      {
        id: 'line-fee',
        productId: 'p3',
        name: { es: 'Cargo por servicio', en: 'Service fee' },
        variant: { id: 1, sku: '990001-1', images: [], attributes: [] },
        price: { id: 'z', value: crc(125_000) },
        quantity: 1,
        totalPrice: crc(125_000),
        custom: { type: { typeId: 'type', id: 't' }, fields: { service_fee: true } },
      },
    ],
    totalPrice: crc(2_025_000),
    taxedPrice: { totalNet: crc(1_792_035), totalGross: crc(2_025_000), totalTax: crc(232_965), taxPortions: [] },
    shippingInfo: { shippingMethodName: '6402_ND', price: crc(300_000) },
    shippingAddress: {
      id: 'a1',
      country: 'CR',
      firstName: 'Ana Lucía',
      lastName: 'Rojas Vargas',
      streetNumber: 'Calle Los Laureles, casa 14',
      additionalStreetInfo: 'Portón verde',
      city: 'Escazú',
      region: 'San José',
      phone: '+50688214512',
      custom: { type: { typeId: 'type', id: 'u' }, fields: { alias: 'Casa' } },
    },
    paymentInfo: {
      payments: [
        {
          typeId: 'payment',
          id: 'pay',
          obj: {
            id: 'pay',
            amountPlanned: crc(2_025_000),
            transactions: [
              { id: 'one', type: 'Authorization', amount: crc(2_025_000), state: 'Success' },
              { id: 'two', type: 'Charge', amount: crc(2_025_000), state: 'Success' },
            ],
            custom: { type: { typeId: 'type', id: 'v' }, fields: { card_brand: 'VISA', card_last_digits: '1091' } },
          },
        },
      ],
    },
    custom: {
      type: { typeId: 'type', id: 'w' },
      fields: {
        allow_partial_fulfillment: false,
        delivery_type: 'DELIVERY',
        club: '6401',
        fulfillment_club: '6402',
        tax_total: 232_965,
      },
    },
  };
}

/** The same, as order management writes it. */
export function managedOrder(OrderId: string, CapturedDate: string) {
  const line = {
    DeliveryMethod: { DeliveryMethodId: 'ShipToAddress' },
    ShipToAddress: {
      Address: {
        FirstName: 'Ana Lucía',
        LastName: 'Rojas Vargas',
        Address1: 'Calle Los Laureles, casa 14',
        City: 'Escazú',
        State: 'San José',
        PostalCode: '10201',
        Country: 'CR',
        Phone: '+50688214512',
      },
    },
    OrderLinePromisingInfo: { ShipFromLocationId: '6402' },
  };
  return {
    OrderId,
    CapturedDate,
    SellingChannel: { SellingChannelId: 'ECOMMERCE' },
    CurrencyCode: 'CRC',
    CustomerId: '64011045120001' as string | null,
    CustomerEmail: 'ana@tarima.test',
    OrderSubTotal: 16_000,
    TotalCharges: 4_250,
    TotalTaxes: 2_329.65,
    OrderTotal: 20_250,
    MaxFulfillmentStatusId: '2000',
    OrderLine: [
      {
        OrderLineId: '1',
        ItemId: '110101-1',
        ItemDescription: 'Rice, 9 kg',
        Extended: { EspDescription: 'Arroz, 9 kg', SoldByWeight: false },
        Quantity: 2,
        SmallImageURI: 'http://media.test/p/rice/320.webp',
        OriginalUnitPrice: 7_000,
        UnitPrice: 6_500,
        OrderLineTotal: 13_000,
        ...line,
      },
      {
        OrderLineId: '2',
        ItemId: '120107-1',
        ItemDescription: 'Tomatoes, about 2 kg',
        Extended: { EspDescription: 'Tomate, aprox. 2 kg', SoldByWeight: true },
        Quantity: 1,
        SmallImageURI: '',
        OriginalUnitPrice: 3_000,
        UnitPrice: 3_000,
        OrderLineTotal: 3_000,
        ...line,
      },
    ],
    OrderAttribute: [
      { AttributeName: 'Country', AttributeValue: 'CR' },
      { AttributeName: 'Club', AttributeValue: '6402' },
      { AttributeName: 'PartialFulfillment', AttributeValue: 'false' },
    ],
    OrderChargeDetail: [
      { ChargeType: { ChargeTypeId: 'Shipping' }, ChargeTotal: 3_000 },
      { ChargeType: { ChargeTypeId: 'ServiceFee' }, ChargeTotal: 1_250 },
    ],
    Extended: { DeliveryWindowStart: null, DeliveryWindowEnd: null },
  };
}
