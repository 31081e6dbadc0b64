// @ts-check
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What the compiled messages say about types, which nobody reads in JavaScript: half of their size. */
const REMARKS = [/^\/\* eslint-disable \*\/\n/gm, /^\/\*\*\n(?:\*.*\n)*?\*\/\n/gm, /\/\*\* @type(?:def)? .*? \*\//g]
const IMPORT = /^import .* from '\.\.\/(runtime|registry)\.js';?\n/gm

/**
 * Makes one module of the compiled messages, each of which is a module of its own so that the browser gets only those of its page: Node
 * would read three thousand files, again in every worker of the tests.
 *
 * @param {readonly string[]} modules their texts
 * @returns {string} the text of a module beside `runtime.js`
 * @throws {Error} when one of them imports anything that is not known here
 */
export function joinMessages(modules) {
  const bodies = modules.map((text) =>
    REMARKS.reduce((rest, remark) => rest.replace(remark, ''), text.replace(IMPORT, '')).trim(),
  )
  const strange = bodies.find((body) => /^import /m.test(body))
  if (strange) throw new Error(`A compiled message has an import of another kind:\n${strange}`)
  return `import { getLocale, experimentalStaticLocale } from './runtime.js'\nimport * as registry from './registry.js'\nexport * as m from './messages.js'\n${bodies.join('\n')}\n`
}

/**
 * Puts that module in place of `messages.js`, which only names the others. The build goes back to them: see `vite/split-messages.ts`.
 *
 * @param {string} folder of the compiled messages
 */
export function writeJoinedMessages(folder) {
  const names = readdirSync(path.join(folder, 'messages')).filter(
    (name) => name.endsWith('.js') && name !== '_index.js',
  )
  const modules = names.sort().map((name) => readFileSync(path.join(folder, 'messages', name), 'utf8'))
  writeFileSync(path.join(folder, 'messages.js'), joinMessages(modules))
}
