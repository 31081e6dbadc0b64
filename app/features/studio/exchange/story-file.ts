import { parseTwee, parseTwine2HTML } from 'extwee'
import { isTold } from './story-passages.ts'
import { storyFormats } from './story-parts.ts'
import type { Passage, Story, StoryFormat } from './story-parts.ts'
import type { StoryRefusal } from './story-refusals.ts'

/** What was found: a story with what stood before its first passage, or why not and where. */
export type FoundStory = { story: Story; before: string } | { refused: StoryRefusal; place?: string }

const html = /<tw-storydata\b/gi

/** extwee loses the later of two passages with one name, reads a mark of the encoding into the first name, and throws
 * on empty text and on headers without a line break: all of that is looked for first. */
export function readStoryFile(data: string): FoundStory {
  const text = data.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const stories = [...text.matchAll(html)].length
  if (stories > 1) return { refused: 'storySeveral' }
  const names = stories === 1 ? namesInHtml(text) : namesInTwee(text)
  if (!Array.isArray(names)) return names
  if (names.length === 0) return { refused: 'storyEmpty' }
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) return { refused: 'storyNames', place: twice }
  const read = parsed(() => (stories === 1 ? parseTwine2HTML(text) : parseTwee(`${text}\n`)))
  if (!read) return { refused: 'storyDamaged' }
  const passages = [
    ...read.passages.map(({ name, tags, text: words }): Passage => ({ name, tags, text: words.trim() })),
    { name: 'UserScript', tags: ['script'], text: read.storyJavaScript.trim() },
    { name: 'UserStylesheet', tags: ['stylesheet'], text: read.storyStylesheet.trim() },
  ].filter((passage) => passage.text !== '' || isTold(passage))
  const format = formatOf(read.format, passages)
  if (!format) return { refused: 'storyFormat', place: read.format }
  const told = passages.filter(isTold)
  if (told.length === 0) return { refused: 'storyEmpty' }
  const start = told.some(({ name }) => name === read.start) ? read.start : told[0]!.name
  const before = stories === 1 ? '' : text.slice(0, Math.max(0, text.search(/^::/m))).trim()
  return {
    story: { title: read.name === unnamed && !text.includes(unnamed) ? '' : read.name, format, start, passages },
    before,
  }
}

/** extwee throws on what it does not expect, such as a zoom that is no number. */
function parsed<Read>(read: () => Read): Read | null {
  try {
    return read()
  } catch {
    return null
  }
}

/** What extwee calls a story without a name. */
const unnamed = 'Untitled Story'

const mostNames = 20_000

function namesInHtml(text: string): string[] {
  const names = [...text.matchAll(/<tw-passagedata\b[^>]*?\bname="([^"]*)"/gi)].map(([, name]) => name!)
  return [
    ...names,
    ...(/id="twine-user-script"[^>]*>[^<]/i.test(text) ? ['UserScript'] : []),
    ...(/id="twine-user-stylesheet"[^>]*>[^<]/i.test(text) ? ['UserStylesheet'] : []),
  ]
}

function namesInTwee(text: string): string[] | FoundStory {
  const names: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.startsWith('::')) continue
    const name = nameOf(line.slice(2))
    if (name === '') return { refused: 'storyHeader', place: String(index + 1) }
    names.push(name)
    if (names.length > mostNames) return { refused: 'storyTooLong' }
  }
  return names
}

/** Without tags and position, as extwee reads them. */
const nameOf = (header: string): string =>
  header
    .replace(/(?<!\\)\{[^]*\}\s*$/, '')
    .replace(/(?<!\\)\[[^[]*\]\s*$/, '')
    .trim()
    .replaceAll(/\\(.)/g, '$1')

function formatOf(named: string, passages: readonly Passage[]): StoryFormat | null {
  const name = named.toLowerCase()
  const known = storyFormats.find((format) => name.startsWith(format))
  if (known || name !== '') return known ?? null
  const all = passages.map(({ text }) => text).join('\n')
  if (/<<\/?[a-z]/i.test(all)) return 'sugarcube'
  return /\([a-z-]+:/i.test(all) || !/^(--|\[(if|unless|cont)\b.*\])$/m.test(all) ? 'harlowe' : 'chapbook'
}
