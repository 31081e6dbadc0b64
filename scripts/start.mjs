// @ts-check
/** `npm start`; `--dev` serves with hot reload. Node.js 20 runs it without node_modules: import only node: modules
 * here and in setup/. */
import { frugalEnvironment, frugalFlags } from './setup/memory.mjs'
import { prepare } from './setup/prepare.mjs'
import { serve } from './setup/serve.mjs'

const development = process.argv.includes('--dev')

await prepare({ packages: development ? 'development' : 'production', built: !development })
if (development) serve('server/dev.ts', [], { ...process.env, NODE_ENV: 'development' })
else serve('server/main.ts', [], { ...frugalEnvironment, ...process.env, NODE_ENV: 'production' }, frugalFlags)
