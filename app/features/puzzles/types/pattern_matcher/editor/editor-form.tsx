import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps, Json } from '#app/features/puzzles/contract/contract.ts'
import { ArrangedDecoyList } from '#app/features/puzzles/kit/editor/arranged-decoy-list.tsx'
import { decoyOf } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { NumberListField } from '#app/features/puzzles/kit/editor/number-list-field.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { puzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { ReplyTextsFields } from '#app/features/puzzles/kit/editor/reply-texts-fields.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { BoardTools } from '#app/features/puzzles/types/pattern_matcher/player/board-tools.tsx'
import { mostSteps } from '#app/features/puzzles/types/pattern_matcher/rules/limits.ts'
import type { Draft } from '#app/features/puzzles/types/pattern_matcher/rules/pattern.ts'
import {
  judgeDecoy,
  judgeStep,
  partOf,
  present,
  shownAtFirst,
  shownPattern,
} from '#app/features/puzzles/types/pattern_matcher/rules/pattern.ts'
import { PatternBoard } from '#app/features/puzzles/types/pattern_matcher/player/pattern-board.tsx'
import { LineNames, PatternSettings } from './pattern-settings.tsx'
import { PlayerView } from '#app/features/puzzles/types/pattern_matcher/player/player-view.tsx'
import { problemTexts } from './problem-texts.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'
import { usePattern } from '#app/features/puzzles/types/pattern_matcher/player/use-pattern.ts'

type Form = PuzzleForm<Configuration, Solution>

export function EditorForm(props: EditorFormProps<Configuration, Solution>) {
  const form = puzzleForm(props, { schemas, problemTexts })
  const { value, configuration, solution } = form
  // at least one step is needed: an empty pattern is reported as missing
  const setPattern = (correctPattern: number[]) =>
    form.change({
      configuration: { ...configuration, sequenceLength: Math.max(1, correctPattern.length) },
      solution: { ...solution, correctPattern },
    })
  if (form.isTranslation)
    return (
      <>
        <LineNames form={form} />
        <ReplyTextsFields form={form} />
      </>
    )
  return (
    <BesidePreview preview={<Preview form={form} />}>
      <PatternSettings form={form} />
      {!configuration.shown && (
        <FieldGroup
          legend={m.pattern_matcher_form_pattern()}
          hint={m.pattern_matcher_form_pattern_hint()}
          error={form.problemsAt('correctPattern', '')}
        >
          <AuthorsBoard value={value} pattern={solution.correctPattern} onPattern={setPattern} />
          <NumberListField
            label={m.pattern_matcher_form_numbers()}
            hint={m.pattern_matcher_form_numbers_hint()}
            unreadable={m.pattern_matcher_form_numbers_unreadable({
              last: configuration.patternSize - 1,
              most: mostSteps,
            })}
            numbers={solution.correctPattern}
            most={mostSteps}
            highest={configuration.patternSize - 1}
            onChange={setPattern}
          />
        </FieldGroup>
      )}
      {!configuration.shown && solution.correctPattern.length > 0 && (
        <ArrangedDecoyList form={form} fresh={() => ({ pattern: [], reply: '' })}>
          {(decoy, onDecoy) => (
            <AuthorsBoard
              value={value}
              pattern={decoy.pattern}
              onPattern={(pattern) => onDecoy({ ...decoy, pattern })}
            />
          )}
        </ArrangedDecoyList>
      )}
    </BesidePreview>
  )
}

function AuthorsBoard({
  value,
  pattern,
  onPattern,
}: {
  value: Draft
  pattern: number[]
  onPattern: (pattern: number[]) => void
}) {
  const board = { ...present(value.configuration), sequenceLength: null }
  const play = usePattern({ board, pattern, onPattern })
  return (
    <div className="grid justify-items-center gap-3">
      <PatternBoard board={board} play={play} />
      <BoardTools board={board} play={play} />
    </div>
  )
}

const previewSeed = 3

function Preview({ form }: { form: Form }) {
  const { value, configuration, solution } = form
  const board = present(configuration)
  const judge = (answer: Answer, progress: Json) => {
    const judged = judgeStep(value, answer, previewSeed, progress)
    if (judged.kind === 'grown')
      return {
        outcome: 'partial',
        progress: judged.steps,
        view: { sequence: partOf(shownPattern(board, previewSeed), judged.steps) },
      } as const
    if (judged.kind === 'right') return { outcome: 'solved' } as const
    if (judged.kind === 'none') return { outcome: 'wrong', key: '', reply: null } as const
    const decoy = configuration.shown
      ? undefined
      : decoyOf(solution.decoys, judged.key, (each) => judgeDecoy(value, each))
    return {
      outcome: 'wrong',
      key: judged.key,
      reply: decoy ? ownText(solution.replyTexts, decoy.reply) : null,
    } as const
  }
  const missing =
    configuration.shown || solution.correctPattern.length > 0 ? null : m.pattern_matcher_form_preview_missing()
  return (
    <LivePreview<Answer> form={form} subject={value} missing={missing} judge={judge}>
      {(played, view) => (
        <PlayerView
          configuration={board}
          view={view ?? (configuration.shown ? { sequence: shownAtFirst(board, previewSeed) } : null)}
          {...played}
        />
      )}
    </LivePreview>
  )
}
