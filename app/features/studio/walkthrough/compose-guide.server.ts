import type { Compiled } from '#app/features/adventure/checks/compiled.ts'
import type { Step } from '#app/features/adventure/checks/search/moment.ts'
import { walkSteps } from '#app/features/adventure/checks/walk-step.ts'
import { walkText } from '#app/features/adventure/checks/walk-text.ts'
import type { SceneRow } from '#app/features/adventure/draft.queries.server.ts'
import type { AdventureDraft, DraftPuzzle, DraftScene } from '#app/features/adventure/draft.server.ts'
import { withNamedHotspots } from '#app/features/adventure/named-hotspots.ts'
import { isPlayable, readPuzzle, storedPuzzle } from '#app/features/adventure/read-puzzle.server.ts'
import { languagesOf, localTextOf, localTextsOf } from '#app/features/adventure/words.ts'
import { assetUrl } from '#app/features/media/asset.present.ts'
import { answerInWords } from '#app/features/puzzles/print/compose-print.server.ts'
import { seedOf } from '#app/features/puzzles/print/print-seed.server.ts'
import { puzzleJudge } from '#app/features/puzzles/registry/puzzle-judge.server.ts'
import { inLanguage, textIn } from '#app/i18n/local-text.ts'
import type { LocalText } from '#app/i18n/local-text.ts'
import type { Locale } from '#app/i18n/locale.ts'
import { saidIn } from '#app/i18n/said-in.ts'
import type { GuidePart, GuidePicture, GuidePuzzle, Mark } from './guide.ts'

type Image = SceneRow['image']
type Scene = DraftScene & { image: Image }
type Puzzle = DraftPuzzle & { image: Image }
type Rows = Omit<AdventureDraft, 'scenes' | 'puzzles'> & { scenes: readonly Scene[]; puzzles: readonly Puzzle[] }

/** @param compiled null without a scene
 * @param way the checker's; null if it found none. Pure. */
export function composeGuide(
  draft: Rows,
  compiled: Compiled | null,
  way: readonly Step[] | null,
  language: Locale,
): { parts: GuidePart[]; otherPuzzles: GuidePuzzle[] } {
  const languages = languagesOf(draft.adventure)
  const inWords = (text: LocalText) => textIn(text, language, draft.adventure.primaryLanguage)
  const puzzles = new Map(draft.puzzles.map((row) => [row.id, puzzleOf(row, languages, language)]))
  if (!compiled) return { parts: [], otherPuzzles: [...puzzles.values()] }
  const parts: GuidePart[] = []
  /** The first stay in each scene, whose picture has the marks of all. */
  const first = new Map<string, GuidePart>()
  let present: string | null = null
  const enter = (sceneId: string) => {
    const scene = draft.scenes.find(({ id }) => id === sceneId)
    if (!scene) return
    const name = inWords(localTextOf(scene, 'name', languages))
    const isNew = !first.has(sceneId)
    const text = isNew ? sceneTexts(scene).map((field) => inWords(localTextOf(scene, field, languages))) : []
    const alt = inWords(localTextOf(scene, 'altText', languages))
    const picture = isNew && scene.image ? { ...pictureOf(scene.image), alt } : null
    const part: GuidePart = { name, text: text.filter(Boolean).join('\n\n'), picture, marks: [], steps: [] }
    parts.push(part)
    if (isNew) first.set(sceneId, part)
    present = sceneId
  }
  enter(compiled.document.startSceneId)
  const named = withNamedHotspots(draft)
  let number = 0
  for (const step of way ?? []) {
    const text = saidIn(language, () => walkSteps(named, compiled, [step], language).map(walkText)).join(' ')
    if (text === '') continue
    number++
    const puzzle = step.type === 'solve' ? puzzles.get(step.puzzleId) : undefined
    if (puzzle) puzzles.delete(puzzle.id)
    const hotspot = 'hotspotId' in step ? draft.hotspots.find(({ id }) => id === step.hotspotId) : undefined
    // What was done before may have moved the party by itself
    if (hotspot && hotspot.sceneId !== present) enter(hotspot.sceneId)
    parts.at(-1)?.steps.push({ number, text, puzzle: puzzle ?? null })
    const pictured = hotspot && first.get(hotspot.sceneId)
    if (pictured) pictured.marks = withMark(pictured.marks, hotspot, number)
    if ('sceneId' in step) enter(step.sceneId)
  }
  return { parts, otherPuzzles: [...puzzles.values()] }
}

const sceneTexts = ({ isEnding }: DraftScene) =>
  isEnding ? (['description', 'endingText'] as const) : (['description'] as const)

function withMark(marks: readonly Mark[], { x, y }: Pick<Mark, 'x' | 'y'>, number: number): Mark[] {
  const same = marks.find((mark) => mark.x === x && mark.y === y)
  if (!same) return [...marks, { x, y, label: String(number) }]
  return marks.map((mark) => (mark === same ? { ...mark, label: `${mark.label}, ${number}` } : mark))
}

const pictureOf = (image: NonNullable<Image>): Omit<GuidePicture, 'alt'> => ({
  url: assetUrl(image),
  width: image.width ?? 0,
  height: image.height ?? 0,
})

function puzzleOf(row: Puzzle, languages: readonly Locale[], language: Locale): GuidePuzzle {
  const [primary] = languages as [Locale]
  const text = (field: 'name' | 'description') => textIn(localTextOf(row, field, languages), language, primary)
  const hints = localTextsOf(row, 'hints', languages).map((hint) => textIn(hint.text, language, primary))
  return { id: row.id, name: text('name'), task: text('description'), hints, ...answerOf(row, languages, language) }
}

function answerOf(row: Puzzle, languages: readonly Locale[], language: Locale): Pick<GuidePuzzle, 'answer' | 'at'> {
  const [primary] = languages as [Locale]
  const reading = readPuzzle(row, languages)
  if (!isPlayable(reading)) return { answer: [], at: null }
  const draft = inLanguage(reading.drafts, language, primary)!
  const answer = inLanguage(
    puzzleJudge.reveal(storedPuzzle(reading), row.variantSeed ?? seedOf(row.id)),
    language,
    primary,
  )
  if (answer === undefined) return { answer: [], at: null }
  const picture = row.image && assetUrl(row.image)
  const { words, at } = answerInWords({ type: reading.type, draft, answer, picture }, language)
  const marks = (at?.points ?? []).map(({ x, y }, place) => ({ x, y, label: String(place + 1) }))
  return { answer: words, at: at && at.url !== '' ? { url: at.url, marks } : null }
}
