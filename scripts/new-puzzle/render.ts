import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const template = join(import.meta.dirname, 'template')

export const isPuzzleId = (id: string): boolean => id.length <= 40 && /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(id)

export const camelOf = (id: string): string =>
  id.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The files of a new type's folder: a question with one answer, working and tested, to be made into something else. */
export function renderPuzzle(id: string): Map<string, string> {
  const words = id.replaceAll('_', ' ')
  const parts: Record<string, string> = {
    id,
    camel: camelOf(id),
    kebab: id.replaceAll('_', '-'),
    words: words[0]!.toUpperCase() + words.slice(1),
  }
  const fill = (text: string) =>
    Object.entries(parts).reduce((filled, [name, value]) => filled.replaceAll(`__${name}__`, value), text)
  const paths = readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.txt'))
  return new Map(
    paths.map((path) => [fill(path.slice(0, -'.txt'.length)), fill(readFileSync(join(template, path), 'utf8'))]),
  )
}

export const registerPuzzle = (registry: string, id: string): string =>
  `${registry.trimEnd()}\nexport { ${camelOf(id)} } from './${id}/index.ts'\n`
