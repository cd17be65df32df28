/** Why a form was not saved, and what to do. */
export function FailureMessage({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {message && <p className="rounded-card bg-board p-4 font-medium text-clay">{message}</p>}
    </div>
  );
}
