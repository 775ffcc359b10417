import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Where a screen begins that a person waits for. What is fetched later (a dialog, a part below the fold) is no screen: it
 * finds most of what it needs loaded, and takes the rest with it.
 */
const screen =
  /web\/(?:(?:index|app)\.html|src\/(?:pages\/(?!landing).+-(?:page|content)|app\/(?:shell\/shell|routing\/(?:query-layout|signed-in-pages|may-enter-setup))|features\/(?:summary\/summary-screen|runner\/screen\/runner|question-report\/question-report|comparison\/comparison))\.tsx?)$/;
/** Pages of the other document, which everybody may open. */
const open = /index\.html$|pages\/legal\//;
/** What every signed-in page loads before itself, and the page that most begin with. */
const frame = /(?:shell\/shell|signed-in-pages|may-enter-setup|dashboard-page)\.tsx?$/;
/** What somebody without an account sees, by a link or with a draft of their own. */
const visitor = /\/pages\/(?:shared|preview)\/|query-layout/;

/** From the one that every page loads to those of few pages: a script imports from those before it alone. */
const names = ['base', 'open', 'app', 'account', 'common', 'signed-in', 'document', 'work'] as const;

/**
 * Puts modules into scripts by the screens that need them at once: one script in place of thirty small ones, since a
 * request costs more than the few bytes that a page does not need. What one screen alone needs stays with it.
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
 * What a module imports is needed by all of its screens and perhaps by more, and each rule that holds for some screens
 * holds for more of them too: so no script comes back to itself.
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

/** The module and all that its static imports lead to. */
function neededBy(start: string, infoOf: (id: string) => Rolldown.ModuleInfo | null): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found) {
    const info = infoOf(id);
    for (const imported of info?.importedIds ?? []) {
      if (!packageIndex.test(imported)) found.add(imported);
      // A package's index imports all of the package: of it alone those count that bear an imported name.
      else for (const named of namedIn(imported, importedNames(info?.code ?? ''), infoOf)) found.add(named);
    }
  }
  return found;
}

/** Files of these packages are named after what they export. */
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
