/** An economic activity that a country's tax administration lists (INVOICING-8). */
export interface EconomicActivity {
  /** The country's code. */
  readonly id: string;
  readonly name: string;
}
