/** A request that PowerTranz rejects. */
export class PowertranzError extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.name = 'PowertranzError';
    this.statusCode = statusCode;
    this.code = code;
  }
}
