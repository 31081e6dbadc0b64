import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { offers } from '#app/features/generation/components/offers.ts'
import type { PictureFunction } from '#app/features/generation/functions.ts'
import { UploadScope, UploadsContext } from '#app/features/media/components/use-uploads.ts'
import { Uploads } from '#app/features/media/uploads.ts'
import type { KindName } from '#app/features/rows/row-kind.ts'
import { CoverCard } from '#app/features/studio/details/components/cover-card.tsx'
import { StoreContext, useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { create, done, emptyDraft, facts, id } from '#app/features/studio/draft/draft.fixtures.ts'
import { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { stillClock, takesAll } from '#app/features/studio/draft/view.fixtures.ts'
import { DialogDraftsContext } from '#app/features/studio/fields/components/use-dialog-draft.ts'
import { RowFields } from '#app/features/studio/fields/components/row-field.tsx'
import { RowPicture } from '#app/features/studio/fields/components/row-picture.tsx'
import { useRowForm } from '#app/features/studio/fields/components/use-row-form.ts'
import { DialogDrafts } from '#app/features/studio/fields/dialog-drafts.ts'
import { ItemBasics } from '#app/features/studio/items/components/item-basics.tsx'
import { ItemsTab } from '#app/features/studio/items/components/items-tab.tsx'
import { NpcGrid } from '#app/features/studio/npcs/components/npc-grid.tsx'
import { PuzzlesTab } from '#app/features/studio/puzzles/components/puzzles-tab.tsx'
import { SceneGrid } from '#app/features/studio/scenes/components/scene-grid.tsx'
import { SceneHeader } from '#app/features/studio/scenes/components/scene-header.tsx'
import { NoImageYet } from '#app/features/studio/scenes/components/scene-image.tsx'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'

const left = { minute: 5, hour: 30, day: 100, budget: 5_000 }
const names = ['cover', 'scene', 'item', 'npc', 'puzzle'] as const
const functions: Record<(typeof names)[number], PictureFunction> = {
  cover: 'generate-cover-image',
  scene: 'generate-scene-image',
  item: 'generate-item-icon',
  npc: 'generate-npc-avatar',
  puzzle: 'generate-puzzle-image',
}
const tellAll = (isOn: boolean) => {
  for (const name of Object.values(functions)) offers.tell(name, { origin: 'built-in', isOn, left })
}

afterEach(() => {
  overwriteGetLocale(() => 'en')
  tellAll(true)
})

const nothing = () => {}
const formOf = { onClose: nothing, onReopen: nothing, saved: 'Saved' }

function FormOf({ kind, row, children }: { kind: KindName; row: { id: string }; children: ReactNode }) {
  const form = useRowForm({ kind, row, ...formOf })
  return (
    <UploadScope value={form.scope}>
      <RowFields value={form}>{children}</RowFields>
    </UploadScope>
  )
}

function ItemForm() {
  const item = useDraft().items[0]!
  return (
    <FormOf kind="item" row={item}>
      <ItemBasics values={item} />
    </FormOf>
  )
}

function NpcForm() {
  const npc = useDraft().npcs[0]!
  return (
    <FormOf kind="npc" row={npc}>
      <RowPicture kind="npc" prompt={() => npc.description} />
    </FormOf>
  )
}

function PuzzleForm() {
  const puzzle = useDraft().puzzles[0]!
  return (
    <FormOf kind="puzzle" row={puzzle}>
      <RowPicture kind="puzzle" prompt={() => puzzle.description} isSmall />
    </FormOf>
  )
}

function SceneTop() {
  const scene = useDraft().scenes[0]!
  if (!scene.image) return <NoImageYet scene={scene} />
  return <SceneHeader scene={scene} canClear onAdd={nothing} onEdit={nothing} onClear={nothing} />
}

type Place = {
  what: string
  of: (typeof names)[number]
  part: () => ReactNode
  /** Its place in the uploads. */
  at: string
  isCard?: boolean
  hidesFromPointer?: boolean
  /** The label shown beside the button, not found elsewhere on the page. */
  first?: readonly [en: string, fr: string]
}

const generate = ['Generate', 'Générer'] as const

const places: Place[] = [
  { what: 'the cover', of: 'cover', part: () => <CoverCard />, at: 'cover' },
  {
    what: 'the card of a scene',
    of: 'scene',
    part: () => <SceneGrid />,
    at: `scene ${id('scene')}`,
    isCard: true,
    hidesFromPointer: true,
  },
  {
    what: 'the editor of a scene',
    of: 'scene',
    part: () => <SceneTop />,
    at: `scene ${id('scene')}`,
    first: ['Generate with AI', 'Générer avec l’IA'],
  },
  { what: 'the card of an item', of: 'item', part: () => <ItemsTab />, at: `card ${id('item')}`, isCard: true },
  { what: 'the dialog of an item', of: 'item', part: () => <ItemForm />, at: `item:${id('item')}/item` },
  { what: 'the card of a puzzle', of: 'puzzle', part: () => <PuzzlesTab />, at: `card ${id('puzzle')}`, isCard: true },
  { what: 'the dialog of a puzzle', of: 'puzzle', part: () => <PuzzleForm />, at: `puzzle:${id('puzzle')}/puzzle` },
  {
    what: 'the card of a character',
    of: 'npc',
    part: () => <NpcGrid />,
    at: `card ${id('npc')}`,
    isCard: true,
    hidesFromPointer: true,
  },
  { what: 'the dialog of a character', of: 'npc', part: () => <NpcForm />, at: `npc:${id('npc')}/npc` },
]

const photo = id('photo')

function draftWith(hasPicture: boolean, description: string) {
  const file = (field: string) => (hasPicture ? { [field]: photo } : {})
  const words = { name: 'Lamp', description }
  const draft = done(
    emptyDraft({ imageDescription: description, ...file('coverAssetId') }),
    create('scene', 'scene', { ...words, ...file('imageAssetId') }),
    create('item', 'item', { ...words, ...file('iconAssetId') }),
    create('npc', 'npc', { ...words, ...file('avatarAssetId') }),
    create('puzzle', 'puzzle', { ...words, type: 'riddle', ...file('imageAssetId') }),
  )
  return new DraftStore({ draft, facts: facts() }, takesAll, stillClock)
}

function drawn({ part }: Place, { hasPicture = false, description = 'Of brass.', uploads = new Uploads() } = {}) {
  const store = draftWith(hasPicture, description)
  const drafts = new DialogDrafts({ user: 'me', adventure: id('adventure') }, null)
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <StoreContext value={store}>
          <UploadsContext value={uploads}>
            <DialogDraftsContext value={drafts}>{part()}</DialogDraftsContext>
          </UploadsContext>
        </StoreContext>
      ),
    },
  ])
  const html = renderToStaticMarkup(<Stub />)
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(([, attributes = '', inner = '']) => ({
    attributes,
    text: inner.replaceAll(/<[^>]*>/g, ''),
  }))
  return { html, named: (text: string) => buttons.filter((button) => button.text === text) }
}

