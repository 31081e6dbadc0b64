import { AttemptsField } from '#app/features/puzzles/kit/editor/attempts-field.tsx'
import { m } from '#app/i18n/generated/messages.js'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { panelTitles } from '#app/features/puzzles/types/cipher/rules/desk-titles.ts'
import { deskTools, ownTool } from '#app/features/puzzles/types/cipher/rules/desk-tools.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/cipher/rules/schema.ts'

interface CipherSettingsProps {
  configuration: Configuration
  solution: Solution
  onConfigure: (change: Partial<Configuration>) => void
  onSolve: (change: Partial<Solution>) => void
}

const toolTexts = {
  caesar: m.cipher_form_tools_caesar,
  substitution: m.cipher_form_tools_table,
  morse: m.cipher_form_tools_morse,
  custom: m.cipher_form_tools_table,
}
const keyTexts = {
  caesar: m.cipher_form_key_caesar,
  substitution: m.cipher_form_key_table,
  morse: m.cipher_form_key_table,
  custom: m.cipher_form_key_table,
}

export function CipherSettings({ configuration, solution, onConfigure, onSolve }: CipherSettingsProps) {
  const { cipherType, tools, provideKey, desk, allowedAttempts } = configuration
  // a Morse code's chart is its key: there is nothing more to give
  const hasKey = cipherType !== 'morse'
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <Checkbox
        label={toolTexts[cipherType]()}
        hint={m.cipher_form_tools_hint()}
        checked={tools || provideKey}
        disabled={hasKey && provideKey}
        onChange={(event) => onConfigure({ tools: event.target.checked, ...(!hasKey && { provideKey: false }) })}
      />
      {hasKey && (
        <Checkbox
          label={keyTexts[cipherType]()}
          hint={m.cipher_form_key_hint()}
          checked={provideKey}
          onChange={(event) => onConfigure({ provideKey: event.target.checked })}
        />
      )}
      <FieldGroup legend={m.cipher_form_desk()} hint={m.cipher_form_desk_hint()} className="sm:col-span-2">
        <div className="grid sm:grid-cols-2 sm:gap-x-6">
          {deskTools
            .filter((tool) => !((tools || provideKey) && tool === ownTool[cipherType]))
            .map((tool) => (
              <Checkbox
                key={tool}
                label={panelTitles[tool]()}
                checked={desk.includes(tool)}
                onChange={(event) =>
                  onConfigure({
                    desk: deskTools.filter((each) => (each === tool ? event.target.checked : desk.includes(each))),
                  })
                }
              />
            ))}
        </div>
      </FieldGroup>
      <Checkbox
        label={m.cipher_form_any_language()}
        checked={solution.anyLanguage}
        onChange={(event) => onSolve({ anyLanguage: event.target.checked })}
      />
      <div className="sm:col-span-2 sm:max-w-sm">
        <AttemptsField value={allowedAttempts} onChange={(allowedAttempts) => onConfigure({ allowedAttempts })} />
      </div>
    </div>
  )
}
