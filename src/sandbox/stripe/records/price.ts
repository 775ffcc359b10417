import type { Texts } from './texts.ts';

export interface Product {
  readonly id: string;
  readonly created: number;
  readonly name: string;
  readonly metadata: Texts;
}

export interface Price {
  readonly id: string;
  readonly created: number;
  readonly product: string;
  readonly currency: string;
  readonly amount: number;
  /** length of a period in months */
  readonly months: number;
  lookupKey: string | null;
}
