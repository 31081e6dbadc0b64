import type { DraftView, TranslatedFromView } from '#app/features/studio/draft-view.ts'
import { findRow } from '#app/features/studio/saving/draft-rows.ts'
import { mergeChanges } from '#app/features/studio/saving/changes.ts'
import { unsavedOf } from '#app/features/studio/saving/save-queue.ts'
import type { QueuedRow, SaveQueue } from '#app/features/studio/saving/save-queue.ts'
import { foldText } from '#app/shared/fold-text.ts'
import { textsOf } from './row-texts.ts'
import type { RowKind, RowsByKind, TextLanguages, TextPair } from './text-pair.ts'
import { originsAfter, withSaid } from './translated-from.ts'

/** What asks for an author: one of the two languages has no words, or the primary one says something else than what was translated. */
export type TextMark = 'missing' | 'changed'

/** A line of the table. */
export type TextLine = TextPair & {
  key: string
  row: string
  kind: RowKind
  mark: TextMark | null
  /** What it said when it was translated. */
  origin: string | null
}

/** A part of the adventure that can be opened, with its texts: the lines of its own row, and those of what is in it. */
export type TextPlace = {
  kind: Exclude<RowKind, 'hotspot' | 'node'>
  id: string
  name: string
  lines: readonly TextLine[]
  inside: readonly TextPart[]
}

/** A hotspot of a scene, or what an NPC says. */
export type TextPart = { kind: 'hotspot' | 'node'; id: string; name: string; lines: readonly TextLine[] }

type EditedRow = { id: string; translatedFrom: TranslatedFromView }
type Known = { row: EditedRow; queued: QueuedRow | undefined; languages: TextLanguages; lines: TextLine[] }

const isBlank = (text: string): boolean => text.trim() === ''

/** Reads the texts of a draft, unsaved changes included; rows that did not change since the last reading give the same lines. */
export class TextReader {
  #known = new Map<string, Known>()

  read(draft: DraftView, queue: SaveQueue, languages: TextLanguages): TextPlace[] {
    const seen = new Map<string, Known>()
    const linesOf = <Kind extends RowKind>(kind: Kind, row: RowsByKind[Kind] & EditedRow): TextLine[] => {
      const before = this.#known.get(row.id)
      const queued = queue[row.id]
      const same = before?.row === row && before.queued === queued && before.languages.primary === languages.primary
      const known = same
        ? before
        : { row, queued, languages, lines: readLines(kind, row, queued ? unsavedOf(queue, row.id) : {}, languages) }
      seen.set(row.id, known)
      return known.lines
    }
    const places = placesOf(draft, linesOf)
    this.#known = seen
    return places
  }
}

/** A line as it is at this moment, unsaved changes included: what is drawn may be a moment old. */
export function freshLine(
  { draft, queue }: { draft: DraftView; queue: SaveQueue },
  line: TextLine,
  languages: TextLanguages,
): TextLine {
  const row = findRow(draft, line.row)
  const lines = row
    ? readLines(line.kind, row as RowsByKind[RowKind] & EditedRow, unsavedOf(queue, line.row), languages)
    : []
  return lines.find(({ path }) => path === line.path) ?? line
}

type LinesOf = <Kind extends RowKind>(kind: Kind, row: RowsByKind[Kind] & EditedRow) => TextLine[]

function placesOf(draft: DraftView, linesOf: LinesOf): TextPlace[] {
  const hotspots = Map.groupBy(draft.hotspots, ({ sceneId }) => sceneId)
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
        inside: inside.map((row) => ({ kind: 'hotspot', id: row.id, name: row.name, lines: linesOf('hotspot', row) })),
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
  ]
}

function readLines<Kind extends RowKind>(
  kind: Kind,
  row: RowsByKind[Kind] & EditedRow,
  unsaved: Record<string, unknown>,
  languages: TextLanguages,
): TextLine[] {
  const { translatedFrom: said, ...changes } = unsaved as { translatedFrom?: TranslatedFromView }
  const edited = mergeChanges({ ...row }, changes) as RowsByKind[Kind]
  const texts = textsOf(kind, edited, languages)
  const stored = row.translatedFrom[languages.other] ?? {}
  const kept = Object.keys(changes).length === 0 ? stored : originsAfter(textsOf(kind, row, languages), stored, texts)
  const origins = withSaid(kept, said?.[languages.other] ?? {}, texts)
  return texts.map((text) => {
    const origin = origins[text.path] ?? null
    return { ...text, key: `${row.id} ${text.path}`, row: row.id, kind, origin, mark: markOf(text, origin) }
  })
}

function markOf({ primary, other, copied, shared }: TextPair, origin: string | null): TextMark | null {
  if (!shared && (isBlank(primary) !== isBlank(other) || copied)) return 'missing'
  return origin === null ? null : 'changed'
}

/** Every line of a place, in its order. */
export const linesIn = ({ lines, inside }: TextPlace): TextLine[] => [...lines, ...inside.flatMap((part) => part.lines)]

/** Whether there is a text at all: one that is empty in both languages is none. */
const isText = ({ primary, other }: TextLine): boolean => !isBlank(primary) || !isBlank(other)

export type TextCounts = { all: number } & Record<TextMark, number>

/** How many texts there are, and how many of them ask for something. */
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

/** Both languages of a line as the search compares them. */
function foldedLine(line: TextLine): string {
  const known = folded.get(line)
  if (known !== undefined) return known
  const text = ` ${foldText(line.primary)} \n ${foldText(line.other)} `
  folded.set(line, text)
  return text
}

/**
 * The places with the lines that a filter and a search let through; places without any are left out.
 * @param kept keys of lines that stay whatever they say by now, because they are being worked on
 */
export function shownPlaces(
  places: readonly TextPlace[],
  filter: TextFilter,
  search: string,
  kept: ReadonlySet<string>,
): TextPlace[] {
  const wanted = foldText(search)
  const isShown = (line: TextLine): boolean =>
    kept.has(line.key) ||
    (isText(line) && (filter === 'all' || line.mark === filter) && (wanted === '' || foldedLine(line).includes(wanted)))
  return places.flatMap((place) => {
    const lines = place.lines.filter(isShown)
    const inside = place.inside.flatMap((part) => {
      const some = part.lines.filter(isShown)
      return some.length === 0 ? [] : [{ ...part, lines: some }]
    })
    return lines.length + inside.length === 0 ? [] : [{ ...place, lines, inside }]
  })
}

/** Places on pages of about so many lines: a place is never torn apart. */
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
