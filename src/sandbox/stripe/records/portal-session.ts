/** A page of the portal that a customer may open. */
export interface PortalSession {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly configuration: string;
  readonly returnUrl: string | null;
  /** what the page is for, where it is for one act alone */
  readonly change: PriceChange | null;
}

export interface PriceChange {
  readonly subscription: string;
  readonly item: string;
  readonly price: string;
  /** where a confirmed change leads */
  readonly doneUrl: string | null;
}
