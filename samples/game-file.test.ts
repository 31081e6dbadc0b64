import { describe, expect, test } from 'vitest'
import type { Compiled } from '#app/features/adventure/checks/check.ts'
import type { SentCommand } from '#app/features/engine/command.schema.ts'
import type { GameFile } from '#app/features/play/game-file/game-file.ts'
import { LocalRun } from '#app/features/play/game-file/local-run.ts'
import { withoutAnswers } from '#app/features/play/game-file/without-answers.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { sample as deadAir } from './adventures/dead-air/adventure.ts'
import { walkthroughs as throughDeadAir } from './adventures/dead-air/walkthroughs.ts'
import { sample as rabbit } from './adventures/the-rabbit-takes-a-bow/adventure.ts'
import { topBilling } from './adventures/the-rabbit-takes-a-bow/walkthroughs.ts'
import { compileSample, SampleRun } from './play-sample.fixtures.ts'
import { theLockedStudy } from './templates/the-locked-study/adventure.ts'

async function fileOf({ document, secrets }: Compiled): Promise<GameFile> {
  return { id: 'f1', document, ...(await withoutAnswers(secrets)), media: {} }
}

/** A browser that keeps what it is given. */
function openOn(file: GameFile) {
  const kept: { text: string | null } = { text: null }
  let now = 1_000_000
  return {
    kept,
    wait: (ms: number) => void (now += ms),
    open: () =>
      new LocalRun(file, {
        now: () => now,
        keep: { read: () => kept.text, write: (text) => void (kept.text = text) },
        addressOf: (address) => `blob:${address}`,
      }),
  }
}

const study = compileSample(theLockedStudy)
const studyFile = fileOf(study)
const lock = study.ids('puzzle', 'door-lock')
const touch = (key: string): SentCommand => ({ type: 'use_hotspot', hotspotId: study.ids('hotspot', key) })
const code = (typed: string): SentCommand => ({ type: 'answer', puzzleId: lock, answer: { code: typed } })

describe.each([
  { name: 'the rabbit', sample: rabbit, way: topBilling, language: 'fr' as Locale },
  { name: 'Dead Air', sample: deadAir, way: throughDeadAir[0]!, language: 'en' as Locale },
])('$name in a file', ({ sample, way, language }) => {
  test('is played to its end, alone, with its codes hidden and opened again before each move', async () => {
    const compiled = compileSample(sample)
    const file = await fileOf(compiled)
    expect(Object.keys(file.hidden).length).toBeGreaterThan(1)
    const beside = new SampleRun(sample, language, compiled)
    const browser = openOn(file)
    browser.open().begin(language)
    for (const step of way.steps) {
      const command = 'seeLocked' in step ? null : beside.commandFor(step)
      beside.take(step)
      if (command) expect(await browser.open().send(command)).toMatchObject({ refused: null })
    }
    const { snapshot, curtain } = browser.open().shown()!
    expect(snapshot.view.ending?.title).toBe(beside.view.ending!.title)
    expect(curtain!.puzzles.map(({ id }) => id).toSorted()).toEqual(
      Object.keys(beside.state.puzzles)
        .filter((id) => beside.state.puzzles[id]!.solved)
        .toSorted(),
    )
  }, 60_000)
})

test('a wrong code costs a try, the right one opens the door; the end is known to the next game', async () => {
  const browser = openOn(await studyFile)
  const run = browser.open()
  expect(run.shown()).toBeNull()
  run.begin('fr')
  expect(run.shown()).toMatchObject({ languages: ['en', 'fr'], curtain: null, snapshot: { language: 'fr' } })
  await run.send(touch('lock'))
  expect(await run.send(code('111'))).toMatchObject({ events: [{ type: 'answered_wrong' }] })
  expect(await run.send(code('111'))).toMatchObject({ refused: { code: 'alreadyTried' } })
  expect((await run.send(code('5-2-3'))).events.map(({ type }) => type)).toContain('puzzle_solved')
  await run.send(touch('door'))
  expect(browser.open().shown()).toMatchObject({
    snapshot: { view: { ending: { title: 'Le jardin' } } },
    curtain: { puzzles: [{ wrong: 1, revealed: false }], players: [], mayShare: false, endings: null },
  })
  run.forget()
  expect(browser.open().shown()).toBeNull()
  expect(JSON.parse(browser.kept.text!)).toMatchObject({ endings: [{ reason: 'scene' }] })
})

test('a hidden code can be skipped as its author allows, and its answer is not shown', async () => {
  const run = openOn(await studyFile).open()
  run.begin('en')
  await run.send(touch('lock'))
  for (const place of [0, 1, 2]) await run.send({ type: 'take_hint', puzzleId: lock, place })
  expect(run.shown()!.snapshot.view.puzzle).toMatchObject({ canReveal: true, hidesAnswer: true })
  await run.send({ type: 'reveal_puzzle', puzzleId: lock })
  expect(run.shown()!.snapshot.view.puzzle!.solved).toMatchObject({ revealed: true, answer: null })
})

test('the clock stands while the page is closed', async () => {
  const browser = openOn(await studyFile)
  const run = browser.open()
  run.begin('en')
  browser.wait(30_000)
  run.present()
  browser.wait(24 * 3_600_000)
  expect(browser.open().look().view.runMs).toBe(90_000)
})

test('pictures and sounds are the file’s own, wherever a game names one', async () => {
  const { document, ...file } = await studyFile
  const scenes = document.scenes.map((scene) => ({ ...scene, imageAssetId: 'study' }))
  const run = openOn({ ...file, document: { ...document, scenes }, media: { study: '/media/a.webp' } }).open()
  run.begin('en')
  expect(run.look().media).toEqual({ study: 'blob:/media/a.webp' })
})

test.each(['', 'null', '{"run":{}}', '{"run":{"state":{"stateVersion":99}},"endings":[]}', 'no JSON'])(
  'where %j is kept, a game can begin',
  async (text) => {
    const browser = openOn(await studyFile)
    browser.kept.text = text
    const run = browser.open()
    expect(run.shown()).toBeNull()
    run.begin('en')
    expect(run.party()).toMatchObject({ mostPlayers: 1, members: [{ isHere: true }] })
    expect(run.chooseLanguage('fr').view.scene.name).toBe('Le bureau')
  },
)
