// @ts-check
import { serve } from '#scripts/setup/serve.mjs'

serve('tests/support/slow-server.ts', process.argv.slice(2), process.env)
