import type { Language } from '#contracts/common.ts';
import { saidOfCrews } from './said-of-crews.ts';
import { saidOfCustomers } from './said-of-customers.ts';
import { saidOfPlants } from './said-of-plants.ts';
import { saidOfProducts } from './said-of-products.ts';
import { saidOfStaff } from './said-of-staff.ts';
import { saidOfTerms } from './said-of-terms.ts';
import { saidOfThings } from './said-of-things.ts';

const lists = [saidOfThings, saidOfCustomers, saidOfPlants, saidOfCrews, saidOfProducts, saidOfStaff, saidOfTerms];

/** Harmless phrases about all that work is done with and for. */
export const saidOfWork: Readonly<Record<Language, readonly string[]>> = {
  en: lists.flatMap(({ en }) => en),
  uk: lists.flatMap(({ uk }) => uk),
};
