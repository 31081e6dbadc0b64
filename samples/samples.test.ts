import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { categories, playerChoices } from '#app/features/rows/catalogue.ts'
import { readSound } from '#app/features/media/sounds/read-sound.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { locales } from '#app/i18n/locale.ts'
import { sample as rabbit } from './adventures/the-rabbit-takes-a-bow/adventure.ts'
import { samples } from './all-samples.ts'
import { pixelsOf } from './layer-pixels.ts'
import type { SampleAdventure, SamplePuzzle, SampleText } from './sample-adventure.ts'
import { isPublishable } from '#app/features/adventure/checks/finding.ts'
import { examine } from '#app/features/adventure/checks/search/examine.ts'
import { compileEdition } from '#app/features/adventure/compile-edition.server.ts'
import { compileSample } from './play-sample.fixtures.ts'
import { sampleDraft } from './sample-draft.fixtures.ts'

const each = test.each(samples.map((sample) => ({ key: sample.key, sample })))
const folder = fileURLToPath(new URL('./adventures/', import.meta.url))

const isText = (value: object): value is SampleText => 'en' in value && 'fr' in value && typeof value.en === 'string'

function textsIn(value: unknown, way = ''): { way: string; text: SampleText }[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [{ way, text: value }]
  return Object.entries(value).flatMap(([name, inside]) => textsIn(inside, `${way}.${name}`))
}

const judging = { progress: null, seed: 0 }

const codesOf = ({ solution: { correctCode } }: SamplePuzzle): SampleText[] =>
  typeof correctCode === 'object' && isText(correctCode) ? [correctCode] : []

function storedPuzzles(sample: SampleAdventure) {
  const { secrets, ids } = compileSample(sample)
  return sample.puzzles.map(({ key }) => ({
    key,
    stored: secrets.puzzles.find(({ id }) => id === ids('puzzle', key))!,
  }))
}

