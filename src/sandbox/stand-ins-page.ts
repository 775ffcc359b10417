import { sandboxPage } from './sandbox-page.ts';
import type { StandIn } from './stand-in.ts';

/** The list of running stand-ins. */
export function standInsPage(standIns: readonly StandIn[]): string {
  const list = standIns
    .map(({ page, name, about }) => `<li><h2><a href="${page}">${name}</a></h2><p class="quiet">${about}</p></li>`)
    .join('\n');
  return sandboxPage(
    'Stand-ins',
    `<h1>Stand-ins</h1>
<p class="quiet">These replace outside services whose keys aren’t set, and speak the same protocols. They never run in production.</p>
<ul>
${list}
</ul>`,
  );
}
