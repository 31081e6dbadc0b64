import { m } from '#app/i18n/generated/messages.js'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { panelTitles } from '#app/features/puzzles/types/cipher/rules/desk-titles.ts'
import { deskTools, ownTool } from '#app/features/puzzles/types/cipher/rules/desk-tools.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/cipher/rules/schema.ts'

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

export function CipherSettings({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  const { cipherType, tools, provideKey, desk } = form.configuration
  // a Morse code's chart is its key: there is nothing more to give
  const hasKey = cipherType !== 'morse'
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <Checkbox
        label={toolTexts[cipherType]()}
        hint={m.cipher_form_tools_hint()}
        checked={tools || provideKey}
        disabled={hasKey && provideKey}
        onChange={({ target }) => form.configure({ tools: target.checked, ...(!hasKey && { provideKey: false }) })}
      />
      {hasKey && <FormField form={form} name="provideKey" label={keyTexts[cipherType]()} />}
      <FieldGroup legend={m.cipher_form_desk()} hint={m.cipher_form_desk_hint()} className="sm:col-span-2">
        <div className="grid sm:grid-cols-2 sm:gap-x-6">
          {deskTools
            .filter((tool) => !((tools || provideKey) && tool === ownTool[cipherType]))
            .map((tool) => (
              <Checkbox
                key={tool}
                label={panelTitles[tool]()}
                checked={desk.includes(tool)}
                onChange={({ target }) =>
                  form.configure({
                    desk: deskTools.filter((each) => (each === tool ? target.checked : desk.includes(each))),
                  })
                }
              />
            ))}
        </div>
      </FieldGroup>
      <FormField form={form} name="anyLanguage" />
      <FormField form={form} name="allowedAttempts" className="sm:col-span-2 sm:max-w-sm" />
    </div>
  )
}
