import { Trans } from '@lingui/react/macro';
import type { ProductPageQuery } from './product-page.gen.ts';

type Attribute = NonNullable<ProductPageQuery['productVariant']>['attributes'][number];

/** Table of a product's attributes. */
export function ProductDetails({ attributes, className }: { attributes: readonly Attribute[]; className?: string }) {
  if (attributes.length === 0) return null;
  return (
    <section className={className}>
      <h2 className="mb-3 text-xl">
        <Trans>Details</Trans>
      </h2>
      <table className="w-full text-left wrap-anywhere">
        <tbody>
          {attributes.map((attribute) => (
            <tr key={attribute.key} className="border-b border-line">
              <th scope="row" className="w-2/5 py-2.5 pr-2 font-medium text-ink-soft">
                {attribute.name}
              </th>
              <td className="py-2.5">{attribute.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
