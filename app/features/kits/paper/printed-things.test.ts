import { expect, test } from 'vitest'
import { isSlip } from '#app/features/kits/documents/look-places.ts'
import type { RoomLook } from '#app/shared/paper-looks.ts'
import { onSheets } from './printed-things.ts'
import type { Thing } from './printed-things.ts'

const thing = (title: string, look: Thing['look'], width = 0): Thing => ({
  title,
  look,
  content: 'Line 7',
  back: '',
  picture: width > 0 ? { path: '/pictures/0.jpg', width, height: 900 } : null,
  alt: '',
  mark: null,
  isAlone: false,
})
const laid = (things: readonly Thing[]) =>
  onSheets(things, false).map((sheet) => sheet.map(({ title, isHalf }) => `${title}${isHalf ? '' : ', whole'}`))

const choir = thing('choir', 'photograph', 1200)
const contact = thing('contact sheet', 'photograph', 1600)
const bet = thing('bet', 'receipt')

test.each([
  ['an even number of halves', [choir, contact], [['choir', 'contact sheet']]],
  ['the half left over by a ticket', [choir, contact, bet], [['choir', 'bet'], ['contact sheet, whole']]],
  ['a single photograph', [choir, bet, thing('letter', 'letter')], [['choir, whole'], ['bet', 'letter']]],
  ['no photograph', [bet], [['bet']]],
] as const)('the photograph that shows most takes the sheet that is half empty: %s', (_, things, sheets) => {
  expect(laid(things)).toEqual(sheets)
})

test.each([
  ['letter', 200, true],
  ['letter', 600, false],
  ['diary', 200, false],
  ['card', 200, false],
] as const satisfies readonly (readonly [RoomLook, number, boolean])[])(
  'a %s of %i letters is a slip to cut out: %s',
  (look, length, is) => {
    expect(isSlip(look, 'At six. '.repeat(length / 8))).toBe(is)
  },
)
