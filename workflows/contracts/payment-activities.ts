/** A subscription at the payment service, and whose it is. */
export interface SubscriptionInput {
  readonly ownerId: string;
  /** the payment service's id */
  readonly subscriptionId: string;
}

/** On queue `act-http`: each asks the payment service. */
export interface PaymentActivities {
  /** Asks what a customer has, and writes it. */
  syncCustomer(input: { ownerId: string }): Promise<void>;
}
