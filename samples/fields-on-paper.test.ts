import { describe, expect, test } from 'vitest'
import { composeKit } from '#app/features/kits/paper/compose-kit.ts'
import type { EveningDetails } from '#app/features/kits/paper/evening-details.schema.ts'
import type { PaperChoice } from '#app/features/kits/paper/paper-choice.schema.ts'
import { inks } from '#app/features/kits/paper/paper-choices.ts'
import { squeezed } from '#app/features/kits/paper/read-pdf.fixtures.ts'
import { noDetails, usualChoice } from '#app/features/kits/paper/usual-print.ts'
import { kitKindNames } from '#app/features/rows/row-kind.ts'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { papers } from '#app/shared/papers.ts'
import { composingWith } from '#app/features/kits/paper/composing.fixtures.ts'
import { usePress } from '#tests/support/kit-press.ts'
import { filled, filledDinner, filledRoom, shapes } from './filled-kits.fixtures.ts'
import type { FilledKit, Shape } from './filled-kits.fixtures.ts'

const press = usePress()
const kits = { 'mystery-dinner': filledDinner, 'escape-room': filledRoom } as const
const kinds = ['mystery-dinner', 'escape-room'] as const
/** Fields that appear on no printed page, each with the reason. */
const unprinted: Readonly<Record<string, string>> = {
  'dinnerStory.recommendedGuests': 'the page of the kit says it, before anybody is invited',
  'roomPuzzle.puzzleId': 'the sheet of that puzzle is printed, as the samples show',
  'dinnerClue.revealsSecretOfId': 'for the checks; the text of the clue tells it',
  'card.revealsSecretOfId': 'for the checks, and which card becomes a letter when its guest is absent',
  'roomPuzzle.boardX': 'its place on the author’s board',
  'roomPuzzle.boardY': 'its place on the author’s board',
  'roomProp.isReusable': 'for the checks',
  'roomProp.isDecoration': 'for the checks',
  'roomClue.isReusable': 'for the checks',
  'roomClue.isRedHerring': 'for the checks',
}

/** What changes on paper with a field that holds no words: in which row, and to what. */
const changed: Readonly<Record<string, readonly [id: string, value: unknown]>> = {
  'dinnerStory.culpritId': ['story', 'bo'],
  'dinnerStory.durationMinutes': ['story', 300],
  'character.role': ['ada', 'detective'],
  'character.isOptional': ['ada', true],
  'character.portraitAssetId': ['victim', null],
  'dinnerProp.quantity': ['bottle', 2],
  'dinnerProp.characterId': ['bottle', null],
  'dinnerProp.courseId': ['bottle', null],
  'dinnerProp.imageAssetId': ['bottle', null],
  'course.startMinute': ['starter', 45],
  'dinnerClue.look': ['letter', 'report'],
  'dinnerClue.imageAssetId': ['ticket', null],
  'dinnerClue.holder': ['letter', 'host'],
  'dinnerClue.holderId': ['letter', 'bo'],
  'dinnerClue.phase': ['letter', 'accusation'],
  'dinnerClue.courseId': ['map', 'coffee'],
  'dinnerClue.meanings': ['map', []],
  'moment.actorIds': ['poured', []],
  'moment.witnessIds': ['poured', []],
  'card.phase': ['sent', 'arrival'],
  'card.courseId': ['played', 'coffee'],
  'roomSetup.recommendedDuration': ['setup', 45],
  'roomPuzzle.lockType': ['chest', 'digits4'],
  'roomPuzzle.hints': ['chest', []],
  'roomPuzzle.expectedMinutes': ['chest', 20],
  'roomPuzzle.imageAssetId': ['door', null],
  'roomPuzzle.needs': ['chest', []],
  'roomPuzzle.gives': ['chest', []],
  'roomPuzzle.container': ['chest', 'none'],
  'roomPuzzle.containerId': ['chest', 'lamp'],
  'roomPuzzle.endsRoom': ['door', false],
  'roomProp.look': ['map', 'report'],
  'roomProp.source': ['lamp', 'household'],
  'roomProp.quantity': ['box', 1],
  'roomProp.placement': ['lamp', 'sight'],
  'roomProp.imageAssetId': ['lamp', null],
  'roomClue.look': ['poem', 'letter'],
  'roomClue.imageAssetId': ['note', null],
  'roomClue.propId': ['note', null],
  'roomClue.placement': ['poem', 'sight'],
}

const isFull = process.env.FULL_RUNS === 'on'
const each = [false, true]

