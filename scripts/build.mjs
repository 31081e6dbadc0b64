// @ts-check
/** `npm run build`: what `npm start` does before it serves. */
import { prepare } from './setup/prepare.mjs'

await prepare({ packages: 'production', built: true })
console.log('The build is up to date.')
