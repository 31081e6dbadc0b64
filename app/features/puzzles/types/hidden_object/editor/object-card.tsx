import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { longestName, longestPlace } from '#app/features/puzzles/types/hidden_object/rules/limits.ts'
import type { Configuration } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'

interface ObjectCardProps {
  object: Configuration['objectsToFind'][number]
  position: number
  name: string
  zones: number
  errors: readonly string[]
  language: Locale
  isTranslation: boolean
  clue: { label: string; hint: string; text: string } | null
  onClue: (text: string) => void
  onName: (name: string) => void
  onCount: (count: number) => void
  children: ReactNode
}

export function ObjectCard({
  object,
  position,
  name,
  zones,
  errors,
  language,
  isTranslation,
  clue,
  onClue,
  onName,
  onCount,
  children,
}: ObjectCardProps) {
  return (
    <li className="grid content-start gap-3 rounded-card border border-line-strong bg-raised p-4">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={m.hidden_object_form_name({ position })} error={errors} required={!isTranslation}>
          {(control) => (
            <Input
              lang={language}
              maxLength={longestName}
              value={name}
              placeholder={isTranslation ? object.name : undefined}
              onChange={(event) => onName(event.target.value)}
              {...control}
            />
          )}
        </Field>
        {!isTranslation && zones > 1 && (
          <Field label={m.hidden_object_form_count()}>
            {(control) => (
              <Select value={object.count} onChange={(event) => onCount(Number(event.target.value))} {...control}>
                {Array.from({ length: zones }, (_, at) => (
                  <option key={at} value={at + 1}>
                    {m.hidden_object_form_count_of({ count: at + 1, all: zones })}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      {clue && (
        <Field label={clue.label} hint={clue.hint} required={!isTranslation}>
          {(control) => (
            <Textarea
              rows={2}
              lang={language}
              maxLength={longestPlace}
              value={clue.text}
              onChange={(event) => onClue(event.target.value)}
              {...control}
            />
          )}
        </Field>
      )}
      {children}
    </li>
  )
}
