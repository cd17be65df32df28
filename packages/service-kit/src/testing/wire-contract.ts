import type { z } from 'zod';

/**
 * The paths of a schema that a vendor's published type does not guarantee: `missing` does not exist there, `optional` may be
 * absent although the schema requires it. `never` for a schema that accepts every document of the vendor. A type error
 * names the paths:
 *
 *     type Cart = Expect<Unpublished<typeof cartWire, VendorCart>>;
 */
export type Unpublished<Schema extends z.ZodType, Vendor> = Compare<z.input<Schema>, Vendor, ''>;

/** Accepts `never` only. */
export type Expect<Paths extends never> = Paths;

type Compare<Wire, Vendor, Path extends string> =
  IsAny<Vendor> extends true
    ? never
    : unknown extends Wire
      ? never
      : Wire extends readonly (infer WireItem)[]
        ? Compare<NonNullable<WireItem>, Extract<Vendor, readonly unknown[]>[number], `${Path}[]`>
        : Wire extends object
          ? CompareKeys<Wire, Vendor, Path>
          : never;

/** A vendor's map with keys of the club's own, such as custom fields, guarantees nothing and lacks nothing. */
type CompareKeys<Wire, Vendor, Path extends string> =
  string extends KeyOf<Vendor>
    ? never
    : {
        [Key in KnownKeyOf<Wire>]: Key extends KeyOf<Vendor>
          ?
              | (IsOptional<Wire, Key> extends true
                  ? never
                  : IsOptional<Vendor, Key> extends true
                    ? { readonly optional: `${Path}.${Key}` }
                    : never)
              | Compare<NonNullable<Wire[Key]>, NonNullable<PropertyOf<Vendor, Key>>, `${Path}.${Key}`>
          : { readonly missing: `${Path}.${Key}` };
      }[KnownKeyOf<Wire>];

type IsAny<Type> = 0 extends 1 & Type ? true : false;

/** The keys that a schema lists; a loose object accepts others too. */
type KnownKeyOf<Wire> = keyof { [Key in keyof Wire as string extends Key ? never : Key]: unknown } & string;

/** The keys of all members of a union. */
type KeyOf<Type> = Type extends unknown ? keyof Type : never;

/** The values of a key in all members of a union. */
type PropertyOf<Type, Key> = Type extends unknown ? (Key extends keyof Type ? Type[Key] : never) : never;

/** True when the key may be absent from at least one member of a union. */
type IsOptional<Type, Key extends string> = true extends (
  Type extends unknown
    ? Key extends keyof Type
      ? object extends Pick<Type, Key>
        ? true
        : false
      : true
    : never
)
  ? true
  : false;
