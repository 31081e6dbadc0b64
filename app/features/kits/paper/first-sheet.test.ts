import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dinnerRows } from '#app/features/kits/documents/dinner.fixtures.ts'
import { readDinner } from '#app/features/kits/documents/read-dinner.ts'
import { room } from '#app/features/kits/documents/room.fixtures.ts'
import { composingWith } from './composing.fixtures.ts'
import { invitations } from './dinner/invitation-parts.ts'
import { coverPicture } from './paper-words.ts'
import type { Composing } from './paper-words.ts'
import { readMe } from './room/read-me.server.ts'

const composing = (pictures: Composing['pictures'] = new Map()) =>
  composingWith({ choice: { paper: 'a4', ink: 'low' }, pictures })

/** Printers make grey of a colour in different ways. */
const greysOf = ([red, green, blue]: readonly [number, number, number]): readonly number[] => [
  0.299 * red + 0.587 * green + 0.114 * blue,
  0.2126 * red + 0.7152 * green + 0.0722 * blue,
  (red + green + blue) / 3,
]

test('the fields of the printer test differ in grey, whichever way a printer makes it', () => {
  const template = readFileSync(join(import.meta.dirname, 'templates/front.typ'), 'utf8')
  const colours = [...(/#let greys = (.*)/u.exec(template)?.[1] ?? '').matchAll(/"#(..)(..)(..)"/gu)]
  expect(colours).toHaveLength(5)
  const greys = colours.map(([, ...parts]) =>
    greysOf(parts.map((part) => Number.parseInt(part, 16)) as [number, number, number]),
  )
  for (const [at, dark] of greys.slice(0, -1).entries())
    for (const [way, grey] of dark.entries()) expect(greys[at + 1]![way]! - grey).toBeGreaterThan(25)
})

test('an invitation shows the cover of the kit, and does without one', () => {
  const dinner = readDinner(dinnerRows())
  const cover = { path: '/pictures/cover.jpg', width: 1600, height: 900 }
  const shownIn = (pictures?: Composing['pictures']) =>
    invitations(dinner, composing(pictures), []).map(({ data }) => data['picture'])
  expect(shownIn(new Map([[coverPicture, cover]]))).toEqual([cover])
  expect(shownIn()).toEqual([null])
})

test('the list of a room counts scissors, pencils, paper and tape for those who play', () => {
  const tools = (most: number) => {
    const document = { ...room({}), players: { fewest: 2, most } }
    const list = readMe(document, composing()).data['gather'] as { description: string }[]
    return list.at(-1)!.description
  }
  expect(tools(4)).toContain('scissors: 2; pencils: 4; scrap paper: 8 sheets; tape: one roll')
  expect(tools(8)).toContain('scissors: 3; pencils: 8; scrap paper: 16 sheets; tape: one roll')
})
