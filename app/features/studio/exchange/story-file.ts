import { parseTwee, parseTwine2HTML } from 'extwee'
import { endAhead } from './story-ends.ts'
import { isTold } from './story-passages.ts'
import { storyFormats } from './story-pieces.ts'
import type { Passage, Story, StoryFormat } from './story-pieces.ts'
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
  const published = stories === 1 ? publishedIn(text) : ''
  if (published === null) return { refused: 'storyDamaged' }
  const names = stories === 1 ? namesInHtml(published) : namesInTwee(text)
  if (!Array.isArray(names)) return names
  if (names.length === 0) return { refused: 'storyEmpty' }
  if (names.length > mostNames) return { refused: 'storyTooLong' }
  const seen = new Set<string>()
  const twice = names.find((name) => seen.size === seen.add(name).size)
  if (twice !== undefined) return { refused: 'storyNames', place: twice }
  const read = parsed(() => (stories === 1 ? parseTwine2HTML(published) : parseTwee(`${text}\n`)))
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

/** The story's own tags. Twine writes every other one as text; a page of thousands would take extwee minutes.
 * Null when passages lie in one another. */
function publishedIn(text: string): string | null {
  const story = text.slice(text.search(html))
  const parts: string[] = []
  const ends = { script: endAhead(story, /<\/script>/gi), style: endAhead(story, /<\/style>/gi) }
  const code = /<(script|style)\b/gi
  let done = 0
  for (let found = code.exec(story); found; found = code.exec(story)) {
    const end = ends[found[1]!.toLowerCase() as keyof typeof ends](found.index)
    if (end < 0) continue
    parts.push(withoutTags(story.slice(done, found.index)), story.slice(found.index, end))
    code.lastIndex = done = end
  }
  const published = [...parts, withoutTags(story.slice(done))].join('')
  const passages = [...published.matchAll(/<(\/?)tw-passagedata\b/gi)]
  return passages.every(([, slash], index) => (slash === '/') === (index % 2 === 1)) ? published : null
}

const withoutTags = (text: string): string => text.replaceAll(/<(?!\/?(?:tw-storydata|tw-passagedata)\b)/gi, '&lt;')

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

/** Far above the scenes of a project: extwee compares each name with all others. */
const mostNames = 2_000
const longestHeader = 5_000

function namesInHtml(text: string): string[] {
  const tags = text.matchAll(/<tw-passagedata\b(?:[^<>"']|"[^"]*"|'[^']*')*/gi)
  const names = [...tags].flatMap(([tag]) => {
    const name = /\sname=(?:"([^"]*)"|'([^']*)')/i.exec(tag)
    return name ? [decoded(decoded(name[1] ?? name[2]!))] : []
  })
  return [
    ...names,
    ...(/id="twine-user-script"[^<>]{0,500}>[^<]/i.test(text) ? ['UserScript'] : []),
    ...(/id="twine-user-stylesheet"[^<>]{0,500}>[^<]/i.test(text) ? ['UserStylesheet'] : []),
  ]
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** extwee decodes twice what Twine writes in an attribute. */
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[String(name).toLowerCase()]!
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : String(whole)
  })

function namesInTwee(text: string): string[] | FoundStory {
  const names: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.startsWith('::')) continue
    if (line.length > longestHeader) return { refused: 'storyTooLong' }
    const name = nameOf(line.slice(2))
    if (name === '') return { refused: 'storyHeader', place: String(index + 1) }
    names.push(name)
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
