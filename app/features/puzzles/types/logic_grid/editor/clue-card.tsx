import Sparkles from 'lucide-react/icons/sparkles'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { RemoveButton } from '#app/features/puzzles/kit/editor/list-buttons.tsx'
import { TextField } from '#app/features/puzzles/kit/editor/text-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldErrors } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { ruleText } from '#app/features/puzzles/types/logic_grid/rules/clue-text.ts'
import { freshRule, holdingRule, ofKind } from './compose.ts'
import type { Draft } from '#app/features/puzzles/types/logic_grid/rules/grid.ts'
import { longestClue } from '#app/features/puzzles/types/logic_grid/rules/limits.ts'
import { RuleFields } from './rule-fields.tsx'
import type { Clue, Rule } from '#app/features/puzzles/types/logic_grid/rules/schema.ts'

interface ClueCardProps {
  value: Draft
  at: number
  language: Locale
  errors: string[]
  isRedundant: boolean
  isUntrue: boolean
  onChange: (clues: Clue[]) => void
}

const kinds = {
  not: m.logic_grid_kind_not,
  is: m.logic_grid_kind_is,
  either: m.logic_grid_kind_either,
  before: m.logic_grid_kind_before,
  beside: m.logic_grid_kind_beside,
} satisfies Record<Rule['kind'], unknown>

export function ClueCard({ value, at, language, errors, isRedundant, isUntrue, onChange }: ClueCardProps) {
  const { clues, categories } = value.configuration
  const { text, rule } = clues[at]!
  const ordered = categories.findIndex((category) => category.ordered)
  const change = (part: Partial<Clue>) => onChange(clues.with(at, { text, rule, ...part }))
  const setKind = (kind: string) => {
    const known = (Object.keys(kinds) as Rule['kind'][]).find((each) => each === kind)
    change({ rule: known ? (rule ? ofKind(known, rule, ordered) : freshRule(value, known)) : null })
  }
  const truer = rule && isUntrue ? holdingRule(value, rule) : null
  const errorId = `logic-clue-${at}-error`
  return (
    <li className="grid gap-3 rounded-control border border-line p-3">
      <div className="flex items-end gap-2">
        <Field label={m.logic_grid_form_clue({ position: at + 1 })} className="flex-1">
          {(control) => (
            <Select value={rule?.kind ?? 'words'} onChange={(event) => setKind(event.target.value)} {...control}>
              {(Object.keys(kinds) as Rule['kind'][]).map((kind) => (
                <option key={kind} value={kind} disabled={(kind === 'before' || kind === 'beside') && ordered === -1}>
                  {kinds[kind]()}
                </option>
              ))}
              <option value="words">{m.logic_grid_kind_words()}</option>
            </Select>
          )}
        </Field>
        <RemoveButton
          label={m.logic_grid_form_remove_clue({ position: at + 1 })}
          onRemove={() => onChange(clues.toSpliced(at, 1))}
        />
      </div>
      {rule && (
        <RuleFields rule={rule} categories={categories} position={at + 1} onChange={(next) => change({ rule: next })} />
      )}
      <TextField
        label={m.logic_grid_form_words({ position: at + 1 })}
        hint={rule && m.logic_grid_form_words_hint({ text: ruleText(rule, categories, language) })}
        optional={rule !== null}
        language={language}
        value={text}
        longest={longestClue}
        onChange={(typed) => change({ text: typed })}
      />
      {isRedundant && <p className="text-sm font-semibold text-warning-ink">{m.logic_grid_form_redundant()}</p>}
      <div role="status" className="grid justify-items-start gap-2 empty:sr-only">
        <FieldErrors id={errorId} errors={errors} />
        {isUntrue && truer && (
          <Button size="small" className="min-h-11" onClick={() => change({ rule: truer })}>
            <Sparkles aria-hidden="true" className="size-4.5" />
            {m.logic_grid_form_make_true({ text: ruleText(truer, categories, language) })}
          </Button>
        )}
      </div>
    </li>
  )
}
