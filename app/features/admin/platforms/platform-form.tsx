import { useNavigation } from 'react-router'
import { platformFields } from '#app/features/learning/platforms/platform-fields.ts'
import type { PlatformField } from '#app/features/learning/platforms/platform-fields.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field, FieldRow } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Form } from '#app/ui/link.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { PlatformAnswer, Typed } from './handle-platform.server.ts'
import { fieldWords, problemText } from './platform-words.ts'

type PlatformFormProps = {
  /** Empty for a new one. */
  id: string
  settings?: Typed
  refused: Extract<PlatformAnswer, { problems: unknown }> | undefined
}

const focus = (element: HTMLElement | null) => element?.focus()

export function PlatformForm({ id, settings, refused }: PlatformFormProps) {
  const { formData } = useNavigation()
  const isSent = formData?.get('id') === id && formData.get('intent') === 'save'
  const firstBad = platformFields.find((name) => refused?.problems[name])
  return (
    <Form method="post" preventScrollReset>
      <fieldset disabled={isSent} className="grid max-w-4xl gap-5">
        <input type="hidden" name="id" value={id} />
        <FieldRow className="md:grid-cols-2">
          {platformFields.map((name) => {
            const { label, hint } = fieldWords[name]
            const problem = refused?.problems[name]
            const common = {
              name,
              translate: 'no' as const,
              defaultValue: refused?.typed[name] ?? settings?.[name] ?? '',
              ref: name === firstBad ? focus : undefined,
            }
            return (
              <Field key={name} label={label()} hint={hint?.()} error={problem && problemText(problem)} required>
                {(control) =>
                  isList(name) ? (
                    <Textarea {...common} rows={2} {...control} />
                  ) : (
                    <Input {...common} autoComplete="off" spellCheck={false} {...control} />
                  )
                }
              </Field>
            )
          })}
        </FieldRow>
        <Button
          type="submit"
          name="intent"
          value="save"
          variant="accent"
          loading={isSent}
          className="justify-self-start"
        >
          {id === '' ? m.admin_platforms_register() : m.common_save()}
        </Button>
      </fieldset>
    </Form>
  )
}

const isList = (name: PlatformField): boolean => name === 'deploymentIds'
