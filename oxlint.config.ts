import { defineConfig, type OxlintOverride } from 'oxlint';

/** What files of a row may not import, and what the author of such an import is told. */
interface Ban {
  /** gitignore patterns of specifiers; a pattern that begins with `!` lets through what one before it took */
  readonly imports: readonly string[];
  readonly message: string;
}

interface ImportRule {
  readonly from: readonly string[];
  readonly mayNot: readonly Ban[];
}

const upwards: Ban = { imports: ['../*', '../**'], message: 'Siblings by ./, the rest by #.' };
const tests: Ban = { imports: ['#tests/*', '#tests/**'], message: 'Nothing imports tests.' };
const standIns: Ban = {
  imports: ['#sandbox/*', '#sandbox/**'],
  message: 'Stand-ins are for src/launcher and tests: product code has no branch for them.',
};

const compositionRoot = ['#app.ts', '#deps.ts', '#modules.ts'];
const serverCode = ['#platform/**', '#modules/**', '#knowledge/**'];
const serverLibraries = ['node:*', 'fastify*', 'kysely', 'pg'];

/** Calls go interviewing → hiring → billing → auth: a module calls those after it in this list. */
const modules = ['interviewing', 'hiring', 'billing', 'auth'];
const features = ['billing', 'candidates', 'dashboard', 'plan', 'positions', 'runner', 'summary'];
const entities = ['cv', 'interview', 'plan'];

/**
 * Who may import whom. For a file the last row counts whose `from` matches, whole: rows do not add up. What no row
 * forbids is allowed; `tests/architecture.test.ts` writes each pattern as an import and sees it refused.
 */
export const importRules: readonly ImportRule[] = [
  { from: ['**'], mayNot: [upwards, tests, standIns] },
  {
    from: ['src/contracts/**'],
    mayNot: [
      upwards,
      {
        imports: [
          '#*',
          '#*/**',
          '!#contracts',
          '!#contracts/**',
          'node:*',
          'zod',
          'fastify*',
          'kysely',
          'pg',
          '@*/*',
          '@*/**',
        ],
        message: 'Contracts import zod/mini and contracts.',
      },
    ],
  },
  {
    from: ['src/knowledge/**'],
    mayNot: [
      upwards,
      tests,
      standIns,
      {
        imports: [
          '#platform/**',
          '#modules/**',
          '#workflows/**',
          '#web/**',
          '#launcher/**',
          ...compositionRoot,
          'node:fs*',
          'node:net',
          'node:http*',
          'node:child_process',
          'kysely',
          'pg',
          'fastify*',
          '@temporalio/*',
        ],
        message: 'Knowledge is pure: contracts and its own folder.',
      },
    ],
  },
  {
    from: ['src/platform/**'],
    mayNot: [
      upwards,
      tests,
      standIns,
      {
        imports: ['#modules/**', '#knowledge/**', '#web/**', '#launcher/**', ...compositionRoot],
        message: 'Platform knows no module.',
      },
    ],
  },
  ...modules.map(moduleRule),
  {
    from: ['src/app.ts', 'src/deps.ts', 'src/modules.ts', 'src/bin/**'],
    mayNot: [
      upwards,
      tests,
      standIns,
      { imports: ['#launcher/**'], message: 'The launcher starts these processes; they know nothing of it.' },
    ],
  },
  {
    from: ['src/sandbox/**'],
    mayNot: [
      upwards,
      {
        imports: ['#*', '!#sandbox', '#*/**', '!#sandbox/**'],
        message: 'A stand-in speaks a wire protocol: libraries only.',
      },
    ],
  },
  {
    from: ['src/bin/start.ts', 'src/launcher/**'],
    mayNot: [
      upwards,
      tests,
      {
        imports: ['#modules/**', '#app.ts', '#modules.ts'],
        message: 'The launcher drives processes; it knows no module.',
      },
    ],
  },
  {
    from: ['workflows/**'],
    mayNot: [
      upwards,
      {
        imports: ['#*', '#*/**', 'node:*', '@temporalio/*', '!@temporalio/workflow', 'zod*'],
        message: 'Workflows import @temporalio/workflow and their own folder.',
      },
    ],
  },
  {
    from: ['web/src/shared/**'],
    mayNot: [
      upwards,
      tests,
      {
        imports: [
          ...serverCode,
          '#web/entities/**',
          '#web/features/**',
          '#web/pages/**',
          '#web/app/**',
          ...serverLibraries,
        ],
        message: 'Shared knows contracts only.',
      },
    ],
  },
  entityRule('web/src/entities/**', ['#web/entities/**']),
  ...entities.map((entity) =>
    entityRule(`web/src/entities/${entity}/**`, ['#web/entities/*/**', `!#web/entities/${entity}/**`]),
  ),
  featureRule('web/src/features/**', ['#web/features/**']),
  ...features.map((feature) =>
    featureRule(`web/src/features/${feature}/**`, ['#web/features/*/**', `!#web/features/${feature}/**`]),
  ),
  {
    from: ['web/src/pages/**', 'web/src/app/**'],
    mayNot: [
      upwards,
      tests,
      {
        imports: [...serverCode, '#workflows/**', ...serverLibraries],
        message: 'Pages and app import features, entities, shared, contracts.',
      },
    ],
  },
  { from: ['tests/**'], mayNot: [upwards] },
];

