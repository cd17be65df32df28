import { Ajv2020 } from 'ajv/dist/2020.js';
import { openApiDocument } from '../openapi.ts';

const formats = { uri: true, 'date-time': true, email: true, ipv4: true, ipv6: true } as const;
const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
ajv.addSchema({ $id: 'api', ...openApiDocument });

const paths = Object.keys(openApiDocument.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Throws when the OpenAPI document does not describe a response; `path` may have a query. */
export function checkDocumented(method: string, path: string, status: number, body: unknown): void {
  const address = path.split('?', 1)[0] ?? '';
  const found = paths.find(({ pattern }) => pattern.test(address));
  const base = `api#/paths/${found?.path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`;
  if (status === 204 && found) return;
  const validate = ajv.getSchema(`${base}/content/application~1json/schema`);
  if (!validate) throw new Error(`${method} ${address} ${status} is not in the OpenAPI document.`);
  if (!validate(body)) throw new Error(`${method} ${address} ${status}: ${ajv.errorsText(validate.errors)}`);
}
