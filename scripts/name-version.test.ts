import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nameVersion } from './name-version.mjs'

test('the changelog begins with the version of the package, or with what comes next', () => {
  const versions = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (?!Next$)(\S+) \(\d{4}-\d\d-\d\d\)$/gm)]
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(versions[0]?.[1]).toBe(version)
})

test('every version of the changelog says what its operator has to do', () => {
  const [, ...parts] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
  expect(parts.filter((part) => !part.includes('**To do:**'))).toEqual([])
})

test('a new version takes over what was written for the next one', () => {
  const named = nameVersion('# Changelog\n\n## Next\n\n**To do:** Nothing.\n', '1.2.3', '2027-01-31')
  expect(named).toBe('# Changelog\n\n## 1.2.3 (2027-01-31)\n\n**To do:** Nothing.\n')
  expect(() => nameVersion(named, '1.3.0', '2027-02-28')).toThrow('has no "## Next"')
})

test('without words for it, a new version is refused before its number is anywhere', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(scripts['preversion']).toBe('node scripts/name-version.mjs --check')
  const folder = mkdtempSync(join(tmpdir(), 'whodini-version-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }')
    for (const [changelog, status, told] of [
      ['# Changelog\n\n## 1.2.3 (2027-01-31)\n', 1, /^CHANGELOG\.md has no "## Next": .+\n$/],
      ['# Changelog\n\n## Next\n\n**To do:** Nothing.\n', 0, /^$/],
    ] as const) {
      writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
      const checked = spawnSync(process.execPath, [resolve('scripts/name-version.mjs'), '--check'], {
        cwd: folder,
        encoding: 'utf8',
      })
      expect([checked.status, checked.stderr]).toEqual([status, expect.stringMatching(told)])
      expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toBe(changelog)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
