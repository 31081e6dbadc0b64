import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kindOf } from '#app/features/rows/kinds/index.ts'
import { kitKindNames } from '#app/features/rows/row-kind.ts'
import type { KitKind, OnlineKind } from '#app/features/rows/row-kind.ts'
import { styleFields } from '#app/features/rows/style-tags.ts'

const filesOf = (ending: RegExp, folders = ['dinner', 'room', 'kit']) =>
  folders.flatMap((folder) =>
    readdirSync(`app/features/studio/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(`app/features/studio/${folder}/${file}`, 'utf8')),
  )
const pictures = readFileSync('app/features/studio/fields/components/row-picture.tsx', 'utf8')
const forms = [...filesOf(/\.tsx$/u), pictures]
const phases = readFileSync('app/features/kits/documents/phases.ts', 'utf8')
/** Lists of fields that a form draws, and fields that it writes. */
const helpers = [...filesOf(/\.ts$/u), phases]

/** Its tab renders every text of a guide. */
const isGuide = (kind: KitKind) => kind === 'dinnerGuide' || kind === 'roomGuide'

test.each(kitKindNames.filter((kind) => !isGuide(kind)))('every field of %s is in a form of its editor', (kind) => {
  // A form names its kind as a value, or as the key of a table
  const isOfKind = new RegExp(`['"]${kind}['"]|\\b${kind}: `, 'u')
  const ofKind = [...forms.filter((form) => isOfKind.test(form)), ...helpers]
  const { fields, place } = kindOf(kind)
  // Set by dragging on the board of the flow
  const typed = Object.keys(fields).filter((field) => field !== place && !field.startsWith('board'))
  const missing = typed.filter((field) => !ofKind.some((form) => new RegExp(`\\b${field}\\b`, 'u').test(form)))
  expect(missing).toEqual([])
})

const folders: Readonly<Record<OnlineKind, string>> = {
  details: 'details',
  scene: 'scenes',
  hotspot: 'scenes',
  layer: 'scenes',
  puzzle: 'puzzles',
  item: 'items',
  npc: 'npcs',
  node: 'npcs',
}

/** The card of styles draws all of these. */
const isStyle = (field: string) => styleFields.some((each) => each === field)

test.each(Object.entries(folders))('every field of %s is in a form of the tab %s', (kind, folder) => {
  const ofTab = filesOf(/\.tsx$/u, [folder]).join('\n')
  const fields = Object.keys(kindOf(kind as OnlineKind).fields)
  expect(fields.filter((field) => !isStyle(field) && !new RegExp(`\\b${field}\\b`, 'u').test(ofTab))).toEqual([])
})
