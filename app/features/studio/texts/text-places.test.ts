import { describe, expect, test } from 'vitest'
import type { DraftView, SceneView } from '#app/features/studio/draft-view.ts'
import { draft, hotspot } from '#app/features/studio/saving/draft-saver.fixtures.ts'
import { edited, emptyQueue } from '#app/features/studio/saving/save-queue.ts'
import { errorOfLine } from './error-of-line.ts'
import { TextReader, countTexts, linesIn, pagesOf, shownPlaces } from './text-places.ts'
import type { TextLine, TextPlace } from './text-places.ts'

const languages = { primary: 'en', other: 'fr' } as const

const scene = (id: string, change: Partial<SceneView> = {}): SceneView => ({
  id,
  version: 1,
  name: 'Hall',
  description: '',
  altText: '',
  orientation: 'landscape',
  canvasWidth: 1920,
  canvasHeight: 1080,
  displayOrder: 0,
  isStartingMap: true,
  isEnding: false,
  endingText: '',
  endingConditions: {},
  image: null,
  sound: null,
  soundCaption: '',
  translations: { fr: { name: 'Entrée' } },
  translatedFrom: {},
  ...change,
})

const house = (): DraftView => ({
  ...draft(),
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

const read = (view = house(), queue = emptyQueue) => new TextReader().read(view, queue, languages)
const lineAt = (places: readonly TextPlace[], key: string): TextLine =>
  places.flatMap(linesIn).find((line) => line.key === key)!
const keysOf = (places: readonly TextPlace[]) => places.flatMap(linesIn).map(({ key }) => key)
const none: ReadonlySet<string> = new Set()

describe('the texts of a draft', () => {
  test('stand in the order of the editor, with what is in a place below it', () => {
    const places = read()
    expect(places.map(({ kind, id }) => [kind, id])).toEqual([
      ['details', house().details.id],
      ['scene', 'hall'],
      ['scene', 'attic'],
    ])
    expect(places[2]!.inside.map(({ kind, id, lines }) => [kind, id, lines.length])).toEqual([['hotspot', 'door', 2]])
  })

  test('are missing in one language, outgrown, or as they should be', () => {
    const places = read()
    expect([
      lineAt(places, 'hall name').mark,
      lineAt(places, 'attic description').mark,
      lineAt(places, 'attic name').mark,
    ]).toEqual([null, 'missing', 'changed'])
    expect(lineAt(places, 'attic name').origin).toBe('Loft')
    expect(countTexts(places.slice(1))).toEqual({ all: 4, missing: 1, changed: 1 })
  })

  test('say at once what is not saved yet, and its mark', () => {
    const queue = edited(emptyQueue, 'hall', 1, { name: 'Great hall' }, 0)
    expect(lineAt(read(house(), queue), 'hall name')).toMatchObject({
      primary: 'Great hall',
      mark: 'changed',
      origin: 'Hall',
    })
    const confirmed = edited(queue, 'hall', 1, { translatedFrom: { fr: { name: '' } } }, 1)
    expect(lineAt(read(house(), confirmed), 'hall name').mark).toBeNull()
    const translated = edited(queue, 'hall', 1, { translations: { fr: { name: 'Grande entrée' } } }, 1)
    expect(lineAt(read(house(), translated), 'hall name')).toMatchObject({ other: 'Grande entrée', mark: null })
  })

  test('are the same objects as long as their row is, so that nothing else is drawn anew', () => {
    const reader = new TextReader()
    const view = house()
    const before = reader.read(view, emptyQueue, languages)
    const after = reader.read(view, edited(emptyQueue, 'hall', 1, { name: 'Great hall' }, 0), languages)
    expect(lineAt(after, 'attic name')).toBe(lineAt(before, 'attic name'))
    expect(lineAt(after, 'hall name')).not.toBe(lineAt(before, 'hall name'))
  })
})

describe('what is shown', () => {
  test('is what the filter lets through; a text that is empty in both languages is none', () => {
    expect(keysOf(shownPlaces(read(), 'missing', '', none))).toContain('attic description')
    expect(keysOf(shownPlaces(read(), 'changed', '', none))).toEqual(['attic name'])
    expect(keysOf(shownPlaces(read(), 'all', '', none))).not.toContain('hall description')
  })

  test('is found in either language, whatever its case and accents', () => {
    expect(keysOf(shownPlaces(read(), 'all', 'ENTREE', none))).toEqual(['hall name'])
    expect(keysOf(shownPlaces(read(), 'all', 'dóor', none))).toEqual(['door name'])
    expect(keysOf(shownPlaces(read(), 'all', 'nowhere', none))).toEqual([])
  })

  test('keeps what is being worked on, whatever it says by now', () => {
    expect(keysOf(shownPlaces(read(), 'changed', 'nowhere', new Set(['hall description'])))).toEqual([
      'hall description',
    ])
  })

  test('lies on pages that tear no place apart and lose none', () => {
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

test('2,000 texts are read, counted, searched and laid on pages in less than 50 ms', () => {
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
  expect(countTexts(reader.read(whole, emptyQueue, languages)).all).toBeGreaterThanOrEqual(2_000)
  const times = Array.from({ length: 9 }, (_, turn) => {
    const started = performance.now()
    const places = reader.read(whole, edited(emptyQueue, 's7', 1, { name: `Turn ${turn}` }, turn), languages)
    countTexts(places)
    pagesOf(shownPlaces(places, 'all', 'scene', none), 80)
    return performance.now() - started
  })
  expect(Math.min(...times)).toBeLessThan(50)
})

describe('what the server said of a row', () => {
  const line = (path: string) => ({ path, kind: 'scene' }) as const
  test('stands at the text that it is about, in either language', () => {
    const result = {
      status: 'invalid' as const,
      fields: {
        'changes.name': ['studio_errors_required'],
        'changes.translations.fr.altText': ['studio_errors_too_long'],
      },
    }
    expect([
      errorOfLine(line('name'), result, 'fr'),
      errorOfLine(line('altText'), result, 'fr'),
      errorOfLine(line('description'), result, 'fr'),
    ]).toEqual(['studio_errors_required', 'studio_errors_too_long', null])
  })

  test('that belongs to no text stands at the first of the row', () => {
    const failed = { status: 'failed', error: { code: 'notFound', params: {} } } as const
    expect([errorOfLine(line('name'), failed, 'fr'), errorOfLine(line('altText'), failed, 'fr')]).toEqual(['row', null])
    expect(
      errorOfLine(
        line('name'),
        { status: 'invalid', fields: { 'changes.translations.fr': ['studio_errors_puzzle'] } },
        'fr',
      ),
    ).toBe('studio_errors_puzzle')
  })
})
