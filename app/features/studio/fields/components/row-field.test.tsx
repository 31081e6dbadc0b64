import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { kindOf, rowKinds } from '#app/features/rows/kinds/index.ts'
import { defaultsOf, kindNames } from '#app/features/rows/row-kind.ts'
import type { Field, KindName } from '#app/features/rows/row-kind.ts'
import { StoreContext } from '#app/features/studio/draft/components/use-store.ts'
import { facts } from '#app/features/studio/draft/draft.fixtures.ts'
import { smallDinner, smallRoom } from '#app/features/studio/draft/kit-draft.fixtures.ts'
import { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { stillClock, takesAll } from '#app/features/studio/draft/view.fixtures.ts'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { locales } from '#app/i18n/locale.ts'
import { RowField, RowFields } from './row-field.tsx'
import { SoundField } from './sound-field.tsx'
import { TextsField } from './texts-field.tsx'

afterEach(() => overwriteGetLocale(() => 'en'))

/** Fields that have a form of their own, or none, and why. */
const ownForms: Partial<Record<KindName, Readonly<Record<string, string>>>> = {
  details: {
    coverAssetId: 'framed',
    roomSceneIds: 'pictures of rooms',
    category: 'by kind of adventure',
    price: 'dollars',
    recommendedPlayers: 'a range',
    accessibilityTags: 'chips',
    contentWarnings: 'chips',
    trailerUrl: 'an address',
    languages: 'a card',
    imageDescription: 'beside the cover',
    photographyStyle: 'tags',
    lightingStyle: 'tags',
    artStyle: 'tags',
    atmosphereStyle: 'tags',
    compositionStyle: 'tags',
    customAiPrompt: 'beside the styles',
  },
  scene: { endingConditions: 'rules', imageAssetId: 'framed', soundAssetId: 'with its caption' },
  hotspot: {
    x: 'the canvas',
    y: 'the canvas',
    width: 'the canvas',
    height: 'the canvas',
    points: 'the canvas',
    visibilityConditions: 'rules',
    interactionConditions: 'rules',
  },
  layer: { x: 'the canvas', y: 'the canvas', width: 'the canvas', height: 'the canvas', visibilityConditions: 'rules' },
  item: { useActions: 'rules', combineRules: 'rules' },
  node: { nodeId: 'made once', choices: 'rules', conditions: 'rules', rewards: 'rules' },
  puzzle: {
    type: 'chosen before',
    configuration: 'of its type',
    solution: 'of its type',
    timeLimit: 'or none',
    scoringRules: 'points',
    onSolveEffects: 'rules',
    onFailEffects: 'rules',
    difficulty: 'or that of the adventure',
    variantSeed: 'or none',
    objectPlace: 'its frame',
    hints: 'lines',
  },
  dinnerClue: { meanings: 'who looks guilty' },
  roomPuzzle: { boardX: 'the flow', boardY: 'the flow' },
}

const fields = kindNames.flatMap((kind) =>
  Object.entries(kindOf(kind).fields).map(([name, field]) => ({ kind, name, field })),
)
const isDrawn = ({ kind, name }: { kind: KindName; name: string }) =>
  name !== kindOf(kind).place && !Object.hasOwn(ownForms[kind] ?? {}, name)
const drawn = fields.filter(isDrawn)

function draw(kind: KindName, name: string, props: { rows?: number; required?: boolean } = {}): string {
  const draft = kindOf(kind).adventures.includes('escape-room') ? smallRoom() : smallDinner()
  const store = new DraftStore({ draft, facts: facts() }, takesAll, stillClock)
  const form = {
    values: defaultsOf(kindOf(kind)),
    set: () => {},
    errorsAt: () => undefined,
    fileAt: () => null,
    setFile: () => {},
  }
  const { texts, file } = kindOf(kind).fields[name]!
  const Control: typeof RowField = texts ? TextsField : file === 'sound' ? SoundField : RowField
  const Page = (): ReactNode => (
    <StoreContext value={store}>
      <RowFields value={form}>
        <Control<KindName> kind={kind} name={name as never} {...props} />
      </RowFields>
    </StoreContext>
  )
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  const signs = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' } as const
  return renderToStaticMarkup(<Stub initialEntries={['/']} />).replace(
    /&(?:amp|quot|#x27|lt|gt);/gu,
    (sign) => signs[sign as keyof typeof signs],
  )
}

const limitOf = ({ text, range }: Field): string[] => [
  ...(text ? [`maxLength="${text.longest}"`] : []),
  ...(range ? [`aria-valuemin="${range[0]}"`, `aria-valuemax="${range[1]}"`] : []),
  ...(text?.required ? ['required=""'] : []),
]

test('each special form belongs to an existing field', () => {
  const named = Object.entries(ownForms).flatMap(([kind, own]) => Object.keys(own).map((name) => `${kind} ${name}`))
  expect(named.toSorted()).toEqual(
    fields
      .filter((each) => !isDrawn(each) && each.name !== 'displayOrder')
      .map(({ kind, name }) => `${kind} ${name}`)
      .toSorted(),
  )
})

describe.each(locales)('in %s', (locale) => {
  test.each(drawn)('$kind.$name has a control with its label, its limit and its hint', ({ kind, name, field }) => {
    overwriteGetLocale(() => locale)
    const html = draw(kind, name)
    expect(html).toMatch(/<(?:input|textarea|select|button)/u)
    expect(html).toContain(field.label())
    // Findings lead to it by its name
    expect(html).toContain(`data-field="${name}"`)
    if (field.hint) expect(html).toContain(field.hint())
    for (const limit of limitOf(field)) expect(html.toLowerCase()).toContain(limit.toLowerCase())
    for (const text of Object.values(field.choices ?? {})) expect(html).toContain(text())
    if (field.text) expect(html.match(/<(?:input|textarea)/gu)).toHaveLength(2)
  })
})

test('a long text can have a single-line field, and be required though it can be saved without', () => {
  expect(draw('hotspot', 'blockedMessage')).toMatch(/<textarea[^>]* rows="3"/u)
  expect(draw('hotspot', 'blockedMessage', { rows: 1 })).not.toContain('<textarea')
  expect(draw('item', 'description')).not.toContain('required')
  expect(draw('item', 'description', { required: true }).match(/ required=""/gu)).toHaveLength(1)
})

test('an optional number needs a form of its own', () => {
  expect(() => draw('puzzle', 'timeLimit')).toThrow('puzzle.timeLimit needs a form of its own')
})

test('every choice of every kind has a text in both languages', () => {
  const texts = locales.map((locale) => {
    overwriteGetLocale(() => locale)
    return Object.values(rowKinds).flatMap(({ fields: declared }) =>
      Object.values<Field>(declared).flatMap(({ choices }) => Object.values(choices ?? {}).map((text) => text())),
    )
  })
  expect(texts[0]!.length).toBeGreaterThan(40)
  for (const list of texts) expect(list.filter((text) => text.trim() === '')).toEqual([])
  expect(texts[0]).not.toEqual(texts[1])
})
