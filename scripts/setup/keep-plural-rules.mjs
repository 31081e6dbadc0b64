// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MADE_EACH_TIME = 'return new Intl.PluralRules(locale, options).select(Number(input))'
const KEPT = 'return (rules[locale] ??= new Intl.PluralRules(locale)).select(Number(input))'

/**
 * Lets the compiled messages keep the rules of a language's plurals: to make them takes longer than to draw what they are for, and a page can
 * count hundreds of things.
 *
 * @param {string} registry the compiled module of formatters
 * @param {readonly string[]} modules the texts of the messages
 * @returns {string} the module to put in its place
 * @throws {Error} when the compiler writes anything else by now, or a message asks for rules of its own
 */
export function keepPluralRules(registry, modules) {
  if (registry.split(MADE_EACH_TIME).length !== 2) throw new Error('The compiled plural rules have another shape.')
  const strange = modules
    .flatMap((text) => [...text.matchAll(/registry\.plural\([^;]*;/g)].map(([call]) => call))
    .find((call) => !call.endsWith(', {});'))
  if (strange) throw new Error(`A compiled message asks for plural rules of its own:\n${strange}`)
  return `const rules = {}\n${registry.replace(MADE_EACH_TIME, KEPT)}`
}

/**
 * Puts that module in place of the compiler's.
 *
 * @param {string} folder of the compiled messages, joined
 */
export function writeKeptPluralRules(folder) {
  const file = path.join(folder, 'registry.js')
  writeFileSync(
    file,
    keepPluralRules(readFileSync(file, 'utf8'), [readFileSync(path.join(folder, 'messages.js'), 'utf8')]),
  )
}
