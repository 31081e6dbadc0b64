import { readdirSync } from 'node:fs'
import { foldersOf, partsOf } from './floor-zones.ts'

/* Imports that are not in the table are refused, so a new feature starts with no rights. Feature floors: floors.ts.
 * routes -> admin -> {studio, learning, locks} -> library -> {play, kits} -> {adventure, payments} -> rows -> engine -> puzzles -> {ui, i18n} -> shared;
 * media stands on drafts */

const base = ['ui', 'i18n', 'shared']

/** Features that each feature may import, besides itself and the base (ui, i18n, shared). */
export const featureRights: Readonly<Record<string, readonly string[]>> = {
  shell: [],
  guides: [],
  legal: [],
  contact: [],
  drafts: [],
  media: ['drafts'],
  generation: ['media', 'drafts'],
  account: ['generation', 'media'],
  puzzles: ['media'],
  engine: ['puzzles'],
  rows: ['engine', 'puzzles', 'media'],
  adventure: ['rows', 'engine', 'puzzles', 'media', 'drafts'],
  payments: ['adventure', 'rows', 'media', 'drafts'],
  kits: ['payments', 'adventure', 'rows', 'engine', 'puzzles', 'media', 'drafts', 'account'],
  play: ['payments', 'adventure', 'rows', 'engine', 'puzzles', 'media', 'drafts', 'account'],
  library: ['kits', 'play', 'payments', 'adventure', 'rows', 'engine', 'puzzles', 'media', 'drafts', 'account'],
  locks: ['library', 'play', 'adventure', 'rows', 'puzzles', 'media', 'account'],
  studio: [
    'kits',
    'play',
    'payments',
    'adventure',
    'rows',
    'engine',
    'puzzles',
    'media',
    'drafts',
    'account',
    'generation',
  ],
  learning: ['shell', 'library', 'play', 'payments', 'adventure', 'rows', 'engine', 'puzzles', 'media', 'account'],
  admin: [
    'drafts',
    'contact',
    'learning',
    'studio',
    'library',
    'kits',
    'play',
    'payments',
    'adventure',
    'rows',
    'engine',
    'puzzles',
    'media',
    'account',
    'generation',
  ],
}

/** `features` stands for any feature. */
const layerRights: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  i18n: ['shared'],
  ui: ['i18n', 'shared'],
  platform: ['i18n', 'shared'],
  features: base,
}
const layers = ['shared', 'i18n', 'ui', 'platform', 'features', 'routes']

type Pattern = { regex: string; message: string }

const outside: Pattern = {
  regex: '^(\\./)?(\\.\\./)+',
  message: "Outside your own folder write '#app/…', with the extension, instead of '../'.",
}

const zodOnce = {
  name: 'zod',
  message: "Import z from '#app/shared/zod.ts': it turns off what the content security policy forbids.",
}

const ourConnections = {
  name: 'pg',
  allowTypeImports: true,
  message:
    "Connect by '#app/platform/database/database-client.server.ts': it asks for the dates that the driver reads.",
}

const ourLinks = {
  name: 'react-router',
  importNames: ['Link', 'NavLink', 'Form', 'Navigate', 'useNavigate'],
  message: "Import it from '#app/ui/link.tsx': what a page leads to stays in the language that it was asked for.",
}

function refuse(names: readonly string[], from: string, advice: string): Pattern[] {
  if (names.length === 0) return []
  return [{ regex: `^#app/(${names.join('|')})/`, message: `${from} may not import this: ${advice}` }]
}

const otherRoots = (allowed: readonly string[]): Pattern[] => {
  const names = ['database', 'server', 'samples', 'tests', 'scripts'].filter((name) => !allowed.includes(name))
  return names.length === 0
    ? []
    : [
        {
          regex: `^#(${names.join('|')})/`,
          message: `Only ${allowed.length === 0 ? 'code above it' : allowed.join(' and ')} may be reached from here.`,
        },
      ]
}

const throughTheBundle: Pattern[] = [
  {
    regex: '^#(database|samples|scripts)/',
    message: 'The process reaches the product through the built bundle; see server/http/pages.ts.',
  },
]

type Override = { files: string[]; rules: Record<string, unknown> }

function zone(files: string[], patterns: Pattern[], excluded?: string[]): Override & { excludeFiles?: string[] } {
  const paths = [
    zodOnce,
    ...(files.some((file) => file.startsWith('app/')) ? [ourLinks] : []),
    // Tests look into the database from outside, too
    ...(files.every((file) => file.includes('.test.') || file.startsWith('tests/')) ? [] : [ourConnections]),
  ]
  return {
    files,
    ...(excluded ? { excludeFiles: excluded } : {}),
    rules: { 'no-restricted-imports': ['error', { paths, patterns: [outside, ...patterns] }] },
  }
}

const partsIn = (area: string, root: string) => partsOf(area, foldersOf(area, root))

function layerZones(root: string): Override[] {
  return Object.entries(layerRights)
    .filter(([layer]) => layer !== 'features')
    .flatMap(([layer, rights]) => {
      const forbidden = layers.filter((other) => other !== layer && !rights.includes(other))
      const roots = layer === 'platform' ? otherRoots(['database', 'tests']) : otherRoots(['tests'])
      const advice =
        rights.length === 0
          ? 'it stands on nothing; move what you need down into it.'
          : `it stands on ${rights.join(', ')} only; pass what you need in, or move it down.`
      const patterns = [...refuse(forbidden, `app/${layer}`, advice), ...roots]
      return [
        ...partsIn(`app/${layer}`, root).map(({ glob, above }) => zone([`${glob}.{ts,tsx}`], [...patterns, ...above])),
        zone([`app/${layer}/**/*.test.{ts,tsx}`], patterns),
      ]
    })
}

