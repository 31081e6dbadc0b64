// @ts-check
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const VALUE = /\$\{(i\?\.\w+)\}/gu
const ISOLATE = `const rightToLeft = /[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]/u
/** What is put into a text must not turn what stands around it: a name in Hebrew, a title in Arabic. */
export const isolate = (value) =>
  typeof value === 'string' && rightToLeft.test(value) ? '\\u2068' + value + '\\u2069' : value
`

/** @param {string} compiled a module of messages @param {string} from its way to the module with \`isolate\` */
export function isolateNames(compiled, from) {
  const isolated = compiled.replace(VALUE, (_, value) => `\${isolate(${value})}`)
  return isolated === compiled ? compiled : `import { isolate } from '${from}'\n${isolated}`
}

/** @param {string} folder of the compiled messages */
export function writeIsolatedNames(folder) {
  writeFileSync(path.join(folder, 'isolate.js'), ISOLATE)
  const messages = path.join(folder, 'messages')
  for (const name of readdirSync(messages, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(messages, name)
    if (!name.endsWith('.js') || statSync(file).isDirectory()) continue
    const compiled = readFileSync(file, 'utf8')
    const isolated = isolateNames(compiled, `${'../'.repeat(name.split(path.sep).length)}isolate.js`)
    if (isolated !== compiled) writeFileSync(file, isolated)
  }
}
