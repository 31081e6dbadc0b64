import type { Json, JsonObject, PuzzleDraft, PuzzleText } from '#app/features/puzzles/contract/contract.ts'
import type { PuzzleType } from '#app/features/puzzles/contract/puzzle-type.ts'

type Halves = PuzzleDraft<JsonObject, JsonObject>
type Member = Record<string, Json>

export type StoodText = { primary: string; other: string; own: Halves }

interface PuzzleTextPair extends Required<Pick<PuzzleText, 'label' | 'longest' | 'long' | 'shared'>> {
  /** A list with one text per line: `longest` is that of a line. */
  lines: boolean
  path: string
  primary: string
  other: string
  /** The other language has the primary language's words, because it has the list that contains them. */
  copied: boolean
  stood: StoodText
  /** @param stood the text before typing began @returns the puzzle, and what a translation then has of its own */
  inPrimary(text: string, stood?: StoodText): { draft: Halves; own: Halves }
  /** @returns what the translation then has of its own */
  inOther(text: string): Halves
}

/** `own`: what the translation has of both halves. */
export const puzzleTexts = (type: PuzzleType, draft: Halves, own: Halves): PuzzleTextPair[] =>
  type.texts(draft).map((text) => pairOf(type, draft, own, text))

function pairOf(type: PuzzleType, draft: Halves, own: Halves, text: PuzzleText): PuzzleTextPair {
  const { half, at, label, longest, long = false, shared = false } = text
  const path = [half, pathOf(text)].join('.')
  const primary = readPrimary(draft[half], text)
  const other = readOwn(own[half], text, primary)
  const now = { primary, other, own }
  return {
    label,
    longest,
    long: long || at.kind === 'lines',
    lines: at.kind === 'lines',
    shared,
    path,
    primary,
    other,
    copied: at.kind === 'member' && !shared && other !== '' && other === primary,
    stood: now,
    inPrimary: (typed, stood = now) => {
      const changed = type.settle({ ...draft, [half]: writePrimary(draft[half], text, typed) })
      const along = goingAlong(ownWords(type, changed, text), own[half], text, typed, stood)
      return { draft: changed, own: along ? { ...own, [half]: { ...own[half], [text.field]: along } } : own }
    },
    inOther: (typed) =>
      settled(type, draft, {
        ...own,
        [half]: {
          ...own[half],
          [text.field]: writeOwn(draft[half], ownWords(type, draft, text), own[half], text, primary, typed),
        },
      }),
  }
}

/** Updates derived fields; what is then the same as in the primary language is not the translation's own. */
function settled(type: PuzzleType, draft: Halves, own: Halves): Halves {
  const whole = type.settle({
    configuration: { ...draft.configuration, ...filled(own.configuration) },
    solution: { ...draft.solution, ...filled(own.solution) },
  })
  const following = type.following.filter((field) => field in whole.configuration)
  const changed = following.filter(
    (field) => JSON.stringify(whole.configuration[field]) !== JSON.stringify(draft.configuration[field]),
  )
  const rest = Object.fromEntries(Object.entries(own.configuration).filter(([field]) => !following.includes(field)))
  return {
    ...own,
    configuration: { ...rest, ...Object.fromEntries(changed.map((field) => [field, whole.configuration[field]!])) },
  }
}

