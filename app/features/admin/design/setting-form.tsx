import { useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { m } from '#app/i18n/generated/messages.js'
import { formatNumber } from '#app/i18n/format.ts'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { fitsToken, settingOf, tidyValue } from '#app/ui/token-grammar.ts'
import type { TokenSetting } from '#app/ui/token-grammar.ts'
import { contrastWarnings } from './contrast-warnings.ts'
import type { Design } from './design.queries.server.ts'
import { settingText, themeText } from './design-tabs.ts'
import { designProblemText } from './problem-text.ts'
import type { DesignAnswer } from './problem-text.ts'
import { tokenText } from './token-text.ts'
import { SettingPreview } from './setting-preview.tsx'
import { ValueControl } from './value-control.tsx'

type SettingFormProps = {
  setting: TokenSetting
  design: Design
  values: Readonly<Record<string, string>>
  answered: DesignAnswer | undefined
}

const focus = (element: HTMLElement | null) => element?.focus()

/** One value of a token with its preview, Save, and Delete if it was changed. */
export function SettingForm({ setting, design, values, answered }: SettingFormProps) {
  const { key } = setting
  const changed = design.changed[key]
  const own = answered?.key === key && answered.isNew !== 'add' ? answered : undefined
  const [value, setValue] = useState(own?.typed ?? changed?.value ?? design.defaults[key] ?? '')
  const navigation = useNavigation()
  const busy = navigation.formMethod === 'POST'
  const isOwn = navigation.formData?.get('key') === key
  return (
    <Form method="post" preventScrollReset className="min-w-0">
      <fieldset disabled={busy} className="grid min-w-0 content-start gap-3">
        <input type="hidden" name="key" value={key} />
        {changed === undefined && <input type="hidden" name="isNew" value="row" />}
        <SettingPreview setting={setting} value={tidyValue(value)} values={values} />
        <Field
          label={setting.theme === null ? m.design_value_label() : themeText(setting.theme)}
          error={own && designProblemText(own)}
          hint={changed && m.design_built_in({ value: design.defaults[key] ?? '' })}
        >
          {(control) => (
            <ValueControl
              {...control}
              setting={setting}
              value={value}
              onValue={setValue}
              ref={own ? focus : undefined}
            />
          )}
        </Field>
        {changed?.description && <p className="text-sm text-muted">{changed.description}</p>}
        <Warnings settingKey={key} values={{ ...values, [key]: tidyValue(value) }} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            name="intent"
            value="save"
            loading={busy && isOwn}
            aria-label={m.design_save_of({ name: settingText(setting) })}
          >
            {m.common_save()}
          </Button>
          {changed && <DeleteSetting setting={setting} builtIn={design.defaults[key] ?? ''} />}
        </div>
      </fieldset>
    </Form>
  )
}

/** Asks for confirmation where scripts run. */
function DeleteSetting({ setting, builtIn }: { setting: TokenSetting; builtIn: string }) {
  const [isAsking, setAsking] = useState(false)
  const submit = useSubmit()
  const name = settingText(setting)
  return (
    <>
      <Button
        type="submit"
        name="intent"
        value="delete"
        variant="ghost"
        aria-label={m.design_delete_of({ name })}
        onClick={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        {m.common_delete()}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.design_delete_title({ name })}
        confirm={m.common_delete()}
        onConfirm={() => {
          setAsking(false)
          void submit({ intent: 'delete', key: setting.key }, { method: 'post', preventScrollReset: true })
        }}
      >
        <p>{m.design_delete_text({ value: builtIn })}</p>
      </AlertDialog>
    </>
  )
}

// Rounded down, so that an insufficient contrast does not read as enough
const ratioText = (ratio: number): string => formatNumber(Math.floor(ratio * 10) / 10)

const colourName = (key: string): string => {
  const setting = settingOf(key)
  return setting ? tokenText(setting.token) : key
}

function Warnings({ settingKey, values }: { settingKey: string; values: Readonly<Record<string, string>> }) {
  const setting = settingOf(settingKey)
  if (!setting || !fitsToken(setting, values[settingKey] ?? '')) return null
  const warnings = contrastWarnings(values, settingKey)
  if (warnings.length === 0) return null
  return (
    <Notice tone="warning" title={m.design_contrast_title()}>
      <ul className="grid gap-1 text-sm">
        {warnings.map(({ front, ground, ratio, needed }) => (
          <li key={front + ground}>
            {m.design_contrast({
              front: colourName(front),
              ground: colourName(ground),
              ratio: ratioText(ratio),
              needed: ratioText(needed),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
