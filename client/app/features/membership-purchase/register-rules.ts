import {
  type ApplicantFieldReason,
  type ApplicantInput,
  type ApplicantRules,
  cleanApplicant,
  listApplicantErrors,
} from '@tarima/markets/applicant-rules';
import { listBrokenPasswordRules, type PasswordPolicy } from '@tarima/markets/password-policy';
import type { PhoneCountry } from '@tarima/markets/phone';
import { addCallingCode, type ChosenTerritory } from '../addresses/index.ts';
import type { SentDocument } from './upload-document.ts';

/** Values of the form. */
export interface RegisterValues {
  firstName: string;
  lastName: string;
  idType: string;
  idNumber: string;
  /** DD/MM/YYYY. */
  birthDate: string;
  /** The picture of the identity document; null without one (MEMBERSHIP-68). */
  document: SentDocument | null;
  email: string;
  /** The country whose calling code the number has. */
  phoneCountry: PhoneCountry;
  phone: string;
  province: ChosenTerritory | null;
  city: ChosenTerritory | null;
  addressLine1: string;
  addressLine2: string;
  sharesInfo: boolean;
  /** Empty for a member, who has an account. */
  password: string;
}

/** The fields that can be invalid, in the order of the form. */
export const registerFields = [
  'firstName',
  'lastName',
  'idType',
  'idNumber',
  'birthDate',
  'document',
  'email',
  'phone',
  'province',
  'city',
  'addressLine1',
  'addressLine2',
  'password',
] as const;

export type RegisterField = (typeof registerFields)[number];

/** Why a field is invalid; `REFUSED`: the password breaks a rule of the policy; `IN_USE`: the address has an account. */
export type RegisterReason = ApplicantFieldReason | 'REFUSED' | 'IN_USE';

export interface RegisterError {
  readonly field: RegisterField;
  readonly reason: RegisterReason;
}

/** Returns the details of the applicant as the club receives them, without illegal characters (MEMBERSHIP-65). */
export function toApplicant({ province, city, phone, phoneCountry, ...values }: RegisterValues): ApplicantInput {
  const { firstName, lastName, idType, idNumber, birthDate, email, addressLine1, addressLine2 } = values;
  return cleanApplicant({
    firstName,
    lastName,
    email,
    phone: addCallingCode({ phone, phoneCountry }),
    birthDate,
    idType,
    idNumber,
    addressLine1,
    addressLine2,
    city: city?.name ?? '',
    state: province?.name ?? '',
  });
}

/** Fields of `MembershipApplicantInput` that have another name in the form. */
const formNames: Readonly<Record<string, RegisterField>> = { state: 'province', documentId: 'document' };

/** The name of a field in the form, by its name in `MembershipApplicantInput`. */
export const toRegisterField = (field: string): RegisterField | undefined =>
  registerFields.find((known) => known === (formNames[field] ?? field));

/**
 * Lists the first error of each invalid field, in the order of the form.
 * @param policy undefined for a member, who has no password here
 */
export function listRegisterErrors(
  values: RegisterValues,
  rules: ApplicantRules,
  policy: PasswordPolicy | undefined,
): RegisterError[] {
  const errors = listApplicantErrors(toApplicant(values), rules).flatMap(({ field, reason }): RegisterError[] => {
    const known = toRegisterField(field);
    return known ? [{ field: known, reason }] : [];
  });
  if (!values.province) errors.push({ field: 'province', reason: 'REQUIRED' });
  if (policy && values.password === '') errors.push({ field: 'password', reason: 'REQUIRED' });
  else if (policy && listBrokenPasswordRules(values.password, policy).length > 0) {
    errors.push({ field: 'password', reason: 'REFUSED' });
  }
  return registerFields.flatMap((field) => errors.find((error) => error.field === field) ?? []);
}
