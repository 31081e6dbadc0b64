import { useState } from 'react'
import { useNavigation } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { Select } from '#app/ui/select.tsx'
import { tidyValue } from '#app/ui/token-grammar.ts'
import type { TokenSetting } from '#app/ui/token-grammar.ts'
import type { Design } from './design.queries.server.ts'
import { mostDescription } from './design.schema.ts'
import { settingText } from './design-tabs.ts'
import { designProblemText } from './problem-text.ts'
import type { DesignAnswer } from './problem-text.ts'
import { SettingPreview } from './setting-preview.tsx'
import { ValueControl } from './value-control.tsx'

type AddSettingProps = {
  settings: readonly TokenSetting[]
  design: Design
  values: Readonly<Record<string, string>>
  answered: DesignAnswer | undefined
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Adds a setting for a token not changed yet, with a note why. */
export function AddSetting({ settings, design, values, answered }: AddSettingProps) {
  const own = answered?.isNew === 'add' ? answered : undefined
  // A refused one stays chosen, even if somebody else has changed it since
  const free = settings.filter(({ key }) => design.changed[key] === undefined || key === own?.key)
  const [chosen, choose] = useState(free.find(({ key }) => key === own?.key) ?? free[0])
  const [value, setValue] = useState(own?.typed ?? design.defaults[chosen?.key ?? ''] ?? '')
  const navigation = useNavigation()
  const busy = navigation.formMethod === 'POST'
  if (!chosen) return null
  return (
    <Card className="p-4 sm:px-6">
      <details open={own !== undefined}>
        <FoldSummary>{m.design_add()}</FoldSummary>
        <Form method="post" preventScrollReset className="pt-4 pb-2">
          <fieldset disabled={busy} className="grid max-w-xl gap-4">
            <p className="text-muted">{m.design_add_lead()}</p>
            <input type="hidden" name="isNew" value="add" />
            <Field label={m.design_add_which()}>
              {(control) => (
                <Select
                  {...control}
                  name="key"
                  value={chosen.key}
                  onChange={(event) => {
                    choose(free.find(({ key }) => key === event.target.value))
                    setValue(design.defaults[event.target.value] ?? '')
                  }}
                >
                  {free.map((setting) => (
                    <option key={setting.key} value={setting.key}>
                      {settingText(setting)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <SettingPreview setting={chosen} value={tidyValue(value)} values={values} />
            <Field label={m.design_value_label()} hint={grammarText(chosen)} error={own && designProblemText(own)}>
              {(control) => (
                <ValueControl
                  {...control}
                  setting={chosen}
                  value={value}
                  onValue={setValue}
                  ref={own ? focus : undefined}
                />
              )}
            </Field>
            <Field label={m.design_description()} hint={m.design_description_hint()} optional>
              {(control) => <Input {...control} name="description" maxLength={mostDescription} autoComplete="off" />}
            </Field>
            <Button
              type="submit"
              name="intent"
              value="save"
              variant="accent"
              loading={busy && navigation.formData?.get('isNew') === 'add'}
              className="justify-self-start"
            >
              {m.design_add()}
            </Button>
          </fieldset>
        </Form>
      </details>
    </Card>
  )
}

const grammars = {
  color: m.design_grammar_color,
  gradient: m.design_grammar_gradient,
  shadow: m.design_grammar_shadow,
  font: m.design_grammar_font,
}

/** The format of a value. */
export const grammarText = ({ token: { category, key } }: TokenSetting): string => {
  if (category !== 'other') return grammars[category]()
  return key.startsWith('--motion-') ? m.design_grammar_motion() : m.design_grammar_radius()
}
