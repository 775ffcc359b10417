/** The payment service, where this installation has one. */
export interface Payments {
  readonly sells: true;
}
