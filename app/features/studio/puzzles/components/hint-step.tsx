import { mostPoints } from '#app/features/engine/usual-scoring.ts'
import { hintLevels } from '#app/features/engine/hint-level.ts'
import { hints } from '#app/features/rows/kinds/hints.ts'
import { roleNames } from '#app/features/rows/role-names.ts'
import { BilingualText } from '#app/features/studio/fields/components/bilingual-text.tsx'
import type { ContentLanguages } from '#app/features/studio/fields/components/bilingual-text.tsx'
import { StepButtons } from '#app/features/studio/fields/components/step-rows.tsx'
import { isScore } from '#app/features/studio/draft/puzzle/scoring-values.ts'
import { roles } from '#app/shared/player-roles.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { hintWords } from '#app/features/studio/fields/components/hint-words.ts'
import type { HintStep as Step } from './hint-ladder.ts'

const levelTexts = {
  nudge: m.studio_hint_nudge,
  method: m.studio_hint_method,
  near_solution: m.studio_hint_near_solution,
}

interface HintStepProps {
  languages: ContentLanguages
  step: Step
  position: number
  count: number
  usualCost: number
  onChange: (step: Step) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

export function HintStep({ languages, step, position, count, usualCost, onChange, onMove, onRemove }: HintStepProps) {
  const change = (part: Partial<Step>) => onChange({ ...step, ...part })
  return (
    <>
      <div className="grid gap-3">
        <BilingualText
          label={m.studio_hint({ position })}
          languages={languages}
          value={step.hint}
          onChange={(hint) => change({ hint })}
          translation={step.inOther}
          onTranslate={(inOther) => change({ inOther })}
          max={hints.texts.longest}
          rows={2}
        />
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <Field label={m.studio_hint_level({ position })}>
            {(control) => (
              <Select
                value={step.level ?? ''}
                onChange={({ target }) => change({ level: hintLevels.find((level) => level === target.value) ?? null })}
                {...control}
              >
                {step.level === null && <option value="">{m.studio_puzzle_difficulty_none()}</option>}
                {hintLevels.map((level) => (
                  <option key={level} value={level}>
                    {levelTexts[level]()}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            label={m.studio_hint_cost({ position })}
            error={step.cost === null || isScore(step.cost) ? null : m.studio_errors_number()}
          >
            {(control) => (
              <Input
                type="number"
                min={0}
                max={mostPoints}
                step={1}
                placeholder={m.studio_hint_cost_usual({ usual: usualCost })}
                value={step.cost ?? ''}
                onChange={({ target }) =>
                  change({ cost: Number.isFinite(target.valueAsNumber) ? target.valueAsNumber : null })
                }
                {...control}
              />
            )}
          </Field>
          <Field label={m.roles_hint({ position })}>
            {(control) => (
              <Select
                value={step.role ?? ''}
                onChange={({ target }) => change({ role: roles.find((role) => role === target.value) ?? null })}
                {...control}
              >
                <option value="">{m.roles_everybody()}</option>
                {roles.map((role) => (
                  <option key={role} value={role}>
                    {roleNames[role]()}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </div>
      <div className="flex sm:flex-col">
        <StepButtons words={hintWords} position={position} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
    </>
  )
}
