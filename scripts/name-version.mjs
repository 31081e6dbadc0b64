// @ts-check
/** npm runs it twice for `npm version`: with `--check` before it changes anything, then with the new version already in
 * package.json. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What has landed since the last version. */
const next = '## Next'

/**
 * @param {string} changelog
 * @param {string} version
 * @param {string} day
 */
export function nameVersion(changelog, version, day) {
  if (!changelog.includes(`\n${next}\n`))
    throw new Error(`CHANGELOG.md has no "${next}": say there what the version brings and what its operator has to do.`)
  return changelog.replace(`\n${next}\n`, `\n## ${version} (${day})\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  try {
    const named = nameVersion(changelog, version, new Date().toISOString().slice(0, 10))
    if (!process.argv.includes('--check')) writeFileSync('CHANGELOG.md', named)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
