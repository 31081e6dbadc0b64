// Writes .oxlintrc.json from the folders and the table of rights: `npm run lint:config` after adding a feature.
import { writeFileSync } from 'node:fs'
import { lintConfiguration } from './boundaries.ts'

writeFileSync('.oxlintrc.json', `${JSON.stringify(lintConfiguration(), null, 2)}\n`)
