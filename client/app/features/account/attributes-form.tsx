import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { readAttributesDraft, storeAttributesDraft } from './attributes-draft.ts';
import { FailureMessage } from './failure-message.tsx';
import type { AttributePartsFragment } from './membership-attributes.gen.ts';
import { useSetAttributes } from './use-set-attributes.ts';

/** The longest value that the graph accepts. */
const maxValueLength = 256;

/** The values in the order of the attributes, because a name can contain the full stop of a field path. */
interface FormValues {
  readonly fields: { value: string }[];
}

const toFormValues = (attributes: readonly AttributePartsFragment[]): FormValues => ({
  fields: attributes.map(({ value }) => ({ value })),
});

/**
 * The form for the extended attributes (ACCOUNT-290). Only changed ones are sent, so that the others keep what another tab has
 * saved. What the member enters stays in the tab until it is saved.
 */
export function AttributesForm({
  memberId,
  attributes,
}: {
  memberId: string;
  attributes: readonly AttributePartsFragment[];
}) {
  const { t } = useLingui();
  const notify = useNotify();
  const setAttributes = useSetAttributes();
  const [saved, setSaved] = useState(attributes);
  const [failure, setFailure] = useState<string>();
  const [draft] = useState(() => readAttributesDraft(memberId));
  const form = useForm<FormValues>({
    defaultValues: toFormValues(
      attributes.map((attribute) => ({ ...attribute, value: draft[attribute.name] ?? attribute.value })),
    ),
  });
  const { isSubmitting } = form.formState;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { fields } }) =>
          storeAttributesDraft(
            memberId,
            Object.fromEntries(saved.map(({ name }, index) => [name, fields[index]?.value ?? ''])),
          ),
      }),
    [form, memberId, saved],
  );

  const submit = form.handleSubmit(async ({ fields }) => {
    setFailure(undefined);
    const changed = saved.flatMap(({ name, value }, index) => {
      const entered = fields[index]?.value.trim() ?? '';
      return entered === value ? [] : [{ name, value: entered }];
    });
    const outcome = changed.length > 0 ? await setAttributes(changed) : { attributes: saved };
    if ('message' in outcome) return setFailure(outcome.message);
    setSaved(outcome.attributes);
    form.reset(toFormValues(outcome.attributes));
    storeAttributesDraft(memberId, undefined);
    notify({ type: 'success', message: t`Your details have been saved.` });
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <FailureMessage message={failure} />
      {saved.map(({ name, label }, index) => (
        <Field
          key={name}
          {...form.register(`fields.${index}.value`)}
          id={`attribute-${name}`}
          label={label}
          autoComplete="off"
          maxLength={maxValueLength}
        />
      ))}
      <Button type="submit" variant="secondary" busy={isSubmitting} className="justify-self-start max-sm:w-full">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
