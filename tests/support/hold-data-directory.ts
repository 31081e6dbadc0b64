/**
 * A process for the launcher's tests: opens the data directory given, says so in one line of JSON, and closes it on
 * SIGTERM, or when the test that started it is gone. With `--throw-away` it starts a cluster of its own instead.
 */
import { openDataDirectory } from '#server/postgres/open.ts'
import { startThrowAwayPostgres } from '#server/postgres/throw-away.ts'

const [dataDir = '--throw-away', url = 'http://localhost:3000'] = process.argv.slice(2)
const log = (message: string): void => console.error(message)

let close = (): void => process.exit(1)
process.stdin.once('end', () => close()).resume()

try {
  const throwAway = dataDir === '--throw-away'
  const opened = throwAway ? await startThrowAwayPostgres({ log }) : await openDataDirectory({ dataDir, url, log })
  close = () => void ('close' in opened ? opened.close() : opened.stop()).then(() => process.exit(0))
  process.once('SIGTERM', () => close())
  console.log(JSON.stringify({ adopted: opened.adopted, connection: opened.connection }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
