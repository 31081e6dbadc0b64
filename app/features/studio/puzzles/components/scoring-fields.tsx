import { useState } from 'react'
import type { ScoringRules } from '#app/features/rows/scoring-rules.schema.ts'
import { mostPoints, usualScoring } from '#app/features/engine/usual-scoring.ts'
import { isScore, scoringValues } from '#app/features/studio/draft/puzzle/scoring-values.ts'
import type { ScoringRule } from '#app/features/studio/draft/puzzle/scoring-values.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Field, FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

export const scoringLabels = {
  points: m.studio_scoring_points,
  wrongAnswer: m.studio_scoring_wrong,
  hint: m.studio_scoring_hint,
  timeBonus: m.studio_scoring_bonus,
}

interface ScoringFieldsProps {
  rules: Record<string, unknown>
  onChange: (rules: ScoringRules) => void
  error: string[] | undefined
}

export function ScoringFields({ rules, onChange, error }: ScoringFieldsProps) {
  const values = scoringValues(rules)
  const areFine = (Object.keys(scoringLabels) as ScoringRule[]).every((rule) => isScore(values[rule]))
  return (
    // Each number shows its own range error.
    <FieldGroup
      legend={m.studio_scoring_title()}
      name="scoringRules"
      hint={m.studio_scoring_about()}
      error={areFine ? error : null}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {(Object.keys(scoringLabels) as ScoringRule[]).map((rule) => (
          <ScoreField
            key={rule}
            rule={rule}
            value={values[rule]}
            onChange={(value) => onChange({ ...values, [rule]: value })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

function ScoreField({
  rule,
  value,
  onChange,
}: {
  rule: ScoringRule
  value: number
  onChange: (value: number) => void
}) {
  const [isEmptied, setEmptied] = useState(false)
  const usual = usualScoring[rule]
  return (
    <Field
      label={scoringLabels[rule]()}
      hint={rule === 'timeBonus' ? m.studio_scoring_bonus_usual({ usual }) : m.studio_scoring_usual({ usual })}
      error={isScore(value) ? null : m.studio_errors_number()}
    >
      {(control) => (
        <Input
          type="number"
          min={0}
          max={mostPoints}
          step={1}
          placeholder={String(usual)}
          value={isEmptied ? '' : value}
          onChange={({ target }) => {
            const isNumber = Number.isFinite(target.valueAsNumber)
            setEmptied(!isNumber)
            onChange(isNumber ? target.valueAsNumber : usual)
          }}
          onBlur={() => setEmptied(false)}
          {...control}
        />
      )}
    </Field>
  )
}
