import { m } from '#app/i18n/generated/messages.js'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import { AddButton, RemoveButton } from '#app/features/puzzles/kit/editor/list-buttons.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { longestSign, longestSignName, mostSigns } from '#app/features/puzzles/types/code_entry/rules/limits.ts'
import { colours, lockOf } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { SignFace } from '#app/features/puzzles/types/code_entry/player/sign-face.tsx'
import { colourNames } from '#app/features/puzzles/types/code_entry/rules/sign-names.ts'
import { signsOf } from '#app/features/puzzles/types/code_entry/rules/signs.ts'

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

function OwnSigns({ form }: { form: Form }) {
  const { signs } = form.configuration
  const change = (index: number, part: Partial<(typeof signs)[number]>) =>
    form.configure({ signs: signs.map((sign, at) => (at === index ? { ...sign, ...part } : sign)) })
  return (
    <FieldGroup
      legend={m.code_entry_form_signs()}
      hint={m.code_entry_form_signs_hint({ count: mostSigns })}
      error={form.problemsIn('signs')}
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {signs.map(({ sign, name }, index) => (
          <li key={index} className="flex min-w-0 items-center gap-2">
            <Input
              value={sign}
              onChange={(event) => change(index, { sign: event.target.value })}
              maxLength={longestSign}
              aria-label={m.code_entry_form_sign({ position: index + 1 })}
              autoComplete="off"
              spellCheck={false}
              className="w-16! shrink-0 px-1 text-center text-xl"
            />
            <Input
              value={name}
              lang={form.language}
              onChange={(event) => change(index, { name: event.target.value })}
              maxLength={longestSignName}
              aria-label={m.code_entry_form_sign_name({ position: index + 1 })}
              autoComplete="off"
              className="min-w-0 grow"
            />
            <RemoveButton
              label={m.code_entry_form_sign_remove({ position: index + 1 })}
              onRemove={() => form.configure({ signs: signs.filter((_, at) => at !== index) })}
            />
          </li>
        ))}
      </ul>
      {signs.length < mostSigns && (
        <AddButton
          focuses
          label={m.code_entry_form_sign_add()}
          onAdd={() => form.configure({ signs: [...signs, { sign: '', name: '' }] })}
        />
      )}
    </FieldGroup>
  )
}
