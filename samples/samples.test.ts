import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { categories, playerChoices } from '#app/features/adventure/catalogue.ts'
import { checker } from '#app/features/puzzles/types/code_entry/check.server.ts'
import { codeLengthOf } from '#app/features/puzzles/types/code_entry/match.ts'
import { configurationSchema, solutionSchema } from '#app/features/puzzles/types/code_entry/schema.ts'
import { flagName } from '#app/features/engine/references.schema.ts'
import { locales } from '#app/i18n/locale.ts'
import { sample as rabbit } from './adventures/the-rabbit-takes-a-bow/adventure.ts'
import type { SampleAdventure, SampleCondition, SamplePuzzle, SampleText } from './sample-adventure.ts'
import { explore } from './solve.ts'

const samples: SampleAdventure[] = [rabbit]
const each = test.each(samples.map((sample) => ({ key: sample.key, sample })))
const folder = fileURLToPath(new URL('./adventures/', import.meta.url))

const isText = (value: object): value is SampleText => 'en' in value && 'fr' in value && typeof value.en === 'string'

/** Every text of a sample, with the way to it. */
function textsIn(value: unknown, way = ''): { way: string; text: SampleText }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [{ way, text: value }]
  return Object.entries(value).flatMap(([name, inside]) => textsIn(inside, `${way}.${name}`))
}

const partsOf = (condition: SampleCondition | undefined): SampleCondition[] => {
  if (condition === undefined) return []
  if ('all' in condition) return condition.all.flatMap(partsOf)
  if ('any' in condition) return condition.any.flatMap(partsOf)
  return 'not' in condition ? partsOf(condition.not) : [condition]
}

const draftOf = (puzzle: SamplePuzzle, language: 'en' | 'fr') => ({
  configuration: configurationSchema.parse(puzzle.configuration),
  solution: solutionSchema.parse({
    correctCode: puzzle.solution.correctCode[language],
    decoys: (puzzle.solution.decoys ?? []).map(({ code, reply }) => ({ code, reply: reply[language] })),
  }),
})

/** A code lock keeps no progress and draws no lots. */
const judging = { progress: null, seed: 0 }

each('$key says everything in both languages', ({ sample }) => {
  const texts = textsIn(sample)
  // A scene has a name, a description and an alternative text, a puzzle a name, a description, three hints and its words when solved
  expect(texts.length).toBeGreaterThan(sample.scenes.length * 3 + sample.hotspots.length + sample.puzzles.length * 6)
  expect(texts.filter(({ text }) => text.en.trim() === '' || text.fr.trim() === '')).toEqual([])
})

