import { isEmail } from './input-rules.ts';
import type { Applicant } from './membership-purchase.ts';

const isText = (limit: number) => (value: string) => /\S/.test(value) && value.length <= limit && !/\p{C}/u.test(value);
const isOptionalText = (limit: number) => (value: string) => value.length <= limit && !/\p{C}/u.test(value);

const rules: { readonly [Key in keyof Applicant]: (value: never) => boolean } = {
  firstName: isText(80),
  lastName: isText(80),
  email: isEmail,
  phone: (value: string) => /^[+\d() -]{7,20}$/.test(value),
  birthDate: (value: string) => /^(?:0[1-9]|1[0-2])(?:19|20)\d{2}$/.test(value),
  idType: (value: string) => ['ID', 'AR', 'PP'].includes(value),
  idNumber: isText(40),
  addressLine1: isText(200),
  addressLine2: isOptionalText(200),
  city: isText(80),
  state: isOptionalText(40),
  sharesInfo: () => true,
};

/** The first field of a new member that breaks a rule; `applicant` when there are no details at all. */
export function findInvalidApplicantField(applicant: Applicant | undefined): string | undefined {
  if (!applicant) return 'applicant';
  const fields = Object.keys(rules) as (keyof Applicant)[];
  return fields.find((field) => !rules[field](applicant[field] as never));
}
