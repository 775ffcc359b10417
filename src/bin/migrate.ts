import { readConfigOrExit } from '#platform/config.ts';
import { migrate } from '#platform/db/migrate.ts';

const ran = await migrate(readConfigOrExit(process.env).DATABASE_URL);
process.stdout.write(ran.length === 0 ? 'The database is up to date.\n' : `Ran ${ran.join(', ')}.\n`);
