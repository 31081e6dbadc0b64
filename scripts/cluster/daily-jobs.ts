/** What each process does once a day, as a process of its own. */
import { parseEnv } from '#app/platform/env.server.ts'
import { loadBuild, pagesOf } from '#server/http/pages.ts'

const env = parseEnv(process.env)
const { platform, dailyJobs } = pagesOf(await loadBuild(), 'production')
await platform.open({ connectionString: env.DATABASE_URL }, env.DATABASE_POOL_SIZE, () => {})
await dailyJobs()
await platform.close()
