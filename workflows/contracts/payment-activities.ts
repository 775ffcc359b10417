/** A subscription at the payment service, with its owner. */
export interface SubscriptionInput {
  readonly ownerId: string;
  /** the payment service's id */
  readonly subscriptionId: string;
}

/** On queue `act-http`: each calls the payment service. */
export interface PaymentActivities {
  /** Fetches a customer's state from the payment service and stores it. */
  syncCustomer(input: { ownerId: string }): Promise<void>;
}
