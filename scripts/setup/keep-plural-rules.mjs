// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MADE_EACH_TIME = 'return new Intl.PluralRules(locale, options).select(Number(input))'
const KEPT =
  'return (rules[locale + JSON.stringify(options)] ??= new Intl.PluralRules(locale, options)).select(Number(input))'

/** Making plural rules takes 40 to 60 µs, longer than rendering the text that needs them.
 * @param {string} registry the compiled module of formatters @throws {Error} when the compiler writes anything else */
export function keepPluralRules(registry) {
  if (registry.split(MADE_EACH_TIME).length !== 2) throw new Error('The compiled plural rules have another shape.')
  return `const rules = {}\n${registry.replace(MADE_EACH_TIME, KEPT)}`
}

/** @param {string} folder of the compiled messages */
export function writeKeptPluralRules(folder) {
  const file = path.join(folder, 'registry.js')
  writeFileSync(file, keepPluralRules(readFileSync(file, 'utf8')))
}
