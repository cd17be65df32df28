/** Traces or metrics of this process. */
export interface Telemetry {
  /** Sends what is left. */
  stop(): Promise<void>;
}