const running = (at: string): Uploads => {
  const uploads = new Uploads()
  void uploads.run(at, null, () => Promise.withResolvers<null>().promise, 'generation')
  return uploads
}

describe.each(['en', 'fr'] as const)('in %s', (locale) => {
  const said = (texts: readonly [string, string]) => texts[locale === 'en' ? 0 : 1]

  test.each(places)('$what offers a first picture, and then another one', (place) => {
    overwriteGetLocale(() => locale)
    tellAll(true)
    for (const hasPicture of [false, true]) {
      const { html, named } = drawn(place, { hasPicture })
      const label = hasPicture ? said(['Regenerate', 'Régénérer']) : said(place.first ?? generate)
      const [button, ...more] = named(label)
      expect(more).toEqual([])
      // Must be reachable by Tab and touch: it is hidden only from a pointer that is elsewhere
      expect(button?.attributes).not.toMatch(/tabindex|disabled=""|hidden|aria-disabled="true"/)
      expect(html.includes('hover-only')).toBe(hasPicture && place.hidesFromPointer === true)
      if (place.isCard) expect(button?.attributes).toMatch(/aria-label="[^"]*Lamp/)
    }
  })

  test.each(places)('$what says beforehand what makes the picture and how many are left', (place) => {
    overwriteGetLocale(() => locale)
    tellAll(true)
    const { html, named } = drawn(place)
    const [button] = named(said(place.first ?? generate))
    const note = /aria-describedby="([^" ]+)/.exec(button!.attributes)![1]!
    expect(html).toMatch(
      new RegExp(`<p id="${note}"[^>]*>${said(['The built-in generator', 'Le générateur intégré'])}[^<]*30[^<]*</p>`),
    )
  })

  test.each(places)('$what cannot be pressed where it is switched off, and says why', (place) => {
    overwriteGetLocale(() => locale)
    tellAll(false)
    const { html, named } = drawn(place)
    expect(named(said(place.first ?? generate))[0]?.attributes).toContain('aria-disabled="true"')
    expect(html).toContain(
      said([
        'An administrator has switched this off.',
        'Une administratrice ou un administrateur a désactivé cette fonction.',
      ]),
    )
  })

  test.each(places)('$what shows that it is generating, keeps its button and offers to stop', (place) => {
    overwriteGetLocale(() => locale)
    tellAll(true)
    for (const hasPicture of [false, true]) {
      const { named, html } = drawn(place, { hasPicture, uploads: running(place.at) })
      const [button, ...more] = named(said(['Generating...', 'Génération en cours...']))
      expect(more).toEqual([])
      expect(button?.attributes).toContain('aria-busy="true"')
      expect(button?.attributes).toContain('aria-disabled="true"')
      expect(button?.attributes).not.toContain('disabled=""')
      expect(named(said(['Stop generating', 'Arrêter la génération']))).toHaveLength(1)
      expect(html).not.toMatch(/Uploading|Téléversement/)
    }
  })

  test.each(places)('$what shows in its place what went wrong', (place) => {
    overwriteGetLocale(() => locale)
    tellAll(true)
    const uploads = new Uploads()
    uploads.blame(place.at, 'It is raining.')
    expect(drawn(place, { uploads, hasPicture: true }).html.match(/It is raining\./g)).toHaveLength(1)
  })
})

test('the dialog of an item requires a name and a description, its card only one of them', () => {
  tellAll(true)
  const [card, dialog] = [places[3]!, places[4]!]
  expect(drawn(card, { description: '' }).named('Generate')[0]?.attributes).not.toContain('aria-disabled="true"')
  const { html, named } = drawn(dialog, { description: ' ' })
  expect(named('Generate')[0]?.attributes).toContain('aria-disabled="true"')
  expect(html).toContain('Enter a name and a description first.')
  expect(drawn(dialog).html).not.toContain('Enter a name and a description first.')
})
