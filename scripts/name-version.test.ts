import { readFileSync } from 'node:fs'
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
