// Typed functions are not kept in git; `--split` is for the build.
import { compile } from '@inlang/paraglide-js'
import { paraglideOptions, splitParaglideOptions, writeMessageProject } from '../i18n.config.mjs'
import { writeIsolatedNames } from './setup/isolate-names.mjs'
import { writeKeptPluralRules } from './setup/keep-plural-rules.mjs'
import { writeInTurn } from './setup/write-in-turn.mjs'

const options = process.argv.includes('--split') ? splitParaglideOptions : paraglideOptions
writeMessageProject()
const { fs, check } = writeInTurn()
await compile({ ...options, fs })
check()
writeKeptPluralRules(options.outdir)
writeIsolatedNames(options.outdir)
// The compiler leaves half-minute timers behind that nobody needs to wait for
process.exit()
