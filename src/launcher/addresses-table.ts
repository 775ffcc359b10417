import { relative } from 'node:path';
import type { LauncherSettings } from './launcher-settings.ts';
import { TEMPORAL_UI_PATH } from '#launcher/temporal/temporal-ui.ts';

export interface Addresses {
  readonly settings: LauncherSettings;
  readonly hasSandbox: boolean;
  readonly databaseFolder: string | undefined;
  /** Undefined where a person has set the password: they know it. */
  readonly generatedOperatorPassword: string | undefined;
}

/** What a person needs after the start: addresses, which services are stand-ins, and the folder of the data. */
export function addressesTable({ settings, hasSandbox, databaseFolder, generatedOperatorPassword }: Addresses): string {
  const { publicUrl, dataFolder, root } = settings;
  const operators = `user operator, password ${generatedOperatorPassword ?? 'in OPERATOR_PASSWORD'}`;
  const shown = (folder: string) => (folder.startsWith(root) ? relative(root, folder) : folder);
  const rows: [string, string][] = [['App', publicUrl]];
  if (hasSandbox) rows.push(['Sandbox mailbox', `${publicUrl}/sandbox/mailbox`]);
  rows.push(['API docs', `${publicUrl}/api/docs`]);
  if (settings.temporalAddress === undefined) {
    rows.push(['Temporal UI', `${publicUrl}${TEMPORAL_UI_PATH}/  (${operators})`]);
  } else {
    rows.push(['Temporal', settings.temporalAddress]);
  }
  rows.push(['Stand-ins', standIns(settings)]);
  rows.push(['Data and logs', shown(dataFolder)]);
  if (databaseFolder !== undefined && !databaseFolder.startsWith(`${dataFolder}/`)) {
    rows.push(['Database', `${databaseFolder} (PostgreSQL does not run as root and may not enter ${root})`]);
  }
  return ['', ...rows.map(([name, value]) => `  ${name.padEnd(17)}${value}`), ''].join('\n');
}

function standIns({ smtpUrl, hasAi }: LauncherSettings): string {
  const list = [
    ...(smtpUrl === undefined ? ['mail goes to the sandbox mailbox (SMTP_URL is not set)'] : []),
    ...(hasAi ? [] : ['plans come from the playbook (OPENAI_API_KEY is not set)']),
  ];
  return list.length === 0 ? 'none' : list.join('; ');
}
