import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldErrors } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import {
  alphabetOf,
  entryOf,
  keepWheelCharacters,
  longestOnWheels,
} from '#app/features/puzzles/types/code_entry/rules/entry.ts'
import { longestCode } from '#app/features/puzzles/types/code_entry/rules/limits.ts'
import { codeLengthOf } from '#app/features/puzzles/types/code_entry/rules/match.ts'
import { present } from '#app/features/puzzles/types/code_entry/rules/present.ts'
import type { Configuration } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { SignPad } from '#app/features/puzzles/types/code_entry/player/sign-pad.tsx'
import { signsOf } from '#app/features/puzzles/types/code_entry/rules/signs.ts'
import { Wheels } from '#app/features/puzzles/types/code_entry/player/wheels.tsx'

interface CodeAnswerProps {
  configuration: Configuration
  code: string
  error: readonly string[]
  onChange: (code: string) => void
}

export function CodeAnswer(props: CodeAnswerProps) {
  const { configuration, code, error, onChange } = props
  if (signsOf(configuration) !== null) return <SignsAnswer {...props} />
  const length = codeLengthOf(code, configuration)
  const entry = entryOf(present(configuration))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Field label={m.code_entry_form_answer()} hint={m.code_entry_form_answer_hint()} error={error} required>
        {(control) => (
          <Input
            value={code}
            onChange={(event) => onChange(event.target.value)}
            maxLength={longestCode}
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            {...control}
          />
        )}
      </Field>
      {length > 0 && <p className="text-sm text-muted">{m.code_entry_form_length({ count: length })}</p>}
      {(entry === 'wheels' || entry === 'cryptex') && <WheelsAnswer {...props} />}
    </div>
  )
}

function WheelsAnswer({ configuration, code, error, onChange }: CodeAnswerProps) {
  const id = useId()
  const alphabet = alphabetOf(configuration.codeType)
  const set = keepWheelCharacters(code, alphabet)
  const wheels = { ...present(configuration), codeLength: Math.max(1, set.length) }
  return (
    <Stage>
      <Wheels
        code={set.join('')}
        refused={false}
        onChange={(next) => onChange(next.replaceAll(' ', ''))}
        onSubmit={() => undefined}
        configuration={wheels}
        describedBy={id}
        invalid={error.length > 0}
      />
      <div id={id} className="flex flex-wrap justify-center gap-2">
        <Button
          size="small"
          className="min-h-11"
          disabled={set.length === 0}
          onClick={() => onChange(set.slice(0, -1).join(''))}
        >
          <Minus aria-hidden="true" className="size-5" />
          {m.code_entry_form_wheel_less()}
        </Button>
        <Button
          size="small"
          className="min-h-11"
          disabled={set.length >= longestOnWheels}
          onClick={() => onChange([...set, alphabet[0]!].join(''))}
        >
          <Plus aria-hidden="true" className="size-5" />
          {m.code_entry_form_wheel_more()}
        </Button>
      </div>
    </Stage>
  )
}

function SignsAnswer({ configuration, code, error, onChange }: CodeAnswerProps) {
  const id = useId()
  const length = codeLengthOf(code, configuration)
  // everything that players get except the length, so that the author can continue
  const keys = { ...present(configuration), codeLength: null }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Stage>
        <SignPad
          code={code}
          refused={false}
          onChange={onChange}
          onSubmit={() => undefined}
          configuration={keys}
          describedBy={`${id}-error`}
          invalid={error.length > 0}
          label={m.code_entry_form_answer()}
        />
      </Stage>
      <p className="text-sm text-muted">
        {m.code_entry_form_answer_signs()} {length > 0 && m.code_entry_form_length_signs({ count: length })}
      </p>
      <FieldErrors id={`${id}-error`} errors={error} />
    </div>
  )
}

const Stage = ({ children }: { children: ReactNode }) => (
  <div className="stage lamplit grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 rounded-card p-3 text-ink sm:p-4">
    {children}
  </div>
)
