import { ActivityFailure, CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import { codeOfFailure } from './shared/code-of-failure.ts';
import { taskQueues } from './contracts/task-queues.ts';
import type {
  PostingPageActivities,
  VisitorPreviewActivities,
  visitorPreview as declared,
} from './contracts/visitor-preview.ts';
import type { RunOf } from './contracts/workflow.ts';
import { tellOperators } from './shared/tell-operators.ts';

// A visit lasts a day, so retries outlast a database outage for that long.
const { beginPreview, composePreview, failPreview } = proxyActivities<VisitorPreviewActivities>({
  taskQueue: taskQueues.wf,
  startToCloseTimeout: '20 seconds',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds' },
});

const { readPostingPage } = proxyActivities<PostingPageActivities>({
  taskQueue: taskQueues.actHttp,
  startToCloseTimeout: '30 seconds',
  scheduleToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '30 seconds', maximumAttempts: 3 },
  summary: 'read the posting from its page',
});

/** A visitor's preview: reads the posting's page, if a URL was given, then the playbook writes the plan. */
export const visitorPreview: RunOf<typeof declared> = async (input) => {
  try {
    tellOperators('begun');
    const { next } = await beginPreview(input);
    if (next === 'gone') {
      tellOperators('gone');
      return { state: 'gone', questions: 0 };
    }
    if (next === 'read_page') {
      tellOperators('reading_posting');
      await readPostingPage(input);
    }
    tellOperators('writing_questions');
    const result = await composePreview(input);
    tellOperators(result.state, { questions: result.questions });
    return result;
  } catch (error) {
    await CancellationScope.nonCancellable(() =>
      failPreview({ ...input, code: codeOfFailure(error, 'interviewing.plan_failed') }),
    );
    tellOperators(isCancellation(error) ? 'cancelled' : 'failed');
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error;
    return { state: 'failed', questions: 0 };
  }
};