function moduleRule(module: string, place: number): ImportRule {
  const others = modules.flatMap((other, otherPlace): readonly Ban[] => {
    if (other === module) return [];
    const events = `!#modules/${other}/events.ts`;
    return otherPlace < place
      ? [
          {
            imports: [`#modules/${other}/*`, events],
            message: 'Calls go interviewing → hiring → billing → auth; the other way is by event.',
          },
        ]
      : [
          {
            imports: [`#modules/${other}/*`, `!#modules/${other}/index.ts`, events],
            message: "Only another module's index.ts and events.ts.",
          },
        ];
  });
  return {
    from: [`src/modules/${module}/**`],
    mayNot: [
      upwards,
      tests,
      standIns,
      ...others,
      {
        imports: [
          '#web/**',
          '#launcher/**',
          ...compositionRoot,
          '#workflows/*',
          '!#workflows/contracts',
          '@temporalio/workflow',
        ],
        message: "A module imports contracts, knowledge, platform and other modules' faces.",
      },
    ],
  };
}

/** A folder of the web and its neighbours of one kind: what it may not reach besides those. */
function neighbourRule(from: string, others: readonly string[], above: readonly string[], message: string): ImportRule {
  return {
    from: [from],
    mayNot: [
      upwards,
      tests,
      { imports: others, message },
      { imports: [...serverCode, '#workflows/**', ...above, ...serverLibraries], message },
    ],
  };
}

function entityRule(from: string, otherEntities: readonly string[]): ImportRule {
  const above = ['#web/features/**', '#web/pages/**', '#web/app/**'];
  const message = 'An entity imports contracts, #web/shared and its own folder.';
  return neighbourRule(from, otherEntities, above, message);
}

function featureRule(from: string, otherFeatures: readonly string[]): ImportRule {
  const message = 'A feature imports contracts, #web/entities, #web/shared and its own folder.';
  return neighbourRule(from, otherFeatures, ['#web/pages/**', '#web/app/**'], message);
}

function overrideOf({ from, mayNot }: ImportRule): OxlintOverride {
  const patterns = mayNot.map(({ imports, message }) => ({ group: [...imports], message }));
  return { files: [...from], rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'react', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  env: { node: true, es2024: true },
  ignorePatterns: ['node_modules', '.data', 'web/dist', 'src/platform/db/db.gen.ts', 'tests/fixtures/**'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/consistent-return': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'typescript/no-base-to-string': 'off',
    'import/no-cycle': 'error',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/no-array-sort': 'error',
    'unicorn/consistent-function-scoping': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/purity': 'off',
    'react/set-state-in-effect': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    'eslint/no-underscore-dangle': 'off',
    'no-unmodified-loop-condition': 'off',
    'vitest/expect-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'no-console': 'error',
    eqeqeq: 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  },
  overrides: [
    ...importRules.map(overrideOf),
    { files: ['src/bin/start.ts', 'src/launcher/**', 'tests/**', 'scripts/**'], rules: { 'no-console': 'off' } },
    { files: ['tests/**', '**/*.test.ts'], rules: { 'typescript/no-unsafe-type-assertion': 'off' } },
  ],
});