each('$key says everything in both languages', ({ sample }) => {
  const texts = textsIn(sample)
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

each('$key names no key twice, and says why where something does not work yet', ({ sample }) => {
  const { scenes, puzzles, items, npcs, hotspots, layers = [] } = sample
  for (const things of [scenes, puzzles, items, npcs, hotspots, layers]) {
    const keys = things.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  }
  for (const hotspot of sample.hotspots)
    if (hotspot.interactionConditions) expect(hotspot.blockedMessage, hotspot.name.en).toBeDefined()
})

each(
  '$key passes the checker: nothing is wrong, and there is nothing to warn of',
  ({ sample }) => {
    const { findings, walkthrough } = compileEdition(sampleDraft(sample).draft)
    expect(isPublishable(findings)).toBe(true)
    expect(findings.filter(({ severity, code }) => severity !== 'note' || code.startsWith('layer_'))).toEqual([])
    expect(walkthrough).not.toBeNull()
  },
  60_000,
)

each('$key keeps every hotspot inside its picture and large enough for a finger', ({ sample }) => {
  for (const hotspot of sample.hotspots) {
    const { canvasWidth, canvasHeight } = sample.scenes.find(({ key }) => key === hotspot.sceneKey)!
    const [x, y] = [(hotspot.x / 100) * canvasWidth, (hotspot.y / 100) * canvasHeight]
    expect(Math.min(x - hotspot.width / 2, y - hotspot.height / 2), hotspot.name.en).toBeGreaterThanOrEqual(0)
    expect(x + hotspot.width / 2, hotspot.name.en).toBeLessThanOrEqual(canvasWidth)
    expect(y + hotspot.height / 2, hotspot.name.en).toBeLessThanOrEqual(canvasHeight)
    // A phone of 360 x 740 shows a scene in its full height
    expect((Math.min(hotspot.width, hotspot.height) * 740) / canvasHeight, hotspot.name.en).toBeGreaterThanOrEqual(44)
  }
})

each('$key lays each layer inside its picture, tied to a hotspot of the same scene', ({ sample }) => {
  for (const layer of sample.layers ?? []) {
    const { canvasWidth, canvasHeight } = sample.scenes.find(({ key }) => key === layer.sceneKey)!
    const { left, top, width, height } = pixelsOf(sample, layer)
    expect(Math.min(left, top), layer.key).toBeGreaterThanOrEqual(0)
    expect(left + width, layer.key).toBeLessThanOrEqual(canvasWidth)
    expect(top + height, layer.key).toBeLessThanOrEqual(canvasHeight)
    const tiedTo = sample.hotspots.find(({ key }) => key === layer.hotspotKey)
    if (layer.hotspotKey !== undefined) expect(tiedTo?.sceneKey, layer.key).toBe(layer.sceneKey)
  }
})

each('$key draws everything that can be taken from a scene as a layer that goes with it', ({ sample }) => {
  const taken = sample.hotspots.filter(({ type }) => type === 'item').map(({ key }) => key)
  const tied = (sample.layers ?? []).flatMap(({ hotspotKey }) => hotspotKey ?? [])
  expect(tied.filter((key) => taken.includes(key)).sort()).toEqual(taken.sort())
})

each(
  '$key reaches every scene and ending, and has no dead end',
  ({ sample }) => {
    const compiled = compileSample(sample)
    // Longer than an editor may wait: this test searches every way
    const examined = examine(compiled, { limitForAll: 80_000_000 })
    expect(examined).toMatchObject({ ends: 'yes', complete: true, deadEndsComplete: true, deadEnds: [] })
    expect(examined.reached.sceneIds.toSorted()).toEqual(
      sample.scenes.map(({ key }) => compiled.ids('scene', key)).sort(),
    )
  },
  60_000,
)

each('$key opens to each answer in both languages, whichever of them the player reads', ({ sample }) => {
  for (const { key, stored } of storedPuzzles(sample)) {
    const answers = puzzleJudge.reveal(stored, 0)
    for (const language of locales)
      for (const reader of locales)
        expect(puzzleJudge.judge(stored, answers[language], { ...judging, language: reader }), key).toMatchObject({
          outcome: 'solved',
        })
  }
})

each('$key replies to a decoy in both languages', ({ sample }) => {
  const replies = sample.puzzles.flatMap(({ solution }) => textsIn(solution.decoys ?? []).map(({ text }) => text))
  const told = storedPuzzles(sample).map(({ stored }) => JSON.stringify(stored.solution))
  expect(replies.length).toBeGreaterThan(0)
  for (const reply of replies)
    for (const language of locales) expect(told.join(''), reply.en).toContain(JSON.stringify(reply[language]))
})

each('$key gives no code away before it is solved', ({ sample }) => {
  for (const puzzle of sample.puzzles) {
    const { key, name, description, hints } = puzzle
    const before = textsIn([
      name,
      description,
      hints,
      sample.scenes.map((scene) => [scene.name, scene.description, scene.altText]),
      (sample.layers ?? []).map((layer) => [layer.altText, layer.description ?? []]),
      sample.scenes.map(({ missLines = [] }) => missLines),
      sample.hotspots,
    ])
    for (const code of codesOf(puzzle))
      for (const language of locales)
        expect(
          before.filter(({ text }) => text[language].replaceAll(/[\s,.]/g, '').includes(code[language])),
          key,
        ).toEqual([])
  }
})

each('$key has a picture for every scene, in the size of its canvas', async ({ sample }) => {
  const pictures = [{ image: sample.cover.image, canvasWidth: 1600, canvasHeight: 900 }, ...sample.scenes]
  for (const { image, canvasWidth, canvasHeight } of pictures) {
    const { width, height, format } = await sharp(path.join(folder, sample.key, image)).metadata()
    expect({ width, height, format }).toEqual({ width: canvasWidth, height: canvasHeight, format: 'webp' })
  }
})

each('$key draws every layer as large as its place, small and see-through', async ({ sample }) => {
  for (const layer of sample.layers ?? []) {
    const { width, height } = pixelsOf(sample, layer)
    const picture = path.join(folder, sample.key, layer.image)
    expect(await sharp(picture).metadata(), layer.key).toMatchObject({
      width,
      height,
      format: 'webp',
      hasAlpha: true,
    })
    expect(statSync(picture).size, layer.key).toBeLessThanOrEqual(60_000)
  }
})

/** As the first scene was when its layers were drawn. */
const firstSceneBytes = 144_220

test('the rabbit’s first scene stays as quick to load as it was, within a fifth', () => {
  const [first] = rabbit.scenes.filter(({ isStartingMap }) => isStartingMap)
  const atTheStart = (rabbit.layers ?? []).filter(
    ({ sceneKey, visibilityConditions }) => sceneKey === first!.key && !visibilityConditions,
  )
  const bytes = [first!, ...atTheStart].reduce(
    (sum, { image }) => sum + statSync(path.join(folder, rabbit.key, image)).size,
    0,
  )
  expect(bytes).toBeLessThanOrEqual(firstSceneBytes * 1.2)
})

each('$key loads its first scene within 400 kB, and keeps its folder within four megabytes', ({ sample }) => {
  const bytesOf = (file: string) => statSync(path.join(folder, sample.key, file)).size
  const [first] = sample.scenes.filter(({ isStartingMap }) => isStartingMap)
  const layers = (sample.layers ?? []).filter(({ sceneKey }) => sceneKey === first!.key)
  const seen = [first!, ...layers].map(({ image }) => image)
  expect([...seen, first!.sound!.file].reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(400_000)
  const all = readdirSync(path.join(folder, sample.key), { recursive: true, withFileTypes: true })
  const files = all.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(4_000_000)
})

each('$key warns of flashing lights when something blinks, and only then', ({ sample }) => {
  const blinks = sample.puzzles.some(({ configuration }) => configuration.light === true)
  expect(sample.contentWarnings.includes('flashing-lights')).toBe(blinks)
})

each('$key draws every item, NPC and close-up, its icons small', async ({ sample }) => {
  const drawn = [
    ...sample.items.map(({ icon }) => ({ file: icon, width: 512, height: 512, most: 25_000 })),
    ...sample.npcs.map(({ avatar }) => ({ file: avatar, width: 720, height: 1280, most: 60_000 })),
    ...sample.hotspots.flatMap((hotspot) =>
      hotspot.type === 'look' && hotspot.closeUp
        ? [{ file: hotspot.closeUp.image, width: 1280, height: 720, most: 60_000 }]
        : [],
    ),
  ]
  expect(drawn.length).toBeGreaterThan(0)
  for (const { file, width, height, most } of drawn) {
    const picture = path.join(folder, sample.key, file)
    expect(await sharp(picture).metadata()).toMatchObject({ width, height, format: 'webp' })
    expect(statSync(picture).size, file).toBeLessThanOrEqual(most)
  }
})

each('$key lays every puzzle into a thing, drawn large and kept small', async ({ sample }) => {
  for (const { key, object } of sample.puzzles) {
    const picture = path.join(folder, sample.key, object!.image)
    const { width = 0, height = 0, format } = await sharp(picture).metadata()
    expect(format, key).toBe('webp')
    expect(Math.min(width, height), key).toBeGreaterThanOrEqual(960)
    expect(statSync(picture).size, key).toBeLessThanOrEqual(100_000)
  }
})

each('$key works without sound, captions it in both languages, and keeps its file small', ({ sample }) => {
  const heard = sample.scenes.flatMap(({ sound }) => sound ?? [])
  expect(heard.length).toBeGreaterThan(0)
  expect(sample.accessibilityTags).toContain('no-sound-needed')
  for (const { file } of heard) {
    const data = readFileSync(path.join(folder, sample.key, file))
    expect(readSound(data)).toMatchObject({ mime: 'audio/mpeg' })
    expect(data.length).toBeLessThanOrEqual(150_000)
  }
})

each('$key answers whoever looks round: with something to look at, and in turn to presses on nothing', ({ sample }) => {
  for (const { key, missLines = [] } of sample.scenes.filter((scene) => !scene.isEnding)) {
    expect(missLines.length, key).toBeGreaterThan(1)
    expect(sample.hotspots.filter(({ type, sceneKey }) => type === 'look' && sceneKey === key).length, key).not.toBe(0)
  }
})

each('$key can be played in about half an hour', ({ sample }) => {
  const minutes = sample.puzzles.reduce((sum, { expectedMinutes }) => sum + expectedMinutes, 0)
  expect(minutes).toBeGreaterThanOrEqual(20)
  expect(minutes).toBeLessThanOrEqual(30)
})
