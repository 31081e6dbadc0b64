import { AttemptsField } from '#app/features/puzzles/kit/editor/attempts-field.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { answerKinds } from '#app/features/puzzles/kit/rules/match-answer.ts'
import { countBlanks } from '#app/features/puzzles/types/riddle/rules/blanks.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/riddle/rules/schema.ts'
import { solutionSchema } from '#app/features/puzzles/types/riddle/rules/schema.ts'

interface RiddleSettingsProps {
  configuration: Configuration
  solution: Solution
  onConfigure: (change: Partial<Configuration>) => void
  onSolve: (change: Partial<Solution>) => void
}

const kindTexts = {
  word: { label: m.riddle_form_kind_word, hint: m.riddle_form_kind_word_hint },
  phrase: { label: m.riddle_form_kind_phrase, hint: m.riddle_form_kind_phrase_hint },
  code: { label: m.riddle_form_kind_code, hint: m.riddle_form_kind_code_hint },
  number: { label: m.riddle_form_kind_number, hint: m.riddle_form_kind_number_hint },
  pattern: { label: m.riddle_form_kind_pattern, hint: m.riddle_form_kind_pattern_hint },
}

export function RiddleSettings(props: RiddleSettingsProps) {
  const { configuration, solution, onConfigure, onSolve } = props
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={m.riddle_form_kind()} hint={kindTexts[solution.answerKind].hint()}>
          {(control) => (
            <Select
              value={solution.answerKind}
              onChange={(event) => onSolve({ answerKind: solutionSchema.shape.answerKind.parse(event.target.value) })}
              {...control}
            >
              {answerKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindTexts[kind].label()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <AttemptsField
          value={configuration.allowedAttempts}
          onChange={(allowedAttempts) => onConfigure({ allowedAttempts })}
        />
        {solution.answerKind === 'number' && (
          <Field label={m.riddle_form_margin()} hint={m.riddle_form_margin_hint()}>
            {(control) => (
              <Input
                type="number"
                min={0}
                max={1_000_000}
                step="any"
                value={solution.margin}
                onChange={(event) =>
                  onSolve({ margin: Math.min(1_000_000, Math.max(0, event.target.valueAsNumber || 0)) })
                }
                {...control}
              />
            )}
          </Field>
        )}
      </div>
      <Switches {...props} />
    </>
  )
}

function Switches({ configuration, solution, onConfigure, onSolve }: RiddleSettingsProps) {
  const { answerKind, keepAccents, forgiveTypos, anyLanguage } = solution
  const areWords = answerKind === 'word' || answerKind === 'phrase'
  return (
    <div className="grid sm:grid-cols-2 sm:gap-x-6">
      {areWords && (
        <>
          <Checkbox
            label={m.riddle_form_partial()}
            hint={m.riddle_form_partial_hint()}
            checked={configuration.allowPartialMatch}
            onChange={(event) => onConfigure({ allowPartialMatch: event.target.checked })}
          />
          <Checkbox
            label={m.riddle_form_typos()}
            hint={m.riddle_form_typos_hint()}
            checked={forgiveTypos}
            onChange={(event) => onSolve({ forgiveTypos: event.target.checked })}
          />
        </>
      )}
      {answerKind !== 'number' && (
        <>
          <Checkbox
            label={m.riddle_form_case()}
            checked={configuration.caseSensitive}
            onChange={(event) => onConfigure({ caseSensitive: event.target.checked })}
          />
          <Checkbox
            label={m.riddle_form_accents()}
            checked={keepAccents}
            onChange={(event) => onSolve({ keepAccents: event.target.checked })}
          />
        </>
      )}
      {answerKind !== 'pattern' && (
        <Checkbox
          label={m.riddle_form_show_length()}
          hint={countBlanks(configuration.riddleText) > 0 && m.riddle_form_show_length_blanks()}
          checked={configuration.showLength}
          onChange={(event) => onConfigure({ showLength: event.target.checked })}
        />
      )}
      <Checkbox
        label={m.riddle_form_any_language()}
        checked={anyLanguage}
        onChange={(event) => onSolve({ anyLanguage: event.target.checked })}
      />
    </div>
  )
}
