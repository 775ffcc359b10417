import { writeWorkflowBundle } from '#platform/temporal/workflow-bundle.ts';

await writeWorkflowBundle();