function featureZones(features: readonly string[], root: string): Override[] {
  return features.flatMap((feature) => {
    const rights = featureRights[feature] ?? []
    const forbidden = features.filter((other) => other !== feature && !rights.includes(other))
    const others: Pattern[] =
      forbidden.length === 0
        ? []
        : [
            {
              regex: `^#app/features/(${forbidden.join('|')})/`,
              message: `features/${feature} may not import this feature: move the shared part down to one that it may import (${rights.join(', ') || 'none'}), or to shared.`,
            },
          ]
    const routes = refuse(['routes'], `features/${feature}`, 'routes import features, never the other way round.')
    const noServer = refuse(
      ['platform'],
      `features/${feature}`,
      "only '.server' files may reach the platform; call this from a loader or action.",
    )
    const parts = partsIn(`app/features/${feature}`, root).flatMap(({ glob, above }) => [
      zone([`${glob}.{ts,tsx}`], [...others, ...routes, ...noServer, ...above, ...otherRoots([])]),
      zone([`${glob}.server.{ts,tsx}`], [...others, ...routes, ...above, ...otherRoots(['database'])]),
    ])
    const tests = zone(
      [`app/features/${feature}/**/*.test.{ts,tsx}`],
      [...others, ...routes, ...otherRoots(['database', 'server', 'tests'])],
    )
    return [...parts, tests]
  })
}

/** Pure code: no clock, no randomness, no I/O except what is passed in. */
const pure = [
  'app/features/engine/**/*.ts',
  'app/features/adventure/checks/**/*.ts',
  'app/features/kits/{documents,deduction,flow,checks,compile}/**/*.ts',
  'app/features/puzzles/types/*/check.server.ts',
  'app/features/puzzles/{kit,types/*}/rules/**/*.ts',
]
const pureGlobals = ['Date', 'performance', 'crypto', 'fetch', 'process', 'setTimeout', 'setInterval'].map((name) => ({
  name,
  message: 'This code is pure: pass the time, the randomness or the data in.',
}))

export function lintConfiguration(root = '.'): Record<string, unknown> {
  const features = readdirSync(`${root}/app/features`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  const unknown = features.filter((feature) => !Object.hasOwn(featureRights, feature))
  if (unknown.length > 0)
    throw new Error(`Say in scripts/lint/boundaries.ts what these features may import: ${unknown.join(', ')}`)
  return {
    plugins: ['import', 'react', 'typescript', 'unicorn', 'promise'],
    categories: { correctness: 'error' },
    ignorePatterns: [
      'build',
      'node_modules',
      '.react-router',
      '.data',
      'app/i18n/generated',
      'app/i18n/generated-split',
      'database/migrations',
      'test-results',
    ],
    rules: generalRules,
    overrides: [
      zone(['**/*.{ts,tsx}'], []),
      zone(['tests/**/*.{ts,tsx}', '{scripts,samples}/**/*.test.ts'], []),
      ...layerZones(root),
      ...featureZones(features, root),
      zone(['app/routes/**/*.{ts,tsx}', 'app/*.{ts,tsx}'], [...otherRoots(['samples'])]),
      zone(['server/**/*.ts'], throughTheBundle),
      zone(['server/**/*.test.ts'], throughTheBundle),
      { files: pure, excludeFiles: ['**/*.test.ts'], rules: { 'no-restricted-globals': ['error', ...pureGlobals] } },
      {
        files: ['app/**/*.tsx'],
        rules: {
          'react/jsx-no-literals': [
            'error',
            {
              noStrings: true,
              ignoreProps: true,
              allowedStrings: [' ', '·', '/', '–', '%', '+', '×', '*', ':', '(', ')', '«', '»', ','],
            },
          ],
        },
      },
      {
        files: ['**/*.test.{ts,tsx}', '**/*.fixtures.ts', '**/fixtures.ts', 'tests/**/*.ts'],
        rules: { 'max-lines-per-function': 'off', 'max-lines': 'off', 'react/jsx-no-literals': 'off' },
      },
      {
        files: ['**/*.tsx'],
        rules: { 'max-lines-per-function': ['error', { max: 150, skipComments: true, skipBlankLines: true }] },
      },
      { files: ['samples/**/*.ts', 'database/schema/*.ts'], rules: { 'max-lines': 'off' } },
      // Foreign keys cross areas both ways; they are read only when the schema is asked for them
      { files: ['database/schema/*.ts'], rules: { 'import/no-cycle': 'off' } },
      // Exceptions: who may import zod and pg, who the router's links, and who takes the language out of an address
      {
        files: [
          'app/shared/zod.ts',
          'app/platform/database/database-client.server.ts',
          'app/ui/link.tsx',
          'app/ui/plain-link.test.tsx',
          'app/i18n/switch-language.ts',
        ],
        rules: { 'no-restricted-imports': 'off' },
      },
    ],
  }
}

const generalRules = {
  'unicorn/prefer-string-starts-ends-with': 'off',
  'import/no-cycle': ['error', { ignoreTypes: false }],
  'max-lines': ['error', { max: 320, skipComments: true, skipBlankLines: true }],
  'max-lines-per-function': ['error', { max: 105, skipComments: true, skipBlankLines: true }],
  'max-depth': ['error', 4],
  complexity: ['error', 20],
  eqeqeq: 'error',
  'no-eval': 'error',
  'no-implied-eval': 'error',
  'no-new-func': 'error',
  'react/no-danger': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/ban-ts-comment': 'error',
  'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  'no-console': 'off',
}
