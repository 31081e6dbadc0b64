import { m } from '#app/i18n/generated/messages.js'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { colours, lockOf } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { SignFace } from '#app/features/puzzles/types/code_entry/player/sign-face.tsx'
import { colourNames } from '#app/features/puzzles/types/code_entry/rules/sign-names.ts'
import { signsOf } from '#app/features/puzzles/types/code_entry/rules/signs.ts'
import { OwnSigns } from './own-signs.tsx'

type Form = PuzzleForm<Configuration, Solution>

export function KeySettings({ form }: { form: Form }) {
  switch (lockOf(form.configuration)) {
    case 'colours':
      return <Colours form={form} />
    case 'directions':
      return <FormField form={form} name="diagonals" />
    case 'signs':
      return <OwnSigns form={form} />
    default:
      return null
  }
}

function Colours({ form }: { form: Form }) {
  const { configuration } = form
  const signs = signsOf({ ...configuration, colours: [...colours] })!
  return (
    <FieldGroup
      legend={m.code_entry_form_colours()}
      hint={m.code_entry_form_colours_hint()}
      error={form.problemsIn('signs')}
    >
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]">
        {colours.map((colour, at) => (
          <Checkbox
            key={colour}
            label={
              <span className="flex items-center gap-2">
                <SignFace sign={signs[at]!} className="text-xl" />
                {colourNames[colour]()}
              </span>
            }
            checked={configuration.colours.includes(colour)}
            onChange={(event) =>
              form.configure({
                colours: colours.filter((each) =>
                  each === colour ? event.target.checked : configuration.colours.includes(each),
                ),
              })
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}
