import { findPuzzleType } from '#app/features/puzzles/registry/puzzle-types.ts'
import { viewsIn } from '#app/features/studio/draft/view.ts'
import type { DraftView, PuzzleView } from '#app/features/studio/draft/view.ts'
import { mergeChanges } from '#app/features/rows/changes.ts'
import type { Changes } from '#app/features/rows/changes.ts'
import { singlesOf } from '#app/features/studio/draft/command.schema.ts'
import { unsavedOf } from '#app/features/studio/draft/log/log.ts'
import type { Log } from '#app/features/studio/draft/log/log.ts'
import type { KindName, KitKind } from '#app/features/rows/row-kind.ts'
import type { TranslatedFromView } from '#app/features/rows/translations.ts'
import { foldLetters } from '#app/shared/fold-text.ts'
import { saysWords, wordsOfSearch } from '#app/shared/search-words.ts'
import { rowTextPairs } from '#app/features/studio/draft/words/row-text-pairs.ts'
import type { TextLanguages, TextPair } from '#app/features/studio/draft/words/text-pair.ts'
import { kitRowsOf } from '#app/features/studio/draft/kit-rows.ts'
import type { KitLists, KitRow } from '#app/features/studio/draft/kit-rows.ts'

export type TextMark = 'missing' | 'changed'

export type TextLine = TextPair & {
  key: string
  row: string
  kind: KindName
  mark: TextMark | null
  origin: string | null
  /** A riddle, code or cipher does not survive translation. */
  anew: boolean
}

export type TextPlace = {
  kind: Exclude<KindName, TextPart['kind']>
  id: string
  name: string
  lines: readonly TextLine[]
  inside: readonly TextPart[]
}

export type TextPart = {
  kind: 'hotspot' | 'layer' | 'node' | 'card'
  id: string
  name: string
  lines: readonly TextLine[]
}

type TextRow = { id: string; translatedFrom: TranslatedFromView }
type Known = { row: TextRow; languages: TextLanguages; lines: TextLine[] }

const isBlank = (text: string): boolean => text.trim() === ''

/** Includes unsaved texts. Unchanged rows give the same lines. */
export class TextReader {
  #known = new Map<string, Known>()

  read(draft: DraftView, log: Log, languages: TextLanguages): TextPlace[] {
    const seen = new Map<string, Known>()
    const unsaved = rowsIn(log)
    const linesOf = (kind: KindName, row: TextRow): TextLine[] => {
      if (unsaved.has(row.id)) return readLines(kind, row, unsavedOf(log, row.id), languages)
      const before = this.#known.get(row.id)
      const same = before?.row === row && before.languages.primary === languages.primary
      const known = same ? before : { row, languages, lines: readLines(kind, row, {}, languages) }
      seen.set(row.id, known)
      return known.lines
    }
    const places = placesOf(draft, linesOf)
    this.#known = seen
    return places
  }
}

const rowsIn = (log: Log): ReadonlySet<string> =>
  new Set(log.flatMap(({ command }) => singlesOf(command).flatMap((single) => ('id' in single ? [single.id] : []))))

/** @param more additional changes of its row */
export function freshLine(
  { draft, log }: { draft: DraftView; log: Log },
  line: TextLine,
  languages: TextLanguages,
  more: Changes = {},
): TextLine {
  const row = rowOf(draft, line)
  const lines = row ? readLines(line.kind, row, mergeChanges(unsavedOf(log, line.row), more), languages) : []
  return lines.find(({ path }) => path === line.path) ?? line
}

const rowOf = (draft: DraftView, { kind, row }: TextLine): TextRow | undefined => {
  return (viewsIn(draft, kind) as TextRow[]).find((each) => each.id === row)
}

/** A name that follows the target is translated at the target. */
const withoutName = (lines: TextLine[]): TextLine[] => lines.filter(({ path }) => path !== 'name')

type LinesOf = (kind: KindName, row: TextRow) => TextLine[]

function placesOf(draft: DraftView, linesOf: LinesOf): TextPlace[] {
  const hotspots = Map.groupBy(draft.hotspots, ({ sceneId }) => sceneId)
  const layers = Map.groupBy(draft.layers, ({ sceneId }) => sceneId)
  const nodes = Map.groupBy(draft.nodes, ({ npcId }) => npcId)
  const { details } = draft
  return [
    { kind: 'details', id: details.id, name: details.title, lines: linesOf('details', details), inside: [] },
    ...draft.scenes.map((scene): TextPlace => {
      const inside = (hotspots.get(scene.id) ?? []).toSorted((a, b) => a.displayOrder - b.displayOrder)
      return {
        kind: 'scene',
        id: scene.id,
        name: scene.name,
        lines: linesOf('scene', scene),
        inside: [
          ...inside.map((row): TextPart => ({
            kind: 'hotspot',
            id: row.id,
            name: (row.shown ?? row).name,
            lines: row.shown ? withoutName(linesOf('hotspot', row)) : linesOf('hotspot', row),
          })),
          ...(layers.get(scene.id) ?? []).map((row): TextPart => ({
            kind: 'layer',
            id: row.id,
            name: row.name,
            lines: linesOf('layer', row),
          })),
        ],
      }
    }),
    ...draft.puzzles.map((row): TextPlace => ({
      kind: 'puzzle',
      id: row.id,
      name: row.name,
      lines: linesOf('puzzle', row),
      inside: [],
    })),
    ...draft.items.map((row): TextPlace => ({
      kind: 'item',
      id: row.id,
      name: row.name,
      lines: linesOf('item', row),
      inside: [],
    })),
    ...draft.npcs.map((npc): TextPlace => {
      const inside = (nodes.get(npc.id) ?? []).toSorted((a, b) => a.displayOrder - b.displayOrder)
      return {
        kind: 'npc',
        id: npc.id,
        name: npc.name,
        lines: linesOf('npc', npc),
        inside: inside.map((row) => ({ kind: 'node', id: row.id, name: row.nodeId, lines: linesOf('node', row) })),
      }
    }),
    ...kitPlaces(draft, linesOf),
  ]
}

