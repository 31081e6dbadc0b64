import { existsSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { OnlyPrinted } from '#app/features/puzzles/kit/editor/only-printed.ts'
import { m } from '#app/i18n/generated/messages.js'
import { overwriteGetLocale } from '#app/i18n/generated/runtime.js'
import { locales } from '#app/i18n/locale.ts'
import type {
  EditorForm,
  Json,
  JsonObject,
  JudgeContext,
  PlayerView,
  PuzzleDraft,
  PuzzleFixtures,
} from '#app/features/puzzles/contract/contract.ts'
import { lockTemplateOf } from './lock-templates.server.ts'
import { puzzlePrint } from './puzzle-prints.server.ts'
import { puzzleTypes } from './puzzle-types.ts'
import { languagesWithoutSolution, missingFaces, puzzleJudge } from './puzzle-judge.server.ts'

const fixturesOf = import.meta.glob<PuzzleFixtures>('../types/*/fixtures.ts', { eager: true, import: 'fixtures' })
const views = import.meta.glob<PlayerView>('../types/*/player/player-view.tsx', { eager: true, import: 'PlayerView' })
const forms = import.meta.glob<EditorForm>('../types/*/editor/editor-form.tsx', { eager: true, import: 'EditorForm' })
const messages = import.meta.glob<Record<string, unknown>>('../types/*/messages/*.json', {
  eager: true,
  import: 'default',
})
/** Types with the same name in both languages. */
const sameInBoth = ['code_entry']

/** What a wrong answer costs where tries are counted. */
const ofTries = /costs? a try/u

const context: JudgeContext = { language: 'en', progress: null, seed: 1 }
const types = puzzleTypes.map((type) => ({ id: type.id, type }))

function fixturesFor(id: string): PuzzleFixtures {
  const fixtures = fixturesOf[`../types/${id}/fixtures.ts`]
  if (!fixtures) throw new Error(`types/${id} has no fixtures.ts`)
  return fixtures
}

function stored(id: string, draft: PuzzleDraft) {
  const read = puzzleTypes.find((type) => type.id === id)?.read(draft)
  if (!read) throw new Error('the draft cannot be read')
  return { type: id, configuration: { en: read.configuration }, solution: { en: read.solution } }
}

afterEach(() => overwriteGetLocale(() => 'en'))

test('a type without a component, and a folder that is not registered, are reported at boot', () => {
  const whole = ['check.server.ts', 'player/player-view.tsx', 'editor/editor-form.tsx', 'rules/least-size.ts'].map(
    (face) => `../types/lock/${face}`,
  )
  expect(missingFaces(['lock'], whole)).toEqual([])
  expect(missingFaces(['lock'], whole.slice(1))).toEqual(['types/lock has no check.server.ts'])
  expect(missingFaces([], whole)).toEqual(['types/lock is not in types/index.ts'])
})

test('an unknown type judges nothing', () => {
  for (const type of ['constructor', '__proto__', 'nothing']) {
    expect(() => puzzleJudge.judge({ type, configuration: {}, solution: {} }, {}, context)).toThrow(
      'There is no puzzle type',
    )
  }
})

describe.each(types)('puzzle type $id', ({ id, type }) => {
  const fixtures = fixturesFor(id)

  test('its folder has its name, its version counts from 1, its defaults match its schema', () => {
    expect(Object.keys(views)).toContain(`../types/${id}/player/player-view.tsx`)
    expect(type.version).toBeGreaterThanOrEqual(1)
    expect(type.read(type.defaults)).toMatchObject(type.defaults)
    expect(type.read({ configuration: {}, solution: {} })).toMatchObject({ ...type.defaults, allowedAttempts: 3 })
  })

  test('its lock template can be published as it is, in both languages, with the site’s own files', () => {
    for (const locale of locales) {
      const { draft, ...page } = lockTemplateOf(type, locale)
      expect(Object.values(page).every((text) => text.trim() !== '')).toBe(true)
      expect(type.findProblems(draft, false)).toEqual([])
      expect(languagesWithoutSolution(stored(id, draft))).toEqual([])
      for (const address of type.filesIn(draft.configuration)) expect(existsSync(`public${address}`)).toBe(true)
    }
  })

  test('a new puzzle starts with the defaults, or with an example that can be played as it is', () => {
    for (const locale of locales) {
      const started = type.startingDraft(locale)
      expect(type.read(started)).toMatchObject(started)
      if (JSON.stringify(started) === JSON.stringify(type.defaults)) continue
      expect(type.findProblems(started)).toEqual([])
      expect(languagesWithoutSolution(stored(id, started))).toEqual([])
    }
  })

  test.each(fixtures.cases)(
    '$title: right answers solve, wrong ones do not and have a normal form',
    ({ configuration, solution, right, wrong }) => {
      const puzzle = stored(id, { configuration, solution })
      expect(type.findProblems({ configuration, solution }).filter((problem) => problem.severity === 'error')).toEqual(
        [],
      )
      for (const answer of right)
        expect(puzzleJudge.judge(puzzle, answer, context), JSON.stringify(answer)).toEqual({ outcome: 'solved' })
      for (const answer of wrong) {
        const verdict = puzzleJudge.judge(puzzle, answer, context)
        expect(verdict, JSON.stringify(answer)).toMatchObject({ outcome: 'wrong', key: expect.stringMatching(/./u) })
      }
      expect(languagesWithoutSolution(puzzle)).toEqual([])
    },
  )

  test('something that is not an answer is refused without being judged', () => {
    const [first] = fixtures.cases
    const puzzle = stored(id, first!)
    for (const answer of fixtures.malformed) {
      expect(puzzleJudge.judge(puzzle, answer, context), JSON.stringify(answer)).toEqual({ outcome: 'malformed' })
      expect(type.isAnswer(answer)).toBe(false)
    }
  })

  test('hints are worked out in both languages without notes; malformed notes give none', () => {
    for (const { configuration, solution } of fixtures.cases) {
      const puzzle = stored(id, { configuration, solution })
      const inBoth = {
        ...puzzle,
        configuration: { ...puzzle.configuration, fr: puzzle.configuration.en },
        solution: { ...puzzle.solution, fr: puzzle.solution.en },
      }
      const known: Json[] = []
      for (let at = 0; at < type.workedHints(puzzle.configuration.en); at++) {
        const hint = puzzleJudge.hint(inBoth, undefined, known)
        expect(hint).toMatchObject({
          outcome: 'hint',
          text: { en: expect.stringMatching(/./u) as string, fr: expect.stringMatching(/./u) as string },
        })
        expect(puzzleJudge.hint(inBoth, undefined, known)).toEqual(hint)
        for (const notes of [3, 'notes', [], { notes: {} }])
          expect(puzzleJudge.hint(inBoth, notes, known)).toEqual({ outcome: 'malformed' })
        if (hint.outcome === 'hint') known.push(hint.known)
      }
    }
  })

  test('64 kB sent as an answer are refused in less than 20 ms', () => {
    const puzzle = stored(id, fixtures.cases[0]!)
    const [right] = fixtures.cases[0]!.right as JsonObject[]
    const huge = Object.fromEntries(Object.keys(right!).map((key) => [key, 'a'.repeat(65_536)]))
    // The fastest of a few: other load makes one of them slow, a judge in quadratic time makes all of them slow
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now()
      puzzleJudge.judge(puzzle, huge, context)
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(20)
  })

  test('what an author left incomplete is reported by its code', () => {
    for (const { draft, code } of fixtures.incomplete) {
      expect(
        type.findProblems(draft).map((problem) => problem.code),
        JSON.stringify(draft),
      ).toContain(code)
    }
  })

  test('unknown keys are refused in every schema', () => {
    const { configuration, solution } = fixtures.cases[0]!
    expect(type.read({ configuration: { ...configuration, secret: 1 }, solution })).toBeNull()
    expect(type.read({ configuration, solution: { ...solution, secret: 1 } })).toBeNull()
  })

  test('nothing of the solution is in what a player is sent or shown', () => {
    const { draft, words } = fixtures.canary
    const presented = type.present(draft.configuration)
    const sent = JSON.stringify(presented)
    const seen = locales.map((locale) => renderView(id, locale, presented, false)).join('')
    expect(type.findProblems(draft).filter((problem) => problem.severity === 'error')).toEqual([])
    for (const word of words) {
      expect(JSON.stringify(draft)).toContain(word)
      expect(sent).not.toContain(word)
      expect(seen).not.toContain(word)
    }
  })

  test('data stored by older versions can still be read, judged and shown', () => {
    expect(fixtures.old.map((old) => old.version)).toContain(type.version)
    for (const { version, draft, presented } of fixtures.old) {
      const upgraded = type.upgradeDraft(version, draft)
      expect(type.read(upgraded)).not.toBeNull()
      expect(languagesWithoutSolution(stored(id, upgraded))).toEqual([])
      expect(type.upgradePresented(version, presented)).toEqual(type.present(upgraded.configuration))
    }
    expect(() => type.upgradeDraft(type.version + 1, fixtures.old[0]!.draft)).toThrow('older than the stored')
  })

  test('a translation may replace only existing fields', () => {
    const { configuration, solution } = type.defaults
    expect(Object.keys(configuration)).toEqual(expect.arrayContaining([...type.translatable.configuration]))
    expect(Object.keys(solution)).toEqual(expect.arrayContaining([...type.translatable.solution]))
  })

  test('both languages have the same texts with the same placeholders, named after the type', () => {
    const [en, fr] = locales.map((locale) => messages[`../types/${id}/messages/${locale}.json`]!)
    const texts = (all: Record<string, unknown>) => Object.entries(all).filter(([key]) => key !== '$schema')
    const shape = (all: Record<string, unknown>) => texts(all).map(([key, text]) => [key, placeholders(text)])
    expect(shape(fr!).sort()).toEqual(shape(en!).sort())
    for (const [key] of texts(en!)) expect(key).toMatch(new RegExp(`^${id}_`, 'u'))
    // A new type begins with its English name in both languages
    if (!sameInBoth.includes(id)) expect(fr![`${id}_label`]).not.toBe(en![`${id}_label`])
  })

  test('both components render in both languages, with a name for every control', () => {
    for (const { configuration, solution } of fixtures.cases) {
      const draft = type.read({ configuration, solution })!
      const html = locales.map((locale) => [
        renderView(id, locale, type.present(configuration), false),
        renderForm(id, locale, draft),
      ])
      expect(html[0]).not.toEqual(html[1])
      for (const markup of html.flat()) expect(namelessControls(markup)).toEqual([])
    }
  })

  test('a solved puzzle shows the answer that was revealed', () => {
    const draft = type.read(fixtures.cases[0]!)!
    const answer = puzzleJudge.reveal(stored(id, draft), context.seed).en!
    expect(renderView(id, 'en', type.present(draft.configuration), true, answer)).not.toEqual(
      renderView(id, 'en', type.present(draft.configuration), true),
    )
  })
})

test.each(types)('$id needs a device if its sheet leaves something for one to play', ({ id, type }) => {
  for (const { configuration } of fixturesFor(id).cases)
    expect(type.needsDevice).toBe(puzzlePrint(id).sound(type.present(configuration)) !== null)
})

test.each(types)('a printed $id has a form without what needs a screen', ({ id, type }) => {
  for (const { configuration, solution } of fixturesFor(id).cases) {
    const draft = type.read({ configuration, solution })!
    const [played, printed] = [false, true].map((isPrinted) => renderForm(id, 'en', draft, isPrinted))
    for (const text of [m.puzzles_preview_hint(), m.puzzles_attempts()]) {
      expect(played).toContain(text)
      expect(printed).not.toContain(text)
    }
    expect(printed).not.toMatch(ofTries)
    expect(namelessControls(printed!)).toEqual([])
  }
})

function renderView(
  id: string,
  locale: (typeof locales)[number],
  configuration: JsonObject,
  solved: boolean,
  answer: Json = null,
): string {
  const View = views[`../types/${id}/player/player-view.tsx`]!
  overwriteGetLocale(() => locale)
  return renderToString(
    <View
      configuration={configuration}
      attemptsLeft={2}
      pausedForMs={29_500}
      feedback={{ kind: 'wrong', reply: null }}
      tried={[]}
      view={puzzleTypes.find((type) => type.id === id)!.start(configuration, context.seed)}
      solved={solved}
      answer={answer}
      busy={false}
      onAnswer={() => undefined}
    />,
  )
}

function renderForm(
  id: string,
  locale: (typeof locales)[number],
  value: PuzzleDraft<JsonObject, JsonObject>,
  isPrinted = false,
): string {
  const Form = forms[`../types/${id}/editor/editor-form.tsx`]!
  const type = puzzleTypes.find((candidate) => candidate.id === id)!
  overwriteGetLocale(() => locale)
  return renderToString(
    <OnlyPrinted value={isPrinted}>
      <Form value={value} errors={type.findProblems(value)} onChange={() => undefined} language={locale} />
    </OnlyPrinted>,
  )
}

const placeholders = (text: unknown): string[] =>
  [...new Set(JSON.stringify(text).match(/\{[a-z]\w*\}/giu) ?? [])].sort()

/** Controls without a label: what axe would find first. All of axe runs in the browser. */
function namelessControls(markup: string): string[] {
  const labelled = new Set([...markup.matchAll(/<label[^>]* for="([^"]+)"/gu)].map((match) => match[1]))
  const wrapped = markup.replace(/<label(?![^>]* for=)[^>]*>.*?<\/label>/gsu, '')
  const controls = [...wrapped.matchAll(/<(?:input|select|textarea)[^>]*>|<button[^>]*>.*?<\/button>/gsu)].map(
    (match) => match[0],
  )
  return controls.filter((control) => {
    if (/^<[^>]*aria-label="[^"]+"/u.test(control)) return false
    if (control.startsWith('<button')) return control.replace(/<svg.*?<\/svg>|<[^>]*>/gsu, '').trim() === ''
    return !labelled.has(/^<[^>]* id="([^"]+)"/u.exec(control)?.[1] ?? '')
  })
}
