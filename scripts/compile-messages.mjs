// Compiles the messages of all areas and puzzle types to typed functions in app/i18n/generated (not kept in git).
import { compile } from '@inlang/paraglide-js'
import { paraglideOptions, writeMessageProject } from '../i18n.config.mjs'
import { writeJoinedMessages } from './setup/join-messages.mjs'
import { writeKeptPluralRules } from './setup/keep-plural-rules.mjs'

writeMessageProject()
await compile(paraglideOptions)
writeJoinedMessages(paraglideOptions.outdir)
writeKeptPluralRules(paraglideOptions.outdir)
// The compiler leaves timers of half a minute behind, which nobody needs to wait for
process.exit()
