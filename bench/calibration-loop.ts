/** A product as in a response of the graph. */
interface CalibrationProduct {
  readonly sku: string;
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  readonly price: { readonly centAmount: number; readonly currency: string };
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

const productCount = 100;

function createProduct(index: number): CalibrationProduct {
  return {
    sku: `${110_000 + index}-1`,
    name: `Café molido & tostado "${index % 7}" de ${(index * 37) % 1_000} g`,
    description: `<p>${'Grano seleccionado, tueste medio, bolsa con cierre. '.repeat(4)}</p>`,
    brand: `Brand ${index % 9}`,
    price: { centAmount: ((index * 7_919) % 50_000) + 100, currency: 'CRC' },
    attributes: Array.from({ length: 8 }, (_, position) => ({
      name: `attribute-${position}`,
      value: `value ${(index * position) % 13}`,
    })),
  };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/**
 * Does the work whose CPU time calibrates a machine: what stores and sandbox do with responses, in plain JavaScript
 * without input or output. A change invalidates `referenceLoopMs` and all calibrated results.
 * @returns the length of the created text, so that the engine cannot omit the work
 */
export function runCalibrationLoop(repetitions: number): number {
  const products = Array.from({ length: productCount }, (_, index) => createProduct(index));
  let length = 0;
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const received = JSON.parse(JSON.stringify({ data: { products } })) as { data: { products: CalibrationProduct[] } };
    const byBrand = new Map<string, CalibrationProduct[]>();
    for (const product of received.data.products) {
      const group = byBrand.get(product.brand);
      if (group) group.push(product);
      else byBrand.set(product.brand, [product]);
    }
    for (const [brand, group] of byBrand) {
      const cards = group
        .map((product) => ({ ...product, attributes: Object.fromEntries(product.attributes.map(toEntry)) }))
        .sort((a, b) => a.price.centAmount - b.price.centAmount || (a.sku < b.sku ? -1 : 1))
        .map(
          ({ sku, name, description, price, attributes }) =>
            `<li id="${sku}"><h2>${escapeHtml(name)}</h2>${escapeHtml(description)}<b>${(price.centAmount / 100).toFixed(2)}</b>${Object.keys(attributes).join(' ')}</li>`,
        );
      length += `<section>${escapeHtml(brand)}<ul>${cards.join('')}</ul></section>`.length;
    }
  }
  return length;
}

const toEntry = ({ name, value }: { name: string; value: string }) => [name, value] as const;
