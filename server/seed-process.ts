import { once } from 'node:events'
import type pg from 'pg'
import { loadBuild, pagesOf } from './http/pages.ts'
import { writeAllAsJson } from './log.ts'

writeAllAsJson()
process.on('disconnect', () => process.exit(1))
const [connection] = (await once(process, 'message')) as [pg.ClientConfig]
await pagesOf(await loadBuild(), 'production').seedSamplesAlone({ ...connection, max: 4 })
process.exit(0)