function readLines(kind: KindName, row: TextRow, unsaved: Changes, { primary, other }: TextLanguages): TextLine[] {
  const { translatedFrom: _said, ...changes } = unsaved
  const origins = row.translatedFrom[other] ?? {}
  return rowTextPairs(kind, mergeChanges({ ...row }, changes), { primary, other }).map((text) => {
    const origin = origins[text.path] ?? null
    const anew = isMadeAnew(kind, row, text.path)
    return { ...text, key: `${row.id} ${text.path}`, row: row.id, kind, origin, mark: markOf(text, origin), anew }
  })
}

const isMadeAnew = (kind: KindName, row: TextRow, path: string): boolean =>
  kind === 'puzzle' &&
  findPuzzleType(String((row as Partial<PuzzleView>).type))?.playsOnWords === true &&
  /^(?:configuration|solution)\./.test(path)

function markOf({ primary, other, copied, shared }: TextPair, origin: string | null): TextMark | null {
  if (!shared && (isBlank(primary) !== isBlank(other) || copied)) return 'missing'
  return origin === null ? null : 'changed'
}

export const linesIn = ({ lines, inside }: TextPlace): TextLine[] => [...lines, ...inside.flatMap((part) => part.lines)]

const isText = ({ primary, other }: TextLine): boolean => !isBlank(primary) || !isBlank(other)

export type TextCounts = { all: number } & Record<TextMark, number>

export function countTexts(places: readonly TextPlace[]): TextCounts {
  const counts = { all: 0, missing: 0, changed: 0 }
  for (const line of places.flatMap(linesIn)) {
    if (isText(line)) counts.all++
    if (line.mark) counts[line.mark]++
  }
  return counts
}

export type TextFilter = 'all' | TextMark

const folded = new WeakMap<TextLine, string>()

function foldedLine(line: TextLine): string {
  const known = folded.get(line)
  if (known !== undefined) return known
  const text = foldLetters(`${line.primary}\n${line.other}`)
  folded.set(line, text)
  return text
}

/** @param kept keys of lines being edited, which are always shown */
export function shownPlaces(
  places: readonly TextPlace[],
  filter: TextFilter,
  search: string,
  kept: ReadonlySet<string>,
): TextPlace[] {
  const wanted = wordsOfSearch(search)
  const isShown = (line: TextLine): boolean =>
    kept.has(line.key) ||
    (isText(line) && (filter === 'all' || line.mark === filter) && saysWords(foldedLine(line), wanted))
  return places.flatMap((place) => {
    const lines = place.lines.filter(isShown)
    const inside = place.inside.flatMap((part) => {
      const some = part.lines.filter(isShown)
      return some.length === 0 ? [] : [{ ...part, lines: some }]
    })
    return lines.length + inside.length === 0 ? [] : [{ ...place, lines, inside }]
  })
}

/** A place is never split across pages. */
export function pagesOf(places: readonly TextPlace[], size: number): TextPlace[][] {
  const pages: TextPlace[][] = []
  let room = 0
  for (const place of places) {
    const count = linesIn(place).length
    if (room <= 0 || (room < count && count <= size)) {
      pages.push([])
      room = size
    }
    pages.at(-1)!.push(place)
    room -= count
  }
  return pages
}

const isCard = (row: KitRow): row is KitRow & { kind: 'card' } => row.kind === 'card'
const isPlace = (row: KitRow): row is KitRow & { kind: Exclude<KitKind, 'card'> } => !isCard(row)

/** Of mystery dinners and escape rooms; a character's cards are listed at its place. */
function kitPlaces<Line>(draft: KitLists, linesOf: (kind: KitKind, row: KitRow['row']) => Line[]) {
  const rows = kitRowsOf(draft)
  const cards = Map.groupBy(rows.filter(isCard), ({ parentId }) => parentId)
  const withLines = <Each extends KitRow>({ kind, id, name, row }: Each) => ({
    kind: kind as Each['kind'],
    id,
    name,
    lines: linesOf(kind, row),
  })
  return rows.filter(isPlace).map((row) => ({ ...withLines(row), inside: (cards.get(row.id) ?? []).map(withLines) }))
}
