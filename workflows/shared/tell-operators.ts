import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';

type Values = Readonly<Record<string, string | number | null>>;

/** Publishes the run's business state, as a search attribute for filtering, and its counts. Stored in clear text. */
export function tellOperators(state: string, counts: Values = {}): void {
  upsertSearchAttributes([{ key: { name: 'BizState', type: 'KEYWORD' }, value: state }]);
  showTable({ state, ...counts });
}

/**
 * Shows a table in the UI's page of the run, as Markdown; leaves no trace in the history. Put text to be copied in
 * backticks: elsewhere the UI turns straight quotes into curly ones.
 */
export function showTable(values: Values): void {
  const rows = Object.entries(values).map(([name, value]) => `| ${name} | ${value ?? ''} |`);
  setCurrentDetails(['| | |', '| --- | --- |', ...rows].join('\n'));
}
