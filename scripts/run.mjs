// @ts-check
/** Runs a TypeScript script of ours on the project's Node.js, after installing what is missing: `node scripts/run.mjs scripts/x.ts …` */
import { prepare } from './setup/prepare.mjs'
import { serve } from './setup/serve.mjs'

const [script, ...args] = process.argv.slice(2)
if (!script) throw new Error('Which script?')
await prepare({ built: false })
serve(script, args, process.env)
