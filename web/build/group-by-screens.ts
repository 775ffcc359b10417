import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Modules at which a screen starts that people wait for. Code loaded later (a dialog, a section below the fold) is not
 * a screen: most of its imports are already loaded, and it brings the rest itself.
 */
const screen =
  /web\/(?:(?:index|app)\.html|src\/(?:pages\/(?!landing).+-(?:page|content)|app\/(?:shell\/shell|routing\/(?:query-layout|signed-in-pages|may-enter-setup))|features\/(?:summary\/summary-screen|runner\/screen\/runner|question-report\/question-report|comparison\/comparison))\.tsx?)$/;
/** Pages of the other HTML document, which are public. */
const open = /index\.html$|pages\/legal\//;
/** What every signed-in page loads first, plus the page that most visits start with. */
const frame = /(?:shell\/shell|signed-in-pages|may-enter-setup|dashboard-page)\.tsx?$/;
/** Pages for visitors without an account, opened from a link or with a draft of their own. */
const visitor = /\/pages\/(?:shared|preview)\/|query-layout/;

/** From the script that every page loads to those of a few pages: a script imports only from earlier ones. */
const names = ['base', 'open', 'app', 'account', 'common', 'signed-in', 'document', 'work'] as const;

/**
 * Groups modules into scripts by the screens that need them at once: one script instead of thirty small ones, since a
 * request costs more than a few unneeded bytes. Modules of a single screen stay with it.
 */
export function groupByScreens(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const screensOf = new Map<string, string[]>();
  const groupOf = (id: string) => groupFor(screensOf.get(id) ?? []);
  return {
    plugin: {
      name: 'askwell:group-by-screens',
      apply: 'build',
      buildEnd() {
        for (const start of [...this.getModuleIds()].filter((id) => screen.test(id))) {
          for (const id of neededBy(start, (each) => this.getModuleInfo(each))) {
            screensOf.set(id, [...(screensOf.get(id) ?? []), start]);
          }
        }
      },
    },
    groups: [
      ...names.map((name, index) => ({
        name: (id: string) => (groupOf(id) === name ? name : null),
        priority: 10 - index,
      })),
      { name: groupOf, priority: 0 },
    ],
  };
}

/**
 * A module's imports are needed by all of its screens and perhaps by more, and every condition here that holds for some
 * screens also holds for a larger set: so the scripts cannot form an import cycle.
 */
function groupFor(screens: readonly string[]): string | null {
  if (screens.length < 2) return null;
  const some = (which: RegExp) => screens.some((each) => which.test(each));
  if (some(open)) return screens.every((each) => open.test(each)) ? 'open' : 'base';
  if (some(/app\.html$|login-page/)) return 'app';
  if (some(/\/pages\/auth\//)) return 'account';
  if (some(visitor)) return some(frame) ? 'common' : 'document';
  if (some(frame)) return 'signed-in';
  const rooms = new Set(screens.map((each) => /(?:pages|features)\/([\w-]+)/.exec(each)?.[1]));
  return rooms.size === 1 ? `of-${[...rooms].join('')}` : 'work';
}

/** The module and everything reachable through its static imports. */
function neededBy(start: string, infoOf: (id: string) => Rolldown.ModuleInfo | null): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found) {
    const info = infoOf(id);
    for (const imported of info?.importedIds ?? []) {
      if (!packageIndex.test(imported)) found.add(imported);
      // A package's index imports the whole package: only the files of imported names count.
      else for (const named of namedIn(imported, importedNames(info?.code ?? ''), infoOf)) found.add(named);
    }
  }
  return found;
}

/** Packages whose file names match their exports. */
const packageIndex = /node_modules\/(?:@mantine|@tabler)\/.+\/(?:index|tabler-icons-react)\.mjs$/;

function namedIn(
  index: string,
  wanted: ReadonlySet<string>,
  infoOf: (id: string) => Rolldown.ModuleInfo | null,
): readonly string[] {
  const all = new Set([index]);
  for (const id of all) if (packageIndex.test(id)) for (const each of infoOf(id)?.importedIds ?? []) all.add(each);
  return [...all].filter((id) => !packageIndex.test(id) && wanted.has(nameOf(id)));
}

function importedNames(code: string): ReadonlySet<string> {
  const lists = [...code.matchAll(/import\s*\{([^}]*)\}/g)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => list.split(',').map((each) => each.trim().split(/\s/)[0] ?? '')));
}

function nameOf(id: string): string {
  return basename(id, '.mjs').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
