import { expect, test } from 'vitest'
import { saidIn } from '#app/i18n/said-in.ts'
import { Offers, offerText } from './offers.ts'
import type { Offer } from './offers.ts'

const left = { minute: 5, hour: 30, day: 100, budget: 5_000 }
const offer: Offer = { origin: 'built-in', isOn: true, left }

function open(answer: unknown = offer) {
  const asked: string[] = []
  let now = 0
  const offers = new Offers(
    async (name) => {
      asked.push(name)
      if (answer instanceof Error) throw answer
      return answer
    },
    () => now,
  )
  return { offers, asked, wait: (ms: number) => (now += ms) }
}

test('many buttons of one kind ask once, and again only after a minute', async () => {
  const { offers, asked, wait } = open()
  await Promise.all([1, 2, 3].map(() => offers.look('generate-item-icon')))
  await offers.look('generate-cover-image')
  expect(asked).toEqual(['generate-item-icon', 'generate-cover-image'])
  wait(59_999)
  await offers.look('generate-item-icon')
  expect(asked).toHaveLength(2)
  wait(1)
  await offers.look('generate-item-icon')
  expect(asked).toHaveLength(3)
})

test('remaining calls in an answer apply to all kinds; a kind switched off stays off', async () => {
  const { offers } = open({ ...offer, isOn: false })
  await offers.look('generate-item-icon')
  let heard = 0
  offers.subscribe(() => heard++)
  offers.tell('generate-cover-image', { ...offer, left: { ...left, hour: 7 } })
  expect(heard).toBe(1)
  expect(offers.at('generate-cover-image')).toMatchObject({ isOn: true, left: { hour: 7 } })
  expect(offers.at('generate-item-icon')).toMatchObject({ isOn: false, left: { hour: 7 } })
  expect(offers.at('generate-npc-avatar')).toBeNull()
})

test.each([[new Error('away')], ['<html>'], [{ origin: 'oracle', left }], [{ ...offer, left: {} }]])(
  'nothing is shown if the server answers %o',
  async (answer) => {
    const { offers } = open(answer)
    await offers.look('generate-item-icon')
    expect(offers.at('generate-item-icon')).toBeNull()
  },
)

const builtIn = 'The built-in generator draws simple pictures from your words.'
const model = 'An AI model makes the picture from your words.'

test.each<[string, Partial<Offer['left']>, Partial<Offer>, string]>([
  ['a fresh account', {}, {}, `${builtIn} 30 pictures left this hour.`],
  ['one left this hour', { hour: 1 }, {}, `${builtIn} 1 picture left this hour.`],
  ['the day ends first', { day: 12 }, {}, `${builtIn} 12 pictures left today.`],
  ['the minute is over', { minute: 0 }, {}, `${builtIn} None left this minute; wait a moment.`],
  ['the hour is over', { hour: 0 }, {}, `${builtIn} None left this hour.`],
  ['the day is over', { minute: 0, hour: 0, day: 0 }, {}, `${builtIn} None left today.`],
  ['the built-in generator takes no budget', { budget: 0 }, {}, `${builtIn} 30 pictures left this hour.`],
  ['a model', {}, { origin: 'model' }, `${model} 30 pictures left this hour.`],
  ['a model with little budget', { budget: 49 }, { origin: 'model' }, `${model} 4 pictures left today.`],
  [
    'a model without budget',
    { budget: 9 },
    { origin: 'model' },
    `${model} This server’s budget for generating is used up for today. Please try again tomorrow.`,
  ],
  ['switched off', { hour: 0 }, { isOn: false }, 'An administrator has switched this off.'],
])('%s: this is shown before anything is pressed', (_what, some, more, text) => {
  const told = { ...offer, ...more, left: { ...left, ...some } }
  expect(offerText(told)).toBe(text)
  expect(saidIn('fr', () => [offerText(told)])[0]).not.toBe(text)
})
