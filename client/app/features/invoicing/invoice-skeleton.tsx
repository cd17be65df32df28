import { Skeleton } from '../../ui/skeleton.tsx';
import { type InvoiceForm, listBuyerTypes, listTicketTypes } from './invoice-choice.ts';

/** Height of the question, and of each answer with the gap above it, in pixels. */
const questionHeight = 20;
const answerHeight = 80;

/** A placeholder as high as the choices of the form, so that nothing moves when they are shown. */
export function InvoiceSkeleton({ form }: { form: InvoiceForm | undefined }) {
  const answers = form
    ? listTicketTypes(form).length +
      (listBuyerTypes(form, 'invoice').length > 0 ? 1 : 0) +
      (form.isFiscalCreditOffered ? 1 : 0)
    : 2;
  return (
    <div style={{ height: questionHeight + answers * answerHeight }}>
      <Skeleton className="h-full" />
    </div>
  );
}
