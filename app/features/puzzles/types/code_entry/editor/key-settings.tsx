import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Locale } from '#app/i18n/locale.ts'
import { m } from '#app/i18n/generated/messages.js'
import { focusAdded } from '#app/features/puzzles/kit/editor/focus-added.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { longestSign, longestSignName, mostSigns } from '#app/features/puzzles/types/code_entry/rules/limits.ts'
import { colours, lockOf } from '#app/features/puzzles/types/code_entry/rules/locks.ts'
import type { Configuration } from '#app/features/puzzles/types/code_entry/rules/schema.ts'
import { SignFace } from '#app/features/puzzles/types/code_entry/player/sign-face.tsx'
import { colourNames } from '#app/features/puzzles/types/code_entry/rules/sign-names.ts'
import { signsOf } from '#app/features/puzzles/types/code_entry/rules/signs.ts'

interface KeySettingsProps {
  configuration: Configuration
  language: Locale
  error: readonly string[]
  onConfigure: (change: Partial<Configuration>) => void
}

export function KeySettings(props: KeySettingsProps) {
  const { configuration, onConfigure } = props
  switch (lockOf(configuration)) {
    case 'colours':
      return <Colours {...props} />
    case 'directions':
      return (
        <Checkbox
          label={m.code_entry_form_diagonals()}
          checked={configuration.diagonals}
          onChange={(event) => onConfigure({ diagonals: event.target.checked })}
        />
      )
    case 'signs':
      return <OwnSigns {...props} />
    default:
      return null
  }
}

function Colours({ configuration, error, onConfigure }: KeySettingsProps) {
  const signs = signsOf({ ...configuration, colours: [...colours] })!
  return (
    <FieldGroup legend={m.code_entry_form_colours()} hint={m.code_entry_form_colours_hint()} error={error}>
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
              onConfigure({
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

function OwnSigns({ configuration: { signs }, language, error, onConfigure }: KeySettingsProps) {
  const change = (index: number, part: Partial<(typeof signs)[number]>) =>
    onConfigure({ signs: signs.map((sign, at) => (at === index ? { ...sign, ...part } : sign)) })
  return (
    <FieldGroup
      legend={m.code_entry_form_signs()}
      hint={m.code_entry_form_signs_hint({ count: mostSigns })}
      error={error}
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
              lang={language}
              onChange={(event) => change(index, { name: event.target.value })}
              maxLength={longestSignName}
              aria-label={m.code_entry_form_sign_name({ position: index + 1 })}
              autoComplete="off"
              className="min-w-0 grow"
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={m.code_entry_form_sign_remove({ position: index + 1 })}
              onClick={() => onConfigure({ signs: signs.filter((_, at) => at !== index) })}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      {signs.length < mostSigns && (
        <Button
          className="justify-self-start"
          onClick={(event) => focusAdded(event, () => onConfigure({ signs: [...signs, { sign: '', name: '' }] }))}
        >
          <Plus aria-hidden="true" className="size-5" />
          {m.code_entry_form_sign_add()}
        </Button>
      )}
    </FieldGroup>
  )
}
