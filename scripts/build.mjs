// @ts-check
import { prepare } from './setup/prepare.mjs'

await prepare({ packages: 'production', built: true })
console.log('The build is up to date.')
