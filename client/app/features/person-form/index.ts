export { FormSkeleton } from './form-skeleton.tsx';
export { BirthDateField, FormSection, NameFields } from './person-fields.tsx';
export { personMessages } from './person-messages.ts';
export { createReasonResolver } from './reason-resolver.ts';
export { registerCleanedField } from './register-cleaned-field.ts';
