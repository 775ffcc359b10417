/** A session of the customer portal. */
export interface PortalSession {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly configuration: string;
  readonly returnUrl: string | null;
  /** the change to confirm, if the page is for a single change */
  readonly change: PriceChange | null;
}

export interface PriceChange {
  readonly subscription: string;
  readonly item: string;
  readonly price: string;
  /** where to go after the confirmation */
  readonly doneUrl: string | null;
}
