import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';

type Values = Readonly<Record<string, string | number | null>>;

/** Tells operators how far the business of a run is, which they filter by, and what it counted. Stored in clear. */
export function tellOperators(state: string, counts: Values = {}): void {
  upsertSearchAttributes([{ key: { name: 'BizState', type: 'KEYWORD' }, value: state }]);
  showTable({ state, ...counts });
}

/**
 * What a run's page shows, as Markdown; leaves no trace in its history. Quotes that are to be copied stand between
 * backticks: elsewhere the page turns them into curly ones.
 */
export function showTable(values: Values): void {
  const rows = Object.entries(values).map(([name, value]) => `| ${name} | ${value ?? ''} |`);
  setCurrentDetails(['| | |', '| --- | --- |', ...rows].join('\n'));
}
