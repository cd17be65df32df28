/** Traces or metrics of this process. */
export interface Telemetry {
  /** Exports the remaining spans or metrics, and ends the telemetry. */
  stop(): Promise<void>;
}
