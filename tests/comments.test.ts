import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What starts a comment, by file extension or, without one, by file name. */
const slashes = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/[^\n]*/g;
const hash = /(?<=^|\s)#[^\n]*/gm;
const commentOf: Readonly<Record<string, RegExp>> = {
  '.ts': slashes,
  '.tsx': slashes,
  '.mjs': slashes,
  '.css': slashes,
  '.mod': slashes,
  '.sql': /--[^\n]*/g,
  '.yml': hash,
  '.yaml': hash,
  '.example': hash,
  Dockerfile: hash,
  run: hash,
};

const folders = ['.ci', 'migrations', 'scripts', 'src', 'tests', 'tools', 'web/build', 'web/src', 'workflows'];
const sources = [...readdirSync(root), ...folders.flatMap(filesIn)].filter(
  (file) => patternOf(file) !== undefined && !file.startsWith('tests/fixtures/') && statSync(join(root, file)).isFile(),
);

const comments = sources.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(patternOf(file) ?? slashes)].map(([text]) => ({ file, text })),
);

describe('comments', () => {
  it('the search › over the sources › finds comments', () => {
    expect(comments.length).toBeGreaterThan(1_000);
  });

  it('a document named in a comment › looked up from the root › is there', () => {
    const missing = comments.flatMap(({ file, text }) =>
      [...text.matchAll(/[\w./-]*\w\.md\b/g)]
        .filter(([document]) => !existsSync(join(root, document)))
        .map(([document]) => `${file}: ${document}`),
    );
    expect(missing).toEqual([]);
  });

  it('numbered findings and specifications › in comments › are not cited', () => {
    const cited = comments.flatMap(({ file, text }) =>
      [...text.matchAll(/\bthe spec\b|\(spec\)|\b(?:finding|issue) #?\d+|\b[DX]\d{1,2}\b/gi)].map(
        ([code]) => `${file}: ${code}`,
      ),
    );
    expect(cited).toEqual([]);
  });

  it('a goal named in a comment › against docs/performance.md › is defined there', () => {
    const defined = new Set(readFileSync(join(root, 'docs/performance.md'), 'utf8').match(/\bG\d{1,2}\b/g));
    const unknown = comments.flatMap(({ file, text }) =>
      [...text.matchAll(/\bG\d{1,2}\b/g)].filter(([goal]) => !defined.has(goal)).map(([goal]) => `${file}: ${goal}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('documents', () => {
  const documents = ['README.md', ...filesIn('docs').filter((file) => file.endsWith('.md'))];

  it.each(documents)('%s › the files and folders it names › are there', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const named = [...text.matchAll(/`((?:src|web|workflows|tests|docs|locales|migrations|scripts)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) =>
      join(dirname(document), path),
    );
    expect([...named, ...linked].filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('names', () => {
  /** Earlier names that only their author understood. Each was replaced by a standard term. */
  const privateNames =
    'tellMoved planBell bell WriterLife SweepLife takeRoom giveBackPlace takeUnit takeTurn takeTurns inTurn turn ' +
    'lookAtCv isWelcome sendNothingHere readIntoNothing wakeable Wish wish Met meet hear usePen stand waitForTurn ' +
    'notItsTurn codeLife barked dueAt droppedQuotes';

  it('an identifier › against the list of private words › is none of them', () => {
    const names = new RegExp(`(?<![\\w'"\`.|-])(?:${privateNames.replaceAll(' ', '|')})(?![\\w'"\`-])`, 'g');
    const used = sources
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .flatMap((file) => {
        const code = readFileSync(join(root, file), 'utf8')
          .replaceAll(slashes, '')
          .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''");
        return [...code.matchAll(names)].map(([name]) => `${file}: ${name}`);
      });
    expect(used).toEqual([]);
  });

  it('a file › against the names that were given up › has none of them', () => {
    expect(sources.filter((file) => /^(?:stored-words|act-http)\./.test(basename(file)))).toEqual([]);
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}

function patternOf(file: string): RegExp | undefined {
  return commentOf[extname(file) || basename(file)];
}
