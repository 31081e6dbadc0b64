import { strFromU8, unzipSync } from 'fflate'
import { readMark, readReference } from './proof-document.ts'
import type { ProofDocument, ProofRow } from './proof-document.ts'

export type UnreadReason = 'noDocument' | 'otherDocument'

const part = 'word/document.xml'
/** In bytes, unpacked: some twenty times the longest draft. */
const longest = 64 * 1024 ** 2

/** Reads a document that a word processor has saved: tracked changes as accepted, and nothing but words. */
export function readDocx(bytes: Uint8Array): ProofDocument | UnreadReason {
  const root = documentIn(bytes)
  if (!root) return 'noDocument'
  const rows = named(root, 'tr').filter((row) => !isWithin(row, cellNames) && !isDeleted(row))
  const cells = rows.map((row) => inside(row, 'tc').map(textOf))
  const mark = cells.map(([first]) => readMark(first ?? '')).find((each) => each !== null)
  if (!mark) return 'otherDocument'
  const read: ProofRow[] = []
  const strays: string[] = []
  for (const [first = '', label = '', ...texts] of cells) {
    if (readMark(first)) continue
    const reference = readReference(first)
    const isWhole = texts.length === mark.languages.length && reference?.bases.length === texts.length
    if (reference && isWhole) read.push({ ...reference, texts })
    else if ([label, ...texts].some((text) => text.trim() !== '')) strays.push([label, ...texts].join(' | '))
  }
  return { ...mark, rows: read, strays }
}

function documentIn(bytes: Uint8Array): Element | null {
  try {
    const files = unzipSync(bytes, { filter: ({ name, originalSize }) => name === part && originalSize <= longest })
    const file = files[part]
    if (!file) return null
    const root = new DOMParser().parseFromString(strFromU8(file), 'application/xml').documentElement
    // Browsers keep what they have read so far, with a note inside
    const isWhole = root.localName === 'document' && root.getElementsByTagName('parsererror').length === 0
    return isWhole ? root : null
  } catch {
    return null
  }
}

const named = (root: Element, name: string): Element[] => [...root.getElementsByTagNameNS('*', name)]

const childrenOf = (parent: Element): Element[] =>
  Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1)

/** Around what they hold, and nothing else. */
const wrappers = new Set(['sdt', 'sdtContent', 'ins', 'moveTo', 'customXml', 'smartTag'])

const inside = (parent: Element, name: string): Element[] =>
  childrenOf(parent).flatMap((child) => {
    if (child.localName === name) return [child]
    return wrappers.has(child.localName) ? inside(child, name) : []
  })

function isWithin(node: Node, names: ReadonlySet<string>): boolean {
  for (let at = node.parentNode; at; at = at.parentNode) if (names.has((at as Element).localName)) return true
  return false
}

const cellNames = new Set(['tc'])
const drawings = new Set(['drawing', 'pict', 'object', 'AlternateContent'])

const isDeleted = (row: Element): boolean => inside(row, 'trPr').some((about) => inside(about, 'del').length > 0)

function textOf(cell: Element): string {
  const text: string[] = []
  let isFirst = true
  for (const paragraph of named(cell, 'p').filter((each) => !isWithin(each, drawings))) {
    if (!isFirst) text.push('\n')
    text.push(wordsIn(paragraph))
    // The end of a paragraph can be deleted, too: the next one then goes on
    isFirst = inside(paragraph, 'pPr').some((about) =>
      inside(about, 'rPr').some((look) => inside(look, 'del').length > 0),
    )
  }
  return text.join('')
}

const signs: Record<string, string> = { br: '\n', cr: '\n', tab: '\t', noBreakHyphen: '\u2011', softHyphen: '\u00ad' }

/** Deleted, moved away, drawn, and what is about the words. */
const unread = new Set(['del', 'moveFrom', 'pPr', 'rPr', ...drawings])

function wordsIn(parent: Element): string {
  return childrenOf(parent)
    .map((child) => {
      const name = child.localName
      if (name === 't') return child.textContent ?? ''
      return signs[name] ?? (unread.has(name) ? '' : wordsIn(child))
    })
    .join('')
}
