import { m } from '#app/i18n/generated/messages.js'
import type { EditorFormProps, Json } from '#app/features/puzzles/contract/contract.ts'
import { decoyOf } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { CountField } from '#app/features/puzzles/kit/editor/count-field.tsx'
import { OnScreen } from '#app/features/puzzles/kit/editor/only-printed.ts'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { OwnTextsFields } from '#app/features/puzzles/kit/editor/own-texts-fields.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { puzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { ReplyTextsFields } from '#app/features/puzzles/kit/editor/reply-texts-fields.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { CategoryFields } from './category-fields.tsx'
import { checkView, readChecked } from '#app/features/puzzles/types/logic_grid/rules/checked.ts'
import { ClueFields } from './clue-fields.tsx'
import { setItemsPerCategory } from './compose.ts'
import { findProblems, categoryAndClueTexts } from '#app/features/puzzles/types/logic_grid/rules/find-problems.ts'
import { checkSoFar, judgeDecoy, judgeMapping, present } from '#app/features/puzzles/types/logic_grid/rules/grid.ts'
import {
  longestClue,
  mostChecks,
  mostDeductions,
  usualChecks,
  usualDeductions,
} from '#app/features/puzzles/types/logic_grid/rules/limits.ts'
import { PlayerView } from '#app/features/puzzles/types/logic_grid/player/player-view.tsx'
import { problemTexts } from './problem-texts.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'
import { schemas } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'
import { SolutionTable } from './solution-table.tsx'
import { TableDecoys } from './table-decoys.tsx'

type Form = PuzzleForm<Configuration, Solution>

export function EditorForm(props: EditorFormProps<Configuration, Solution>) {
  const form = puzzleForm(props, { schemas, problemTexts })
  const { configuration } = form
  if (form.isTranslation) {
    return (
      <BesidePreview preview={<Preview form={form} />}>
        <OwnTextsFields
          legend={m.puzzles_own_texts()}
          hint={m.puzzles_own_texts_hint()}
          originals={categoryAndClueTexts(configuration)}
          texts={configuration.texts}
          longest={longestClue}
          language={form.language}
          error={form.problemsAt('texts')}
          onChange={(texts) => form.configure({ texts })}
        />
        <ReplyTextsFields form={form} />
      </BesidePreview>
    )
  }
  return (
    <BesidePreview preview={<Preview form={form} />}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField
          form={form}
          name="itemsPerCategory"
          onChange={(items) => form.change(setItemsPerCategory(form.value, items))}
        />
        <FormField form={form} name="allowedAttempts" />
        <FormField form={form} name="autoCross" className="sm:col-span-2" />
        <OnScreen>
          <HowOften
            label={m.logic_grid_form_checks()}
            hint={m.logic_grid_form_checks_hint()}
            value={configuration.checks}
            usual={usualChecks}
            most={mostChecks}
            onChange={(checks) => form.configure({ checks })}
          />
          <HowOften
            label={m.logic_grid_form_deductions()}
            hint={m.logic_grid_form_deductions_hint()}
            value={configuration.deductions}
            usual={usualDeductions}
            most={mostDeductions}
            onChange={(deductions) => form.configure({ deductions })}
          />
        </OnScreen>
      </div>
      <CategoryFields form={form} />
      <SolutionTable form={form} />
      <ClueFields form={form} />
      <TableDecoys form={form} />
    </BesidePreview>
  )
}

interface HowOftenProps {
  label: string
  hint: string
  value: number
  usual: number
  most: number
  onChange: (value: number) => void
}

/** 0 for never. */
function HowOften({ label, hint, value, usual, most, onChange }: HowOftenProps) {
  return (
    <>
      <Checkbox
        label={label}
        hint={hint}
        className="sm:col-span-2"
        checked={value > 0}
        onChange={({ target }) => onChange(target.checked ? usual : 0)}
      />
      {value > 0 && (
        <CountField
          label={m.logic_grid_form_how_often()}
          className="pb-2 pl-8.5 sm:col-span-2"
          value={value}
          to={most}
          onChange={onChange}
        />
      )}
    </>
  )
}

function Preview({ form }: { form: Form }) {
  const { value, configuration, solution, language } = form
  const judge = (answer: Answer, progress: Json) => {
    if (answer.soFar) {
      const checked = checkSoFar(value, answer, readChecked(progress))
      return checked
        ? { outcome: 'partial' as const, progress: { ...checked }, view: checkView(value, checked) }
        : { outcome: 'partial' as const, progress, view: null }
    }
    const judged = judgeMapping(value, answer)
    if (judged.kind === 'right') return { outcome: 'solved' } as const
    if (judged.kind === 'none') return { outcome: 'wrong', key: '', reply: null } as const
    const decoy = decoyOf(solution.decoys, judged.key, (each) => judgeDecoy(value, each))
    return {
      outcome: 'wrong',
      key: judged.key,
      reply: decoy ? ownText(solution.replyTexts, decoy.reply) : null,
    } as const
  }
  const isReady = findProblems(value).every(({ severity, field }) => severity !== 'error' || field.startsWith('clues'))
  return (
    <LivePreview<Answer>
      form={form}
      subject={value}
      missing={isReady ? null : m.logic_grid_form_preview_missing()}
      judge={judge}
    >
      {(played, view) => (
        <PlayerView configuration={present(configuration)} language={language} view={view} {...played} />
      )}
    </LivePreview>
  )
}
