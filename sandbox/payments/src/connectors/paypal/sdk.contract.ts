import type {
  CapturedPayment,
  CaptureRequest,
  Order,
  OrderAuthorizeResponse,
  OrderRequest,
  PaymentAuthorization,
  Refund,
  RefundRequest,
} from '@paypal/paypal-server-sdk';
import type { Expect, Unpublished } from '@tarima/service-kit/testing/wire-contract';
import type { buildCapture, buildOrder, buildRefund } from './requests.ts';
import type { authorizationWire, captureWire, orderWire, refundWire } from './wire.ts';

/** `purchaseUnits` as `purchase_units`: the SDK renames the fields of the API. */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** A type of the SDK with the API's names and plain strings for its enumerations. */
type Wire<Type> = Type extends string
  ? `${Type}`
  : Type extends readonly (infer Item)[]
    ? Wire<Item>[]
    : Type extends object
      ? { [Key in keyof Type as Key extends string ? SnakeCase<Key> : never]: Wire<Type[Key]> }
      : Type;

/** `never` when a value may be sent as the type of the SDK, and has no field that the type lacks. */
type Unsendable<Value, Target> = [Value] extends [Target]
  ? UnknownFields<Value, Target, ''>
  : { readonly invalid: Value };

type UnknownFields<Value, Target, Path extends string> = Value extends readonly (infer Item)[]
  ? UnknownFields<Item, Extract<Target, readonly unknown[]>[number], `${Path}[]`>
  : Value extends object
    ? {
        [Key in keyof Value & string]: Key extends keyof NonNullable<Target>
          ? UnknownFields<NonNullable<Value[Key]>, NonNullable<NonNullable<Target>[Key]>, `${Path}.${Key}`>
          : `${Path}.${Key}`;
      }[keyof Value & string]
    : never;

/** The type check fails when a request or response differs from the types of PayPal's SDK. */
export type Contract = [
  Expect<Unsendable<ReturnType<typeof buildOrder>, Wire<OrderRequest>>>,
  Expect<Unsendable<ReturnType<typeof buildCapture>, Wire<CaptureRequest>>>,
  Expect<Unsendable<ReturnType<typeof buildRefund>, Wire<RefundRequest>>>,
  Expect<Unpublished<typeof orderWire, Wire<Order>>>,
  Expect<Unpublished<typeof orderWire, Wire<OrderAuthorizeResponse>>>,
  Expect<Unpublished<typeof authorizationWire, Wire<PaymentAuthorization>>>,
  Expect<Unpublished<typeof captureWire, Wire<CapturedPayment>>>,
  Expect<Unpublished<typeof refundWire, Wire<Refund>>>,
];