/** Every paper with what is longest; otherwise each mode of hosting with a word in each field. */
const choices: [kind: keyof typeof kits, shape: Shape, choice: PaperChoice][] = kinds.flatMap((kind) =>
  each.flatMap((hostPlays) =>
    isFull
      ? papers.flatMap((paper) =>
          inks.flatMap((ink) =>
            each.flatMap((isLarge) =>
              shapes.map((shape): (typeof choices)[number] => [
                kind,
                shape,
                { ...usualChoice, paper, ink, isLarge, hostPlays },
              ]),
            ),
          ),
        )
      : [[kind, 'brief', { ...usualChoice, hostPlays }]],
  ),
)

const detailsIn = (shape: Shape, ids: readonly string[]): EveningDetails => {
  if (shape === 'brief') return noDetails
  const [host, date, place] = ['Host', 'Date', 'Place'].map((start) => filled(start, 120, shape)) as [
    string,
    string,
    string,
  ]
  const roster = ids.map((id, at) => ({ characterId: id, person: filled(`Person${at}`, 120, shape) }))
  return { host, date, place, roster, absentIds: [] }
}

function composed({ kit, pictures }: Omit<FilledKit, 'written'>, shape: Shape, choice: PaperChoice) {
  const files = new Map(
    [...pictures.keys()].map((id, at) => [id, { path: `/pictures/${at}.jpg`, width: 640, height: 360 }]),
  )
  const ids = kit.kind === 'mystery-dinner' ? kit.document.characters.map(({ id }) => id) : ['', '', '']
  const composing = composingWith({
    about: { title: filled('Title', 200, shape), hintsAddress: 'https://play.example.org/kit/x/hints' },
    choice,
    details: detailsIn(shape, ids),
    pictures: files,
  })
  return { composing, parts: composeKit(kit, composing) }
}

async function printed(kit: FilledKit, shape: Shape, choice: PaperChoice) {
  const { pages } = await press.print(composed(kit, shape, choice))
  const alts = new Set(pages.flatMap((page) => page.alts).map(squeezed))
  return {
    pages,
    alts,
    text: pages
      .map((page) => page.text)
      .join('')
      .toLowerCase(),
  }
}

describe.each(choices)('a %s with %s in each field, %j', (kind, shape, choice) => {
  test('prints all texts, with no overlaps and within its margins', async () => {
    const kit = kits[kind](shape)
    const { pages, alts, text } = await printed(kit, shape, choice)
    const words = kit.written.filter(({ field }) => !field.endsWith('.altText') && !(field in unprinted))
    expect(
      words.filter((each) => !text.includes(squeezed(each.text).toLowerCase())).map(({ field, id }) => [field, id]),
    ).toEqual([])
    expect([...kit.pictures].filter(([, alt]) => !alts.has(squeezed(alt))).map(([id]) => id)).toEqual([])
    expect(pages.flatMap(({ margin }, at) => (margin < 8 ? [at + 1] : []))).toEqual([])
    expect(pages.flatMap(({ overprinted }, at) => overprinted.map((each) => `${at + 1}: ${each}`))).toEqual([])
  }, 200_000)
})

test('every field of a kit is printed, or listed among the unprinted fields with its reason', () => {
  const said = new Set(kinds.flatMap((kind) => kits[kind]('brief').written.map(({ field }) => field)))
  const all = kitKindNames.flatMap((name) => Object.keys(kindOf(name).fields).map((field) => `${name}.${field}`))
  const isPrinted = (field: string) => (said.has(field) && !(field in unprinted)) || field in changed
  const silent = all.filter((field) => !isPrinted(field) && !field.endsWith('.displayOrder'))
  expect(silent.toSorted()).toEqual(Object.keys(unprinted).toSorted())
})

test.each(Object.entries(changed))('a change of %s shows on paper', (field, [id, value]) => {
  const name = field.split('.').at(-1)!
  const kind = kinds.find((each) =>
    kits[each]('brief').written.some((row) => row.field.startsWith(field.split('.')[0]!)),
  )!
  const kit = kits[kind]('brief')
  const sheets = (document: FilledKit['kit']) =>
    JSON.stringify(composed({ ...kit, kit: document }, 'brief', usualChoice).parts)
  expect(sheets(withChange(kit.kit, id, name, value))).not.toBe(sheets(kit.kit))
})

/** Ids are unique in each of these kits, but for clues that are called as a prop. */
function withChange(kit: FilledKit['kit'], id: string, field: string, value: unknown): FilledKit['kit'] {
  const change = (row: unknown): unknown => {
    if (Array.isArray(row)) return row.map(change)
    if (typeof row !== 'object' || row === null) return row
    return 'id' in row && row.id === id && field in row ? { ...row, [field]: value } : row
  }
  const document = Object.fromEntries(Object.entries(kit.document).map(([name, rows]) => [name, change(rows)]))
  return { ...kit, document } as FilledKit['kit']
}