each('$key is typeset: curly quotes, guillemets and colons with their no-break spaces', ({ sample }) => {
  const texts = textsIn(sample)
  expect(texts.filter(({ text }) => /["']/.test(text.en + text.fr))).toEqual([])
  expect(texts.filter(({ text }) => /«(?!\u00A0)|(?<!\u00A0)[»:]|\s[;!?]|[“”]/.test(text.fr))).toEqual([])
})

each('$key stands in the catalogue', ({ sample }) => {
  expect(categories[sample.kind]).toContain(sample.category)
  expect(playerChoices[sample.kind]).toContain(sample.recommendedPlayers)
  expect(sample.languages).toContain(sample.primaryLanguage)
  expect(sample.scenes.filter(({ isStartingMap }) => isStartingMap)).toHaveLength(1)
})

each('$key names no key twice, and every target, condition and effect leads somewhere', ({ sample }) => {
  const scenes = sample.scenes.map(({ key }) => key)
  const puzzles = sample.puzzles.map(({ key }) => key)
  const effects = sample.puzzles.flatMap(({ onSolve }) => onSolve)
  const flags = effects.flatMap((effect) => ('setFlag' in effect ? effect.setFlag : []))
  expect(new Set([...scenes, ...puzzles]).size).toBe(scenes.length + puzzles.length)
  for (const hotspot of sample.hotspots) {
    expect(scenes).toContain(hotspot.sceneKey)
    expect(hotspot.type === 'puzzle' ? puzzles : scenes).toContain(hotspot.targetKey)
    for (const part of [...partsOf(hotspot.visibilityConditions), ...partsOf(hotspot.interactionConditions)]) {
      if ('puzzleSolved' in part) expect(puzzles).toContain(part.puzzleSolved)
      if ('sceneVisited' in part) expect(scenes).toContain(part.sceneVisited)
      if ('flag' in part) expect(flags).toContain(part.flag)
    }
    if (hotspot.interactionConditions) expect(hotspot.blockedMessage, hotspot.name.en).toBeDefined()
  }
  for (const effect of effects) if ('goTo' in effect) expect(scenes).toContain(effect.goTo)
  for (const flag of flags) expect(flagName.safeParse(flag).success, flag).toBe(true)
})

each('$key keeps every hotspot inside its picture and large enough for a finger', ({ sample }) => {
  for (const hotspot of sample.hotspots) {
    const { canvasWidth, canvasHeight } = sample.scenes.find(({ key }) => key === hotspot.sceneKey)!
    const [x, y] = [(hotspot.x / 100) * canvasWidth, (hotspot.y / 100) * canvasHeight]
    expect(Math.min(x - hotspot.width / 2, y - hotspot.height / 2), hotspot.name.en).toBeGreaterThanOrEqual(0)
    expect(x + hotspot.width / 2, hotspot.name.en).toBeLessThanOrEqual(canvasWidth)
    expect(y + hotspot.height / 2, hotspot.name.en).toBeLessThanOrEqual(canvasHeight)
    // The shorter side of the canvas on a phone is about 360 pixels, a third of it
    expect(Math.min(hotspot.width, hotspot.height), hotspot.name.en).toBeGreaterThanOrEqual(100)
  }
})

each('$key can be finished, from wherever one has got to, and hides nothing for good', ({ sample }) => {
  const reach = explore(sample)
  expect(reach.finished).toBe(true)
  expect(reach.deadEnds).toBe(0)
  expect([...reach.scenes].sort()).toEqual(sample.scenes.map(({ key }) => key).sort())
  expect([...reach.puzzles].sort()).toEqual(sample.puzzles.map(({ key }) => key).sort())
})

each('$key opens to each code in both languages, whichever of them the player reads', ({ sample }) => {
  for (const puzzle of sample.puzzles) {
    const draft = { en: draftOf(puzzle, 'en'), fr: draftOf(puzzle, 'fr') }
    for (const language of locales) {
      const code = puzzle.solution.correctCode[language]
      const alphabet = { numeric: /^\d+$/, alphabetic: /^\p{L}+$/u, alphanumeric: /^[\p{L}\d]+$/u }[puzzle.configuration.codeType]
      expect(code).toMatch(alphabet)
      expect(codeLengthOf(code)).toBe(puzzle.configuration.codeLength)
      for (const reader of locales)
        expect(checker.judge(draft, { code }, { ...judging, language: reader }), `${puzzle.key} ${code}`).toMatchObject({ outcome: 'solved' })
    }
    for (const { code, reply } of puzzle.solution.decoys ?? []) {
      expect(checker.judge(draft, { code }, { ...judging, language: 'fr' })).toMatchObject({ outcome: 'wrong', reply })
    }
  }
})

each('$key gives no code away before it is solved', ({ sample }) => {
  for (const { key, solution, name, description, hints } of sample.puzzles) {
    const before = textsIn([name, description, hints, sample.scenes.map((scene) => [scene.name, scene.description, scene.altText])])
    for (const language of locales) {
      const code = solution.correctCode[language]
      expect(
        before.filter(({ text }) => text[language].replaceAll(/[\s,.]/g, '').includes(code)),
        key,
      ).toEqual([])
    }
  }
})

each('$key has a picture for every scene, in the size of its canvas', async ({ sample }) => {
  const pictures = [{ image: sample.cover.image, canvasWidth: 1600, canvasHeight: 900 }, ...sample.scenes]
  for (const { image, canvasWidth, canvasHeight } of pictures) {
    const drawing = path.join(folder, sample.key, image)
    expect(readFileSync(drawing, 'utf8')).toContain(`viewBox="0 0 ${canvasWidth} ${canvasHeight}"`)
    const { width, height, format } = await sharp(drawing.replace(/\.svg$/, '.webp')).metadata()
    expect({ width, height, format }).toEqual({ width: canvasWidth, height: canvasHeight, format: 'webp' })
  }
})

test('the vanishing cabinet is the last lock, whatever order the others are opened in', () => {
  const orders = [...explore(rabbit).solveOrders].map((order) => order.split(' > '))
  expect(orders.length).toBeGreaterThan(1)
  for (const order of orders) {
    expect(order.at(-1)).toBe('vanishing-cabinet')
    expect(order).toEqual(expect.arrayContaining(['rope-winch', 'lift-scales']))
  }
})
