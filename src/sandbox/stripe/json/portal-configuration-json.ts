import type { PortalConfiguration } from '#sandbox/stripe/records/portal-configuration.ts';
import { nulls } from './nulls.ts';

export function portalConfigurationJson(configuration: PortalConfiguration): object {
  const { id, created, metadata, updatesCard, products, proration, schedulesShorter, trialGoesOn } = configuration;
  return {
    id,
    object: 'billing_portal.configuration',
    ...nulls('application', 'default_return_url', 'name'),
    active: true,
    business_profile: nulls('headline', 'privacy_policy_url', 'terms_of_service_url'),
    created,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: false },
      payment_method_update: { enabled: updatesCard, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: [], options: [] },
        enabled: false,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: ['price'],
        enabled: products.length > 0,
        products: products.map(({ product, prices }) => ({
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
          prices,
          product,
        })),
        proration_behavior: proration,
        schedule_at_period_end: { conditions: schedulesShorter ? [{ type: 'shortening_interval' }] : [] },
        trial_update_behavior: trialGoesOn ? 'continue_trial' : 'end_trial',
      },
    },
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata,
    updated: created,
  };
}
