// @ts-check
/** `node scripts/run.mjs [--dev] scripts/x.ts …` installs first what is missing; with `--dev` also tests' packages. */
import { prepare } from './setup/prepare.mjs'
import { serve } from './setup/serve.mjs'

const development = process.argv[2] === '--dev'
const [script, ...args] = process.argv.slice(development ? 3 : 2)
if (!script) throw new Error('Which script?')
await prepare({ packages: development ? 'development' : 'production', built: false })
serve(script, args, process.env)
