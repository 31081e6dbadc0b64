import { readFileSync } from 'node:fs'

export type Form = {
  /** As typed, in the command's shortest form. */
  command: string
  /** What its output says when it succeeded. */
  says: RegExp
  /** A measurement that misses its target on a busy machine has still worked. */
  mayMiss?: true
  /** The server runs until it is stopped. */
  serves?: true
  env?: Record<string, string>
}

export const signedUp = 'ada@example.org'
const archive = 'build/tried.zip'

/** In this order: those that need no packages of tests come first, as on a server. */
export const forms: readonly Form[] = [
  { command: 'npm start', says: /is ready/, serves: true },
  { command: 'npm run build', says: /The build is up to date/ },
  { command: `npm run admin:grant -- ${signedUp}`, says: /is an administrator now/ },
  { command: `npm run account:link -- ${signedUp} --remove-second-factor`, says: /\/auth\/reset\?token=/ },
  { command: 'npm run design:reset', says: /No design setting was changed/ },
  { command: `npm run backup -- ${archive}`, says: /Backed up \d+ rows/ },
  { command: `npm run restore -- ${archive}`, says: /All are equal/, env: { DATA_DIR: '.data/restored' } },
  { command: 'npm run dev', says: /is ready/, serves: true },
  { command: 'npm test -- --only=lock,messages', says: /2 passed, 0 failed/ },
  { command: 'npm run check -- --only=lock,messages', says: /2 passed, 0 failed/ },
  { command: 'npm run typecheck', says: /3 passed, 0 failed/ },
  { command: 'npm run lint', says: /2 passed, 0 failed/ },
  { command: 'npm run test:unit -- scripts/run.test.ts', says: / passed, 0 failed/ },
  {
    command: 'npm run test:integration -- app/platform/database/database-client.integration.test.ts',
    says: / passed, 0 failed/,
  },
  { command: 'npm run test:e2e -- tests/e2e/kept-language.e2e.ts', says: / passed, 0 failed/ },
  { command: 'npm run bench -- --quick --only=starts', says: /Ready: first start/, mayMiss: true },
  { command: 'npm run bench:memory -- --minutes=0.1', says: /target/, mayMiss: true },
  { command: 'npm run test:lighthouse -- --runs=1 /', says: /Targets: /, mayMiss: true },
  { command: 'npm run test:chaos -- --rounds=1', says: /others: /, mayMiss: true },
  { command: 'npm run test:cluster -- --parties=2 --rounds=1', says: /each mail arrives once/, mayMiss: true },
  { command: 'npm run test:image', says: /plays an adventure|needs Debian/, mayMiss: true },
  { command: 'npm run test:fuzz -- --requests=100', says: /✓ 0 faults/ },
  { command: 'npm run test:kits -- --testNamePattern=en,.a4,.*large:.false', says: /Tests\s+\d+ passed/ },
  { command: 'npm run test:engine -- --testNamePattern=locked', says: /Tests\s+\d+ passed/ },
  { command: 'npm run new:puzzle -- card_trick', says: /Its messages are compiled/ },
  { command: 'npm run db:generate -- --name nothing', says: /No schema changes/ },
  { command: 'npm run format', says: /Finished/ },
  { command: 'npm run reset -- --yes', says: /are deleted/ },
]

/** `npm run bench` of `npm run bench -- --quick`. */
export const nameOf = (command: string): string => /^npm (?:run )?[\w:]+/.exec(command)![0]

/** Those of README's list of two and of its table. */
export function commandsOfReadme(readme = readFileSync('README.md', 'utf8')): string[] {
  const [, beginning = ''] = /## Two commands([\s\S]*?)\n## /.exec(readme) ?? []
  const two = [...beginning.matchAll(/^npm \w+/gm)].map(([command]) => command)
  const cells = [...beginning.matchAll(/^\| (`npm.*?) \|/gm)].map(([, cell]) => cell!)
  return [...two, ...cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, command]) => nameOf(command!)))]
}
