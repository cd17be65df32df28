/** The same moment some months earlier, in UTC; at most the last day of a shorter month (ORDERS-23). */
export function subtractMonths(moment: Date, months: number): Date {
  const day = moment.getUTCDate();
  const earlier = new Date(moment);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(day, lastDay));
  return earlier;
}
