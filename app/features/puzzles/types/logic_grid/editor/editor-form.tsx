import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { EditorFormProps, Json } from '#app/features/puzzles/contract/contract.ts'
import { AttemptsField } from '#app/features/puzzles/kit/editor/attempts-field.tsx'
import { decoyOf } from '#app/features/puzzles/kit/rules/arranged-decoys.ts'
import { BesidePreview } from '#app/features/puzzles/kit/editor/beside-preview.tsx'
import { LivePreview } from '#app/features/puzzles/kit/editor/live-preview.tsx'
import { ownText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { OwnTextsFields } from '#app/features/puzzles/kit/editor/own-texts-fields.tsx'
import { problemText } from '#app/features/puzzles/kit/editor/problem-text.ts'
import { ReplyTextsFields } from '#app/features/puzzles/kit/editor/reply-texts-fields.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { CategoryFields } from './category-fields.tsx'
import { checkView, readChecked } from '#app/features/puzzles/types/logic_grid/rules/checked.ts'
import { ClueFields } from './clue-fields.tsx'
import { setItemsPerCategory } from './compose.ts'
import { findProblems, textsOf } from '#app/features/puzzles/types/logic_grid/rules/find-problems.ts'
import type { Draft } from '#app/features/puzzles/types/logic_grid/rules/grid.ts'
import { checkSoFar, judgeDecoy, judgeMapping, present } from '#app/features/puzzles/types/logic_grid/rules/grid.ts'
import {
  fewestItems,
  longestClue,
  mostChecks,
  mostDeductions,
  mostItems,
  usualChecks,
  usualDeductions,
} from '#app/features/puzzles/types/logic_grid/rules/limits.ts'
import { PlayerView } from '#app/features/puzzles/types/logic_grid/player/player-view.tsx'
import { problemTexts } from './problem-texts.ts'
import type { Answer, Configuration, Solution } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'
import { SolutionTable } from './solution-table.tsx'
import { TableDecoys } from './table-decoys.tsx'

export function EditorForm({
  value,
  errors,
  onChange,
  language,
  isTranslation = false,
}: EditorFormProps<Configuration, Solution>) {
  const { configuration, solution } = value
  const textsAt = (field: string) =>
    errors.filter((error) => error.field === field).map((error) => problemText(problemTexts, error))
  if (isTranslation) {
    return (
      <BesidePreview preview={<Preview value={value} language={language} isTranslation />}>
        <OwnTextsFields
          legend={m.puzzles_own_texts()}
          hint={m.puzzles_own_texts_hint()}
          originals={textsOf(configuration)}
          texts={configuration.texts}
          longest={longestClue}
          language={language}
          error={textsAt('texts')}
          onChange={(texts) => onChange({ configuration: { ...configuration, texts }, solution })}
        />
        <ReplyTextsFields
          decoys={solution.decoys}
          texts={solution.replyTexts}
          language={language}
          error={textsAt('replyTexts')}
          onChange={(replyTexts) => onChange({ configuration, solution: { ...solution, replyTexts } })}
        />
      </BesidePreview>
    )
  }
  return (
    <BesidePreview preview={<Preview value={value} language={language} />}>
      <GridSettings value={value} onChange={onChange} />
      <CategoryFields
        value={value}
        language={language}
        error={[...textsAt('categories'), ...textsAt('')]}
        errorsAt={(at) => textsAt(`categories.${at}`)}
        onChange={onChange}
      />
      <SolutionTable value={value} error={textsAt('correctMapping')} onChange={onChange} />
      <ClueFields
        value={value}
        language={language}
        error={textsAt('clues')}
        errorsAt={(at) => textsAt(`clues.${at}`)}
        onChange={onChange}
      />
      <TableDecoys
        value={value}
        language={language}
        errorsAt={(index) => textsAt(`decoys.${index}`)}
        onChange={onChange}
      />
    </BesidePreview>
  )
}

function GridSettings({ value, onChange }: { value: Draft; onChange: (value: Draft) => void }) {
  const { configuration, solution } = value
  const configure = (change: Partial<Configuration>) =>
    onChange({ configuration: { ...configuration, ...change }, solution })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field label={m.logic_grid_form_items()} hint={m.logic_grid_form_items_hint()}>
        {(control) => (
          <Select
            value={configuration.itemsPerCategory}
            onChange={(event) => onChange(setItemsPerCategory(value, Number(event.target.value)))}
            className="max-w-40"
            {...control}
          >
            {Array.from({ length: mostItems - fewestItems + 1 }, (_, index) => (
              <option key={index}>{fewestItems + index}</option>
            ))}
          </Select>
        )}
      </Field>
      <AttemptsField
        value={configuration.allowedAttempts}
        onChange={(attempts) => configure({ allowedAttempts: attempts })}
      />
      <Checkbox
        label={m.logic_grid_form_auto_cross()}
        hint={m.logic_grid_form_auto_cross_hint()}
        className="sm:col-span-2"
        checked={configuration.autoCross}
        onChange={(event) => configure({ autoCross: event.target.checked })}
      />
      <Checkbox
        label={m.logic_grid_form_checks()}
        hint={m.logic_grid_form_checks_hint()}
        className="sm:col-span-2"
        checked={configuration.checks > 0}
        onChange={(event) => configure({ checks: event.target.checked ? usualChecks : 0 })}
      />
      {configuration.checks > 0 && (
        <HowOften value={configuration.checks} most={mostChecks} onChange={(checks) => configure({ checks })} />
      )}
      <Checkbox
        label={m.logic_grid_form_deductions()}
        hint={m.logic_grid_form_deductions_hint()}
        className="sm:col-span-2"
        checked={configuration.deductions > 0}
        onChange={(event) => configure({ deductions: event.target.checked ? usualDeductions : 0 })}
      />
      {configuration.deductions > 0 && (
        <HowOften
          value={configuration.deductions}
          most={mostDeductions}
          onChange={(deductions) => configure({ deductions })}
        />
      )}
    </div>
  )
}

function HowOften({ value, most, onChange }: { value: number; most: number; onChange: (value: number) => void }) {
  return (
    <Field label={m.logic_grid_form_how_often()} className="pb-2 pl-8.5 sm:col-span-2">
      {(control) => (
        <Select
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
          className="max-w-40"
          {...control}
        >
          {Array.from({ length: most }, (_, index) => (
            <option key={index}>{index + 1}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function Preview({
  value,
  language,
  isTranslation = false,
}: {
  value: Draft
  language: Locale
  isTranslation?: boolean
}) {
  const { configuration, solution } = value
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
      isTranslation={isTranslation}
      allowedAttempts={configuration.allowedAttempts}
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
