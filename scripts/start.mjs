// @ts-check
/**
 * `npm start`: installs what is missing, builds when the sources changed, then serves. `--dev` serves with hot reload
 * instead.
 *
 * Runs on Node.js 20 and without node_modules: only node: modules may be imported here and in setup/.
 */
import { prepare } from './setup/prepare.mjs'
import { serve } from './setup/serve.mjs'

const development = process.argv.includes('--dev')

await prepare({ packages: development ? 'development' : 'production', built: !development })
serve(development ? 'server/dev.ts' : 'server/main.ts', [], {
  ...process.env,
  NODE_ENV: development ? 'development' : 'production',
})
