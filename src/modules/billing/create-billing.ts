import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/client.ts';
import type { Module } from '#platform/module.ts';
import { billingRoutes } from './routes.ts';

/** What an account may use, and how it is paid for. */
export function createBilling(deps: { db: Db; config: Config }): Module {
  return {
    routes: () => billingRoutes({ ...deps, payments: undefined }),
    consumers: [],
    sweeps: {},
    facts: [],
    mails: [],
    unfinished: [],
    activities: async () => ({}),
  };
}
