import { Plural, useLingui } from '@lingui/react/macro';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { IconButton } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import {
  maxTextLength,
  type PurchaseFilter,
  parsePurchaseFilter,
  periods,
  type StatusId,
  statusIds,
  writePurchaseFilter,
} from './purchase-filter.ts';

/**
 * Searches and filters recent purchases. A choice is applied at once, a text when the form is sent; without JavaScript the
 * form is sent by its button (ORDERS-320).
 */
export function PurchaseFilterForm({ filter }: { filter: PurchaseFilter }) {
  const { t } = useLingui();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { status, months, find } = filter;
  // Back and "Clear filters" change the filter without the form, whose fields keep their focus. The fields change together
  // with the orders.
  useLayoutEffect(() => {
    const values = { status: status ?? '', months: String(months ?? ''), find };
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [status, months, find]);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const entered = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    submit(writePurchaseFilter(parsePurchaseFilter(new URLSearchParams(entered))), { preventScrollReset: true });
  };
  const statusNames: Record<StatusId, string> = {
    open: t({ context: 'orders', message: 'In progress' }),
    delivered: t`Delivered or picked up`,
    cancelled: t({ context: 'orders', message: 'Cancelled' }),
  };
  return (
    <Form
      ref={form}
      role="search"
      aria-label={t`Search my orders`}
      onSubmit={apply}
      className="mb-5 grid gap-4 sm:grid-cols-[1fr_auto_auto]"
    >
      <Field
        type="search"
        name="find"
        label={t`Order number or product`}
        defaultValue={find}
        maxLength={maxTextLength}
        enterKeyHint="search"
        autoComplete="off"
        className="pr-12 [&::-webkit-search-cancel-button]:hidden"
        action={
          <IconButton type="submit" label={t`Search my orders`}>
            <Icon name="search" className="size-5" />
          </IconButton>
        }
      />
      <Select name="status" label={t`Status`} defaultValue={status ?? ''} onChange={apply}>
        <option value="">{t`All`}</option>
        {statusIds.map((id) => (
          <option key={id} value={id}>
            {statusNames[id]}
          </option>
        ))}
      </Select>
      <Select name="months" label={t`Order date`} defaultValue={months ?? ''} onChange={apply}>
        <option value="">{t`Any date`}</option>
        {periods.map((period) => (
          <option key={period} value={period}>
            <Plural value={period} one="Last month" other="Last # months" />
          </option>
        ))}
      </Select>
    </Form>
  );
}
