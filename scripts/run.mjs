// @ts-check
/** `node scripts/run.mjs [--dev] [--texts] scripts/x.ts …` installs first what is missing, with `--dev` also tests'
 * packages, and compiles the texts with `--texts`, for scripts that say any (`commands.integration.test.ts` knows which). */
import { prepare } from './setup/prepare.mjs'
import { serve } from './setup/serve.mjs'

const given = process.argv.slice(2)
const at = given.findIndex((argument) => !argument.startsWith('--'))
const [script, ...args] = given.slice(at)
const wants = given.slice(0, at)
if (at < 0 || !script) throw new Error('Which script?')
await prepare({
  packages: wants.includes('--dev') ? 'development' : 'production',
  texts: wants.includes('--texts'),
})
serve(script, args, process.env)
