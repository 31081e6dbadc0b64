import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { fingerprintMessages, fingerprintSources } from './build.mjs'
import { exclusively } from './exclusive.mjs'
import { isInstalled, planInstall } from './install.mjs'
import { formatDuration } from './steps.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'whodini-setup-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

describe('the fingerprint of the sources', () => {
  it('stays the same when only dates, tests and generated files changed', () => {
    write('app/root.tsx', 'one')
    const before = fingerprintSources(folder)
    utimesSync(path.join(folder, 'app/root.tsx'), 1, 1)
    write('app/root.test.tsx', 'a test')
    write('app/i18n/generated/messages.js', 'generated')
    write('app/i18n/generated-split/messages.js', 'generated')
    write('README.md', 'words')
    expect(fingerprintSources(folder)).toBe(before)
  })

  it.each([
    ['app/root.tsx', 'two'],
    ['app/routes/new.tsx', 'new'],
    ['public/favicon.ico', 'icon'],
    ['samples/first/adventure.ts', 'sample'],
    ['package-lock.json', 'lock'],
    ['vite.config.ts', 'settings'],
    ['scripts/compile-messages.mjs', 'the texts'],
    ['scripts/lean-manifest.mjs', 'the list of routes'],
    ['scripts/compress-files.ts', 'the files that are sent'],
  ])('changes with %s', (file, text) => {
    write('app/root.tsx', 'one')
    const before = fingerprintSources(folder)
    write(file, text)
    expect(fingerprintSources(folder)).not.toBe(before)
  })

  it('changes when text moves from one file to another', () => {
    write('app/a.ts', 'xy')
    write('app/b.ts', 'z')
    const before = fingerprintSources(folder)
    write('app/a.ts', 'x')
    write('app/b.ts', 'yz')
    expect(fingerprintSources(folder)).not.toBe(before)
  })
})

test.each([
  ['app/i18n/messages/fr/common.json', true],
  ['app/features/puzzles/types/riddle/messages/en.json', true],
  ['i18n.config.mjs', true],
  ['app/root.tsx', false],
  ['app/features/puzzles/types/riddle/index.ts', false],
])('messages are compiled again after a change of %s: %s', (file, again) => {
  const before = fingerprintMessages(folder)
  write(file, 'changed')
  expect(fingerprintMessages(folder) !== before).toBe(again)
})

describe('the packages that npm install left', () => {
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-darwin': { version: '1.0.0', optional: true },
    'node_modules/c-test': { version: '1.0.0', dev: true },
  }
  const a = { 'node_modules/a': { version: '1.0.0' } }
  const c = { 'node_modules/c-test': { version: '1.0.0' } }

  it('are enough when every package has its version, whatever else is there', () => {
    expect(isInstalled(wanted, { ...a, ...c, 'node_modules/x': { version: '1.0.0' } }, 'development')).toBe(true)
  })

  it('are not enough when a package is missing or has another version', () => {
    expect(isInstalled(wanted, c, 'development')).toBe(false)
    expect(isInstalled(wanted, { ...c, 'node_modules/a': { version: '2.0.0' } }, 'development')).toBe(false)
    expect(isInstalled(wanted, { ...a, ...c, 'node_modules/b-darwin': { version: '2.0.0' } }, 'development')).toBe(
      false,
    )
  })

  it('are enough for serving, but not for tests, when the packages of tests are missing', () => {
    expect(isInstalled(wanted, a, 'production')).toBe(true)
    expect(isInstalled(wanted, a, 'development')).toBe(false)
  })
})

describe('the extent of an installation', () => {
  const production = { lock: 'one', extent: 'production' } as const
  const development = { lock: 'one', extent: 'development' } as const

  it('covers what is needed when nothing is installed', () => {
    expect(planInstall(null, production)).toEqual({ complete: false, extent: 'production' })
    expect(planInstall(null, development)).toEqual({ complete: false, extent: 'development' })
  })

  it('is nothing when everything is there, and packages for tests also cover serving', () => {
    expect(planInstall(production, production)).toBeNull()
    expect(planInstall(development, production)).toBeNull()
  })

  it('covers only the packages of tests when the folder can serve already', () => {
    expect(planInstall(production, development)).toEqual({ complete: true, extent: 'development' })
  })

  it('is as much as before after a change of the lock file', () => {
    const changed = { lock: 'two', extent: 'production' } as const
    expect(planInstall(production, changed)).toEqual({ complete: false, extent: 'production' })
    expect(planInstall(development, changed)).toEqual({ complete: false, extent: 'development' })
  })
})

describe('the lock for installing and building', () => {
  const lock = (): string => path.join(folder, 'build', 'setup.lock')

  it('names its holder during the work and is gone afterwards, even when the work fails', async () => {
    expect(await exclusively(async () => readFileSync(lock(), 'utf8'), lock())).toBe(String(process.pid))
    const failing = exclusively(() => Promise.reject(new Error('no network')), lock())
    await expect(failing).rejects.toThrow('no network')
    expect(await exclusively(async () => 'again', lock())).toBe('again')
  })

  it('is taken over from a killed process', async () => {
    write('build/setup.lock', String(2 ** 30))
    expect(await exclusively(async () => 'done', lock())).toBe('done')
  })

  it('is not needed where nothing can be written', async () => {
    expect(await exclusively(async () => 'served', '/sys/setup.lock')).toBe('served')
  })

  it('lets one process work at a time', async () => {
    let working = 0
    let most = 0
    const work = async (): Promise<void> => {
      working += 1
      most = Math.max(most, working)
      await new Promise((resolve) => setImmediate(resolve))
      working -= 1
    }
    await Promise.all([exclusively(work, lock()), exclusively(work, lock()), exclusively(work, lock())])
    expect(most).toBe(1)
  })
})

it.each([
  [12.4, '12 ms'],
  [1_240, '1.2 s'],
  [61_000, '1 min 1 s'],
])('%d ms is shown as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})
