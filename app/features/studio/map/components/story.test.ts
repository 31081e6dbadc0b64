import { expect, test } from 'vitest'
import { finding } from '#app/features/adventure/checks/finding.ts'
import type { DraftView, HotspotView } from '#app/features/studio/draft/view.ts'
import { findingsAbout, unplacedBox, storyOf } from './story.ts'

type Drawn = Parameters<typeof storyOf>[0]

const hotspot = (
  id: string,
  sceneId: string,
  type: HotspotView['type'],
  targetId: string | null,
  displayOrder = 0,
) => ({ id, sceneId, type, targetId, displayOrder, name: ` ${id} ` })

const draft = (more: { [Key in keyof Drawn]?: unknown }): Drawn => ({
  details: { primaryLanguage: 'en' } as DraftView['details'],
  ...({
    scenes: [
      { id: 'hall', name: 'Hall' },
      { id: 'attic', name: 'Attic', isStartingMap: true },
    ],
    hotspots: [],
    puzzles: [],
    items: [],
    npcs: [],
    nodes: [],
    ...more,
  } as unknown as Omit<Drawn, 'details'>),
})

test('a story starts in its starting scene, and links between scenes are arrows', () => {
  const story = storyOf(draft({ hotspots: [hotspot('stairs', 'attic', 'scene_link', 'hall')] }))
  expect(story.start).toBe('attic')
  expect(story.boxes.map(({ id }) => id)).toEqual(['hall', 'attic'])
  expect(story.arrows).toEqual([{ id: 'attic stairs hall', from: 'attic', line: 'stairs', to: 'hall', brought: false }])
})

test('a scene shows its contents in their order, and a hotspot that leads nowhere by its name', () => {
  const story = storyOf(
    draft({
      puzzles: [{ id: 'safe', name: 'The safe', onSolveEffects: [] }],
      hotspots: [hotspot('door', 'hall', 'scene_link', null, 1), hotspot('box', 'hall', 'puzzle', 'safe', 0)],
    }),
  )
  expect(story.boxes[0]!.lines.map(({ name, target }) => target?.name ?? name)).toEqual(['The safe', 'door'])
})

test('what a puzzle, a conversation or an item brings is shown, with a typed arrow to it', () => {
  const story = storyOf(
    draft({
      puzzles: [
        {
          id: 'safe',
          name: 'The safe',
          onSolveEffects: [
            { type: 'give_item', itemId: 'key' },
            { type: 'go_to_scene', sceneId: 'attic' },
            { type: 'reveal_scene', sceneId: 'gone' },
          ],
        },
      ],
      items: [
        { id: 'key', name: 'Key', useActions: {}, combineRules: [{ with_item_id: 'wax', result_item_id: 'cast' }] },
        { id: 'cast', name: 'Cast', useActions: { item_id: 'coin' }, combineRules: [] },
        { id: 'coin', name: 'Coin', useActions: {}, combineRules: [] },
      ],
      npcs: [{ id: 'cook', name: 'Cook' }],
      nodes: [{ id: 'n1', npcId: 'cook', rewards: { item_id: 'coin', experience: 5 } }],
      hotspots: [
        hotspot('a', 'hall', 'puzzle', 'safe'),
        hotspot('b', 'hall', 'item', 'key'),
        hotspot('c', 'hall', 'item', 'cast'),
        hotspot('d', 'hall', 'npc', 'cook'),
      ],
    }),
  )
  expect(story.boxes[0]!.lines.map(({ brings }) => brings)).toEqual([['Key'], ['Cast'], ['Coin'], ['Coin']])
  expect(story.arrows.map(({ line, to, brought }) => [line, to, brought])).toEqual([['a', 'attic', true]])
  expect(story.boxes[0]!.lines[3]!.ids).toEqual(['d', 'cook', 'n1'])
})

test('rows in no scene are in a separate box, unless something brings them', () => {
  const story = storyOf(
    draft({
      puzzles: [{ id: 'safe', name: 'The safe', onSolveEffects: [{ type: 'give_item', itemId: 'key' }] }],
      items: [
        { id: 'key', name: 'Key', useActions: {}, combineRules: [] },
        { id: 'feather', name: 'Feather', useActions: {}, combineRules: [] },
      ],
    }),
  )
  expect(story.boxes.at(-1)!.id).toBe(unplacedBox)
  expect(story.boxes.at(-1)!.lines.map(({ target }) => target?.name)).toEqual(['The safe', 'Feather'])
})

test('of hundreds of things in a scene the map shows the first ones and counts the rest', () => {
  const things = Array.from({ length: 300 }, (_, index) =>
    hotspot(`h${index}`, 'hall', 'scene_link', index < 2 || index > 290 ? 'attic' : null, index),
  )
  const story = storyOf(draft({ hotspots: things }))
  const [hall] = story.boxes
  expect(hall!.lines.map(({ key }) => key)).toEqual(Array.from({ length: 12 }, (_, index) => `h${index}`))
  expect(hall!.more).toEqual({ count: 288, ids: things.slice(12).map(({ id }) => id) })
  expect(story.arrows.map(({ id, line }) => [id, line])).toEqual([
    ['hall h0 attic', 'h0'],
    ['hall h1 attic', 'h1'],
    ['hall more attic', 'more'],
  ])
})

test('with just one thing too many, a scene shows it in place of the line that would count it', () => {
  const thirteen = Array.from({ length: 13 }, (_, index) => hotspot(`h${index}`, 'hall', 'item', null, index))
  const [hall] = storyOf(draft({ hotspots: thirteen })).boxes
  expect([hall!.lines.length, hall!.more]).toEqual([13, null])
})

test('findings about a line come with the most serious first', () => {
  const warning = finding('scene_without_picture', { entity: 'scene', id: 'hall' }, { name: 'Hall' })
  const error = finding('hotspot_without_target', { entity: 'hotspot', id: 'door', parentId: 'hall' }, { name: 'door' })
  expect(findingsAbout([warning, error], ['hall', 'door'])).toEqual([error, warning])
  expect(findingsAbout([warning, error], ['attic'])).toEqual([])
})
