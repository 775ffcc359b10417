import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Recommendation } from '#contracts/interviewing/interviewing.ts';
import type { Summary } from '#contracts/interviewing/summary/interview-summary.ts';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import { interviewQuery } from '#web/entities/interview/api.ts';
import { summaryQuery, writeSummary } from '#web/features/summary/api.ts';
import type { SummaryText } from './summary-text.ts';
import { type SummaryDraft, type SummaryState, SummaryWriter } from './summary-writer.ts';

export interface SummaryEditor extends SummaryState {
  /** the recorded recommendation */
  readonly recorded: Recommendation | null;
  /** pass a function to get the current text: an asynchronous edit must not undo what was typed in the meantime */
  readonly edit: (change: Partial<SummaryText> | ((now: SummaryText) => Partial<SummaryText>)) => void;
  /** resolves to whether the server has it; if not, `error` or `conflict` says why */
  readonly record: (recommendation: Recommendation) => Promise<boolean>;
  readonly resolve: (keep: 'mine' | 'theirs') => void;
}

export function useSummaryEditor(interviewId: string, summary: Summary): SummaryEditor {
  const client = useQueryClient();
  const draft = useFormDraft<SummaryDraft>(`summary:${interviewId}`);
  const [writer] = useState(
    () =>
      new SummaryWriter(summary, {
        draft,
        write: (body, version) => writeSummary(interviewId, body, version),
        onServerSummary: (current, decided) => {
          client.setQueryData(summaryQuery(interviewId).queryKey, current);
          if (!decided) return;
          void client.invalidateQueries({ queryKey: interviewQuery(interviewId).queryKey, exact: true });
          for (const part of ['list', 'recent', 'counts', 'menu'])
            void client.invalidateQueries({ queryKey: ['interview', part] });
        },
      }),
  );
  useEffect(() => {
    writer.start();
    return () => writer.leave();
  }, [writer]);
  useEffect(() => writer.receive(summary), [writer, summary]);
  const state = useSyncExternalStore(writer.subscribe, writer.state);
  return {
    ...state,
    recorded: summary.recommendation,
    edit: (change) => writer.edit(typeof change === 'function' ? change(writer.state().text) : change),
    record: async (recommendation) => {
      await writer.record(recommendation);
      const { error, conflict } = writer.state();
      return error === null && conflict === undefined;
    },
    resolve: (keep) => writer.resolve(keep),
  };
}
