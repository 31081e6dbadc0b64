import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How Paraglide compiles the messages for Node, tests and the development server: one module per language. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './app/i18n/generated',
  outputStructure: 'locale-modules',
  strategy: ['custom-query', 'cookie', 'baseLocale'],
  cookieName: 'lang',
}

/** The same for the build: one module per message. */
export const splitParaglideOptions = {
  ...paraglideOptions,
  outdir: './app/i18n/generated-split',
  outputStructure: 'message-modules',
}

const areas = 'app/i18n/messages'
const puzzleTypes = 'app/features/puzzles/types'

/**
 * Writes the Paraglide project from the message files: one per area in `app/i18n/messages/<locale>/`, and one per
 * puzzle type in the type's own folder, so that a new type brings its texts without a line here.
 */
export function writeMessageProject(root = '.') {
  const area = readdirSync(join(root, areas, 'en'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `./${areas}/{locale}/${name}`)
  const types = existsSync(join(root, puzzleTypes)) ? readdirSync(join(root, puzzleTypes), { withFileTypes: true }) : []
  const type = types
    .filter((entry) => entry.isDirectory() && existsSync(join(root, puzzleTypes, entry.name, 'messages/en.json')))
    .map((entry) => `./${puzzleTypes}/${entry.name}/messages/{locale}.json`)
    .sort()
  const settings = {
    $schema: 'https://inlang.com/schema/project-settings',
    baseLocale: 'en',
    locales: ['en', 'fr'],
    modules: ['./node_modules/@inlang/plugin-message-format/dist/index.js'],
    'plugin.inlang.messageFormat': { pathPattern: [...area, ...type] },
  }
  const folder = join(root, 'project.inlang')
  const file = join(folder, 'settings.json')
  const text = `${JSON.stringify(settings, null, 2)}\n`
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
