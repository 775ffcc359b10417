import type { Product } from '#sandbox/stripe/records/price.ts';
import { nulls } from './nulls.ts';

export function productJson({ id, created, name, metadata }: Product): object {
  return {
    id,
    object: 'product',
    ...nulls('default_price', 'description', 'package_dimensions', 'shippable', 'statement_descriptor', 'tax_code'),
    ...nulls('tax_details', 'unit_label', 'url'),
    active: true,
    created,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    type: 'service',
    updated: created,
  };
}
