/** Writes `app/shared/printed-letters.json` anew: node scripts/run.mjs scripts/list-printed-letters.ts */
import { writeFileSync } from 'node:fs'
import { coveredRuns } from '#app/platform/typesetting/covered-letters.fixtures.ts'

writeFileSync('app/shared/printed-letters.json', `${JSON.stringify({ runs: await coveredRuns() })}\n`)
