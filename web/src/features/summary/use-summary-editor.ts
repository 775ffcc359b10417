import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Summary, type Recommendation } from '#contracts/interviewing.ts';
import * as z from 'zod/mini';
import { ApiError } from '#web/shared/api-error.ts';
import { useFormDraft } from '#web/shared/forms/use-form-draft.ts';
import type { Saving } from '#web/shared/ui/save-state.tsx';
import { interviewQuery, summaryQuery, writeSummary } from './api.ts';
import { type SummaryText, cleanText, followed, sameText, textOf } from './summary-text.ts';

export interface SummaryEditor {
  readonly text: SummaryText;
  readonly edit: (change: Partial<SummaryText>) => void;
  /** the recommendation that is recorded */
  readonly recorded: Recommendation | null;
  readonly record: (recommendation: Recommendation) => Promise<void>;
  readonly saving: Saving | undefined;
  readonly error: unknown;
  /** what somebody else wrote meanwhile */
  readonly conflict: Summary | undefined;
  readonly resolve: (keep: 'mine' | 'theirs') => void;
}

const restMs = 900;
const retryMs = 5000;
const Stale = z.object({ current: Summary });

/** Saves the summary as it is written: kept on this device at once, sent after a rest, one call at a time. */
export function useSummaryEditor(interviewId: string, heard: Summary): SummaryEditor {
  const client = useQueryClient();
  const kept = useFormDraft<SummaryText>(`summary:${interviewId}`);
  const [text, setText] = useState<SummaryText>(() => ({ ...textOf(heard), ...kept.stored }));
  const [saving, setSaving] = useState<Saving>();
  const [error, setError] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Summary>();
  const base = useRef(heard);
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<void>>(Promise.resolve());

  const show = (next: SummaryText): void => {
    latest.current = next;
    setText(next);
  };
  const newer = followed(base.current, heard, latest.current);
  if (newer !== undefined) {
    base.current = newer;
    show(textOf(newer));
  }

  const send = async (recommendation: Recommendation | null): Promise<void> => {
    const sent = latest.current;
    setSaving({ kind: 'saving' });
    try {
      const written = await writeSummary(interviewId, { ...cleanText(sent), recommendation }, base.current.version);
      base.current = written;
      client.setQueryData(summaryQuery(interviewId).queryKey, written);
      if (recommendation !== null) {
        void client.invalidateQueries({ queryKey: interviewQuery(interviewId).queryKey, exact: true });
        void client.invalidateQueries({ queryKey: ['interview', 'list'] });
      }
      setError(null);
      setSaving({ kind: 'saved', at: Date.now() });
      if (sameText(sent, latest.current)) kept.drop();
      else later();
    } catch (failure) {
      const stale = failure instanceof ApiError && failure.code === 'common.stale';
      const current = stale ? Stale.safeParse(failure.details).data?.current : undefined;
      if (current !== undefined) setConflict(current);
      else setError(failure);
      setSaving({ kind: 'kept', changes: 1 });
      if (!(failure instanceof ApiError) || failure.status >= 500) later(retryMs);
    }
  };
  /** One call after the other, each on the version that the one before left. */
  const inTurn = (recommendation?: Recommendation): Promise<void> => {
    clearTimeout(timer.current);
    underWay.current = underWay.current.then(() => send(recommendation ?? base.current.recommendation));
    return underWay.current;
  };
  const later = (wait = restMs): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void inTurn(), wait);
  };
  const recovered = kept.stored !== undefined && !sameText(heard, text);
  useEffect(() => {
    if (recovered) later();
    return () => clearTimeout(timer.current);
    // once: what was written before a reload is sent
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);

  return {
    text,
    edit: (change) => {
      show({ ...latest.current, ...change });
      kept.keep(latest.current);
      if (conflict === undefined) later();
    },
    recorded: heard.recommendation,
    record: (recommendation) => inTurn(recommendation),
    saving,
    error,
    conflict,
    resolve: (keep) => {
      if (conflict === undefined) return;
      base.current = conflict;
      client.setQueryData(summaryQuery(interviewId).queryKey, conflict);
      setConflict(undefined);
      if (keep === 'mine') void inTurn();
      else {
        show(textOf(conflict));
        kept.drop();
        setSaving(undefined);
      }
    },
  };
}
