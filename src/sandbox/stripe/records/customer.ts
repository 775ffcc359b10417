import type { Texts } from './texts.ts';

export interface Customer {
  readonly id: string;
  readonly created: number;
  readonly metadata: Texts;
  email: string | null;
  deleted: boolean;
}
