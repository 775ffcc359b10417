import { relative } from 'node:path';
import type { LauncherSettings } from './launcher-settings.ts';
import { TEMPORAL_UI_PATH } from '#launcher/temporal/temporal-ui.ts';

export interface Addresses {
  readonly settings: LauncherSettings;
  /** Only those that are running. */
  readonly standIns: readonly {
    readonly name: string;
    readonly page: string;
    readonly effect: string;
    readonly key: string;
  }[];
  readonly databaseFolder: string | undefined;
  /** Description of the model according to its endpoint; undefined if none is configured. */
  readonly model: string | undefined;
  /** Undefined if the operator set the password and so knows it. */
  readonly generatedOperatorPassword: string | undefined;
}

/** The summary printed after the start: addresses, which services are stand-ins, and the data folder. */
export function addressesTable(addresses: Addresses): string {
  const { settings, standIns, databaseFolder, model, generatedOperatorPassword } = addresses;
  const { publicUrl, dataFolder, root } = settings;
  const operators = `user operator, password ${generatedOperatorPassword ?? 'in OPERATOR_PASSWORD'}`;
  const shown = (folder: string) => (folder.startsWith(root) ? relative(root, folder) : folder);
  const rows: [string, string][] = [['App', publicUrl]];
  for (const { name, page } of standIns) rows.push([name, `${publicUrl}${page}`]);
  rows.push(['API docs', `${publicUrl}/api/docs`]);
  if (settings.temporalAddress === undefined) {
    rows.push(['Temporal UI', `${publicUrl}${TEMPORAL_UI_PATH}/  (${operators})`]);
  } else {
    rows.push(['Temporal', settings.temporalAddress]);
  }
  if (model !== undefined) rows.push(['AI', model]);
  effects(addresses).forEach((effect, at) => rows.push([at === 0 ? 'Stand-ins' : '', effect]));
  rows.push(['Data and logs', shown(dataFolder)]);
  if (databaseFolder !== undefined && !databaseFolder.startsWith(`${dataFolder}/`)) {
    rows.push(['Database', `${databaseFolder} (PostgreSQL does not run as root and may not enter ${root})`]);
  }
  return ['', ...rows.map(([name, value]) => `  ${name.padEnd(16)} ${value}`), ''].join('\n');
}

function effects({ settings, standIns }: Addresses): readonly string[] {
  const list = [
    ...standIns.map(({ effect, key }) => `${effect} (${key} is not set)`),
    ...(settings.ai !== undefined
      ? []
      : ['plans come from the playbook (OPENAI_API_KEY is not set, or AI_ENABLED is false)']),
  ];
  return list.length === 0 ? ['none'] : list;
}