export const isNothing = (value: Json | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const filled = (half: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(half).filter(([, value]) => !isNothing(value)))

export function pathOf({ field, at }: PuzzleText): string {
  switch (at.kind) {
    case 'text':
    case 'lines':
      return field
    case 'member':
      return [field, at.key, at.part].join('.')
    case 'name':
      return [at.list, at.id, at.part].join('.')
    case 'own':
      return at.path.join('.')
  }
}

const asText = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
const asLines = (value: Json | undefined): string =>
  Array.isArray(value) ? value.map((line) => asText(line)).join('\n') : ''
/** A list as it is kept: a text per line, without blanks around it. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const isMember = (value: Json): value is Member => typeof value === 'object' && value !== null && !Array.isArray(value)
export const members = (value: Json | undefined): Member[] => (Array.isArray(value) ? value.filter(isMember) : [])

const findMember = (list: readonly Member[], key: number | string): Member | undefined =>
  typeof key === 'number' ? list[key] : list.find(({ id }) => id === key)

const withPart = (list: readonly Member[], key: number | string, part: string, text: string): Member[] =>
  list.map((member, index) =>
    (typeof key === 'number' ? index === key : member['id'] === key) ? { ...member, [part]: text } : member,
  )

function readPrimary(half: JsonObject, { field, at }: PuzzleText): string {
  switch (at.kind) {
    case 'text':
      return asText(half[field])
    case 'lines':
      return asLines(half[field])
    case 'member':
      return asText(findMember(members(half[field]), at.key)?.[at.part])
    case 'name':
      return asText(findMember(members(half[at.list]), at.id)?.[at.part])
    case 'own':
      return asText(at.path.reduce<Json | undefined>(inside, half))
  }
}

function readOwn(own: JsonObject, { field, at }: PuzzleText, primary: string): string {
  switch (at.kind) {
    case 'text':
      return asText(own[field])
    case 'lines':
      return asLines(own[field])
    case 'member':
      return asText(findMember(members(own[field]), at.key)?.[at.part])
    case 'name':
      return asText(findMember(members(own[field]), at.id)?.[at.part])
    case 'own':
      return asText(members(own[field]).find(({ from }) => from === primary)?.['to'])
  }
}

function writePrimary(half: JsonObject, { field, at }: PuzzleText, text: string): JsonObject {
  switch (at.kind) {
    case 'text':
      return { ...half, [field]: text }
    case 'lines':
      return { ...half, [field]: linesOf(text) }
    case 'member':
      return { ...half, [field]: withPart(members(half[field]), at.key, at.part, text) }
    case 'name':
      return { ...half, [at.list]: withPart(members(half[at.list]), at.id, at.part, text) }
    case 'own':
      return writeInside(half, at.path, text) as JsonObject
  }
}

function writeOwn(
  half: JsonObject,
  words: Words,
  own: JsonObject,
  { field, at }: PuzzleText,
  primary: string,
  text: string,
): Json {
  switch (at.kind) {
    case 'text':
      return text
    case 'lines':
      return linesOf(text)
    case 'member':
      return writeMember(members(half[field]), members(own[field]), at.key, at.part, text, primary)
    case 'name': {
      const others = members(own[field]).filter(({ id }) => id !== at.id)
      return text === '' ? others : [...others, { id: at.id, [at.part]: text }]
    }
    case 'own': {
      const others = members(own[field]).filter(({ from }) => from !== primary && words.has(from))
      return text === '' ? others : [...others, { from: primary, to: text }]
    }
  }
}

/** A translated list copies members that are not translated; if none is, there is no list. */
function writeMember(
  list: readonly Member[],
  own: readonly Member[],
  key: number | string,
  part: string,
  text: string,
  primary: string,
): Member[] {
  const byPlace = typeof key === 'number'
  const whole = list.map((member, index) => (byPlace ? own[index] : findMember(own, String(member['id']))) ?? member)
  const more = byPlace ? own.slice(list.length) : []
  const written = [...withPart(whole, key, part, text === '' ? primary : text), ...more]
  return JSON.stringify(written) === JSON.stringify(list) ? [] : written
}

type Words = ReadonlySet<Json | undefined>

const ownWords = (type: PuzzleType, draft: Halves, { half, field }: PuzzleText): Words =>
  new Set(
    type
      .texts(draft)
      .flatMap((each) =>
        each.half === half && each.field === field && each.at.kind === 'own' ? [readPrimary(draft[half], each)] : [],
      ),
  )

function goingAlong(
  words: Words,
  own: JsonObject,
  { half, field, at }: PuzzleText,
  typed: string,
  stood: StoodText,
): Member[] | null {
  const list = members(own[field])
  if (at.kind === 'own') {
    const texts = renamed(words, members(stood.own[half][field]), typed, stood.other)
    return JSON.stringify(texts) === JSON.stringify(list) ? null : texts
  }
  // a translated list has copies of what is not translated
  const copied = at.kind === 'member' && stood.other === stood.primary && findMember(list, at.key) !== undefined
  return copied ? withPart(list, at.key, at.part, typed) : null
}

/** A primary text that changes keeps its translation. Another text with the same words keeps its own. */
function renamed(words: Words, texts: readonly Member[], typed: string, other: string): Member[] {
  const kept = texts.filter(({ from }) => words.has(from))
  return typed === '' || other === '' || kept.some(({ from }) => from === typed)
    ? kept
    : [...kept, { from: typed, to: other }]
}

const inside = (value: Json | undefined, key: number | string): Json | undefined =>
  Array.isArray(value) ? value[Number(key)] : value !== undefined && isMember(value) ? value[key] : undefined

function writeInside(value: Json | undefined, [key, ...rest]: readonly (number | string)[], text: string): Json {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.with(Number(key), writeInside(value[Number(key)], rest, text))
  return { ...(value as JsonObject), [key]: writeInside(inside(value, key), rest, text) }
}
