// The worker's bundle entry: every workflow that can run.
export { planGeneration } from './plan-generation.ts';
