// @ts-check
/** `npm run build`; `-- --texts` also compiles the texts as Node reads them, for the commands of a container. */
import { prepare } from './setup/prepare.mjs'

await prepare({ packages: 'production', built: true, texts: process.argv.includes('--texts') })
console.log('The build is up to date.')
