/** An error as Stripe's API returns it. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, message: string, more: { type?: string; code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.type = more.type ?? 'invalid_request_error';
    this.code = more.code;
    this.param = more.param;
  }

  body(): object {
    return {
      error: {
        type: this.type,
        message: this.message,
        ...(this.code === undefined
          ? {}
          : { code: this.code, doc_url: `https://stripe.com/docs/error-codes/${this.code}` }),
        ...(this.param === undefined ? {} : { param: this.param }),
      },
    };
  }
}

export function missing(kind: string, id: string, param = 'id'): StripeError {
  return new StripeError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

export function required(param: string): StripeError {
  return new StripeError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** @throws StripeError */
export function found<T>(all: ReadonlyMap<string, T>, kind: string, id: string): T {
  const one = all.get(id);
  if (one === undefined) throw missing(kind, id);
  return one;
}
