import { m } from '#app/i18n/generated/messages.js'
import { AttemptsField } from '#app/features/puzzles/kit/editor/attempts-field.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { mostReplays, mostSteps } from '#app/features/puzzles/types/pattern_matcher/rules/limits.ts'
import type { Draft } from '#app/features/puzzles/types/pattern_matcher/rules/pattern.ts'
import { columnsOf, resize, rowsOf } from '#app/features/puzzles/types/pattern_matcher/rules/pattern.ts'
import type { Configuration } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'
import { configurationSchema } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'

const looks = {
  visual: m.pattern_matcher_form_visual,
  color: m.pattern_matcher_form_color,
  symbol: m.pattern_matcher_form_symbol,
} as const
const speeds = {
  slow: m.pattern_matcher_form_slow,
  medium: m.pattern_matcher_form_medium,
  fast: m.pattern_matcher_form_fast,
} as const

/** Sizes that fill their rows. A board stored with another size keeps it until the author chooses one. */
const sizes = [4, 6, 9, 12, 16, 20, 25, 30, 36]

const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]

export function PatternSettings({
  value,
  lengthErrors,
  onChange,
}: {
  value: Draft
  lengthErrors: string[]
  onChange: (value: Draft) => void
}) {
  const { configuration, solution } = value
  const { patternSize, patternType, allowedAttempts } = configuration
  const configure = (change: Partial<Configuration>) =>
    onChange({ configuration: { ...configuration, ...change }, solution })
  const setSize = (size: number) => {
    const correctPattern = resize(solution.correctPattern, patternSize, size)
    const sequenceLength = configuration.shown ? configuration.sequenceLength : Math.max(1, correctPattern.length)
    const decoys = solution.decoys.map((decoy) => ({ ...decoy, pattern: resize(decoy.pattern, patternSize, size) }))
    onChange({
      configuration: { ...configuration, patternSize: size, sequenceLength },
      solution: { ...solution, correctPattern, decoys },
    })
  }
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.pattern_matcher_form_look()}>
          {(control) => (
            <Select
              value={patternType}
              onChange={(event) =>
                configure({ patternType: configurationSchema.shape.patternType.parse(event.target.value) })
              }
              {...control}
            >
              {keysOf(looks).map((look) => (
                <option key={look} value={look}>
                  {looks[look]()}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={m.pattern_matcher_form_size()}>
          {(control) => (
            <Select value={patternSize} onChange={(event) => setSize(Number(event.target.value))} {...control}>
              {[...new Set([...sizes, patternSize])]
                .sort((one, other) => one - other)
                .map((size) => (
                  <option key={size} value={size}>
                    {m.pattern_matcher_form_size_of({ columns: columnsOf(size), rows: rowsOf(size), count: size })}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <AttemptsField value={allowedAttempts} onChange={(attempts) => configure({ allowedAttempts: attempts })} />
        {configuration.shown && (
          <ShownSettings configuration={configuration} errors={lengthErrors} onChange={configure} />
        )}
      </div>
      <Switches configuration={configuration} onChange={configure} />
    </>
  )
}

function ShownSettings({
  configuration,
  errors,
  onChange,
}: {
  configuration: Configuration
  errors: string[]
  onChange: (change: Partial<Configuration>) => void
}) {
  return (
    <>
      <Field label={m.pattern_matcher_form_length()} error={errors}>
        {(control) => (
          <Select
            value={configuration.sequenceLength}
            onChange={(event) => onChange({ sequenceLength: Number(event.target.value) })}
            {...control}
          >
            {Array.from({ length: mostSteps }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={m.pattern_matcher_form_speed()}>
        {(control) => (
          <Select
            value={configuration.speed}
            onChange={(event) => onChange({ speed: configurationSchema.shape.speed.parse(event.target.value) })}
            {...control}
          >
            {keysOf(speeds).map((speed) => (
              <option key={speed} value={speed}>
                {speeds[speed]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={m.pattern_matcher_form_replays()} hint={m.pattern_matcher_form_replays_hint()}>
        {(control) => (
          <Select
            value={configuration.replays}
            onChange={(event) => onChange({ replays: Number(event.target.value) })}
            {...control}
          >
            {Array.from({ length: mostReplays + 1 }, (_, count) => (
              <option key={count} value={count}>
                {count === 0 ? m.pattern_matcher_form_replays_any() : m.pattern_matcher_form_replays_of({ count })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}

function Switches({
  configuration,
  onChange,
}: {
  configuration: Configuration
  onChange: (change: Partial<Configuration>) => void
}) {
  const { orderMatters, repeatsAllowed, showLength, anyOrientation, shown } = configuration
  return (
    <div className="grid sm:grid-cols-2 sm:gap-x-6">
      <Checkbox
        label={m.pattern_matcher_form_shown()}
        hint={m.pattern_matcher_form_shown_hint()}
        className="sm:col-span-2"
        checked={shown}
        onChange={(event) => onChange({ shown: event.target.checked })}
      />
      {shown && (
        <Checkbox
          label={m.pattern_matcher_form_growing()}
          hint={m.pattern_matcher_form_growing_hint()}
          className="sm:col-span-2"
          checked={configuration.growing}
          onChange={(event) => onChange({ growing: event.target.checked })}
        />
      )}
      <Checkbox
        label={m.pattern_matcher_form_order()}
        checked={orderMatters}
        onChange={(event) => onChange({ orderMatters: event.target.checked })}
      />
      <Checkbox
        label={m.pattern_matcher_form_repeats()}
        checked={repeatsAllowed && orderMatters}
        disabled={!orderMatters}
        onChange={(event) => onChange({ repeatsAllowed: event.target.checked })}
      />
      {!shown && (
        <>
          <Checkbox
            label={m.pattern_matcher_form_show_length()}
            checked={showLength}
            onChange={(event) => onChange({ showLength: event.target.checked })}
          />
          <Checkbox
            label={m.pattern_matcher_form_orientation()}
            checked={anyOrientation}
            onChange={(event) => onChange({ anyOrientation: event.target.checked })}
          />
        </>
      )}
    </div>
  )
}
