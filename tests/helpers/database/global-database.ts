import type { TestProject } from 'vitest/node';
import { makeTemplate, startCluster } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** the cluster's administrative database */
    adminUrl: string;
  }
}

/** One PostgreSQL per run, with the migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  await makeTemplate(cluster.url('postgres'));
  project.provide('adminUrl', cluster.url('postgres'));
  return () => cluster.stop();
}
