import { describe, expect, test } from 'vitest'
import type { Changes } from '#app/features/rows/changes.ts'
import type { Change } from '#app/features/studio/draft/command.schema.ts'
import { facts, id, smallDraft } from '#app/features/studio/draft/draft.fixtures.ts'
import type { Draft } from '#app/features/studio/draft/draft.ts'
import { smallDinner, smallRoom } from '#app/features/studio/draft/kit-draft.fixtures.ts'
import { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { withEdit } from '#app/features/studio/draft/log/log.ts'
import { draftView } from '#app/features/studio/draft/view.ts'
import type { DraftView, SceneView } from '#app/features/studio/draft/view.ts'
import { emptyView, hotspot, scene as anyScene, stillClock } from '#app/features/studio/draft/view.fixtures.ts'
import { errorOfLine } from './error-of-line.ts'
import { TextReader, countTexts, linesIn, pagesOf, shownPlaces } from './text-places.ts'
import type { TextLine, TextPlace } from './text-places.ts'

const languages = { primary: 'en', other: 'fr' } as const

const scene = (id: string, more: Partial<SceneView> = {}): SceneView =>
  anyScene(id, { name: 'Hall', translations: { fr: { name: 'Entrée' } }, ...more })

const house = (): DraftView => ({
  ...emptyView(),
  scenes: [
    scene('hall'),
    scene('attic', {
      name: 'Attic',
      description: 'Dusty',
      translations: { fr: { name: 'Grenier' } },
      translatedFrom: { fr: { name: 'Loft' } },
    }),
  ],
  hotspots: [hotspot('door', { sceneId: 'attic', name: 'Door', translations: { fr: { name: 'Porte' } } })],
})

const read = (view = house()) => new TextReader().read(view, [], languages)
const lineAt = (places: readonly TextPlace[], key: string): TextLine =>
  places.flatMap(linesIn).find((line) => line.key === key)!
const keysOf = (places: readonly TextPlace[]) => places.flatMap(linesIn).map(({ key }) => key)
const none: ReadonlySet<string> = new Set()

function editor() {
  const store = new DraftStore({ draft: smallDraft(), facts: facts() }, () => new Promise(() => undefined), stillClock)
  const reader = new TextReader()
  const nameOf = (row: string) => () => {
    const { draft, log } = store.getState()
    return lineAt(reader.read(draft, log, languages), `${id(row)} name`)
  }
  return { write: (fields: Changes) => store.edit(id('hall'), fields), hall: nameOf('hall'), attic: nameOf('attic') }
}

describe('the texts of a draft', () => {
  test('are in the order of the editor, with the contents of a place below it', () => {
    const places = read()
    expect(places.map(({ kind, id }) => [kind, id])).toEqual([
      ['details', house().details.id],
      ['scene', 'hall'],
      ['scene', 'attic'],
    ])
    expect(places[2]!.inside.map(({ kind, id, lines }) => [kind, id, lines.length])).toEqual([['hotspot', 'door', 4]])
  })

  test('of a dinner and a room are in the order of their tabs, cards with their character', () => {
    const placesOf = (draft: Draft) => read(draftView(draft, facts())).slice(1)
    expect(
      placesOf(smallDinner()).map(({ kind, name, inside }) => [kind, name, inside.map((each) => each.name)]),
    ).toEqual([
      ['dinnerStory', 'Story', []],
      ['character', 'Ada', ['Ada: card 1']],
      ['character', 'Bo', ['Bo: card 1']],
      ['dinnerProp', 'Candle', []],
      ['dinnerClue', 'Letter', []],
      ['course', 'Soup', []],
      ['course', 'Cake', []],
      ['moment', 'Bo came.', []],
      ['dinnerGuide', 'Host guide', []],
    ])
    const room = placesOf(smallRoom())
    expect(room.map(({ kind }) => kind)).toEqual([
      'puzzle',
      'roomSetup',
      'roomPuzzle',
      'roomPuzzle',
      'roomProp',
      'roomProp',
      'roomClue',
      'roomGuide',
    ])
    expect(room.flatMap(linesIn).map(({ path }) => path)).toContain('hints.0')
  })

  test('are missing in one language, outdated, or as they should be', () => {
    const places = read()
    expect([
      lineAt(places, 'hall name').mark,
      lineAt(places, 'attic description').mark,
      lineAt(places, 'attic name').mark,
    ]).toEqual([null, 'missing', 'changed'])
    expect(lineAt(places, 'attic name').origin).toBe('Loft')
    expect(countTexts(places.slice(1))).toEqual({ all: 4, missing: 1, changed: 1 })
  })

  test('immediately show unsaved changes, and their mark', () => {
    const { write, hall } = editor()
    expect(hall()).toMatchObject({ primary: 'Hall', mark: null })
    write({ name: 'Great hall' })
    expect(hall()).toMatchObject({ primary: 'Great hall', mark: 'changed', origin: 'Hall' })
    write({ translatedFrom: { fr: { name: '' } } })
    expect(hall().mark).toBeNull()
    const other = editor()
    other.write({ name: 'Great hall' })
    other.write({ translations: { fr: { name: 'Grande entrée' } } })
    expect(other.hall()).toMatchObject({ other: 'Grande entrée', mark: null })
  })

  test('show what was typed even if it cannot be saved', () => {
    const { write, hall } = editor()
    write({ name: '' })
    expect(hall()).toMatchObject({ primary: '', other: 'Vestibule', mark: 'missing' })
  })

  test('are the same objects as long as their row is, so that nothing else rerenders', () => {
    const { write, hall, attic } = editor()
    const before = { hall: hall(), attic: attic() }
    write({ name: 'Great hall' })
    expect(attic()).toBe(before.attic)
    expect(hall()).not.toBe(before.hall)
  })
})

describe('what is shown', () => {
  test('is what the filter lets through, without texts that are empty in both languages', () => {
    expect(keysOf(shownPlaces(read(), 'missing', '', none))).toContain('attic description')
    expect(keysOf(shownPlaces(read(), 'changed', '', none))).toEqual(['attic name'])
    expect(keysOf(shownPlaces(read(), 'all', '', none))).not.toContain('hall description')
  })

  test('is found in either language, whatever its case and accents', () => {
    expect(keysOf(shownPlaces(read(), 'all', 'ENTREE', none))).toEqual(['hall name'])
    expect(keysOf(shownPlaces(read(), 'all', 'dóor', none))).toEqual(['door name'])
    expect(keysOf(shownPlaces(read(), 'all', 'nowhere', none))).toEqual([])
  })

  test('keeps what is being edited, whatever it says by now', () => {
    expect(keysOf(shownPlaces(read(), 'changed', 'nowhere', new Set(['hall description'])))).toEqual([
      'hall description',
    ])
  })

  test('is on pages that split no place and lose none', () => {
    const place = (id: string, count: number): TextPlace => ({
      kind: 'item',
      id,
      name: id,
      inside: [],
      lines: Array.from({ length: count }, (_, index) => ({ key: `${id} ${index}` }) as TextLine),
    })
    const pages = pagesOf([place('a', 3), place('b', 4), place('c', 4), place('d', 20), place('e', 1)], 10)
    expect(pages.map((each) => each.map(({ id }) => id))).toEqual([['a', 'b'], ['c', 'd'], ['e']])
    expect(pagesOf([], 10)).toEqual([])
  })
})

test('2,000 texts are read, counted, searched and paged in less than 50 ms', () => {
  const view: DraftView = {
    ...house(),
    hotspots: [],
    scenes: Array.from({ length: 200 }, (_, index) =>
      scene(`s${index}`, {
        name: `Scène ${index}`,
        description: 'Dusty',
        altText: 'A door',
        endingText: 'Fin',
        soundCaption: 'Rain',
      }),
    ),
  }
  const hotspots = Array.from({ length: 500 }, (_, index) =>
    hotspot(`h${index}`, { sceneId: `s${index % 200}`, name: 'Door', blockedMessage: 'Locked' }),
  )
  const reader = new TextReader()
  const whole = { ...view, hotspots }
  expect(countTexts(reader.read(whole, [], languages)).all).toBeGreaterThanOrEqual(2_000)
  const times = Array.from({ length: 9 }, (_, turn) => {
    const started = performance.now()
    const change: Change = { op: 'change', kind: 'scene', id: 's7', fields: { name: `Turn ${turn}` }, was: {} }
    const places = reader.read(whole, withEdit([], change, '', 0), languages)
    countTexts(places)
    pagesOf(shownPlaces(places, 'all', 'scene', none), 80)
    return performance.now() - started
  })
  expect(Math.min(...times)).toBeLessThan(50)
})

describe('what the server said about a row', () => {
  const line = (path: string) => ({ path, kind: 'scene' }) as const
  test('is shown at the text that it is about, in either language', () => {
    const result = {
      reason: 'invalid' as const,
      fields: {
        name: ['studio_errors_required'],
        'translations.fr.altText': ['studio_errors_too_long'],
      },
    }
    expect([
      errorOfLine(line('name'), result, 'fr'),
      errorOfLine(line('altText'), result, 'fr'),
      errorOfLine(line('description'), result, 'fr'),
    ]).toEqual(['studio_errors_required', 'studio_errors_too_long', null])
  })

  test('that concerns no text is shown at the first of the row', () => {
    const failed = { reason: 'failed', error: { code: 'notFound', params: {} } } as const
    expect([errorOfLine(line('name'), failed, 'fr'), errorOfLine(line('altText'), failed, 'fr')]).toEqual(['row', null])
    expect(
      errorOfLine(line('name'), { reason: 'invalid', fields: { 'translations.fr': ['studio_errors_puzzle'] } }, 'fr'),
    ).toBe('studio_errors_puzzle')
  })
})
