import type { Db } from '#platform/db/client.ts';
import type { Module } from '#platform/module.ts';
import { billingRoutes } from './routes.ts';

/** What an account may use. */
export function createBilling(deps: { db: Db }): Module {
  return {
    routes: () => billingRoutes(deps),
    consumers: [],
    sweeps: {},
    facts: [],
    mails: [],
    unfinished: [],
    activities: async () => ({}),
  };
}
