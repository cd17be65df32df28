import { Ajv2020 } from 'ajv/dist/2020.js';
import { openApiDocument } from '../openapi.ts';

const formats = { email: true, uri: true, date: true, uuid: true } as const;
const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
ajv.addSchema({ $id: 'api', ...openApiDocument });

/** Throws when the OpenAPI document does not describe a request or response; `path` is the one of the document. */
export function checkDocumented(
  path: string,
  method: 'post' | 'delete',
  { request, status, response }: { request?: unknown; status: number; response: unknown },
): void {
  const operation = `api#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}`;
  if (status < 300 && request !== undefined)
    check(`${operation}/requestBody/content/application~1json/schema`, request);
  if (status !== 204) check(`${operation}/responses/${status}/content/application~1json/schema`, response);
}

function check(pointer: string, value: unknown): void {
  const validate = ajv.getSchema(pointer);
  if (!validate) throw new Error(`${pointer} is not in the OpenAPI document.`);
  if (!validate(value)) throw new Error(`${pointer}: ${ajv.errorsText(validate.errors)}`);
}
