import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { CountField } from '#app/features/puzzles/kit/editor/count-field.tsx'
import { TextField } from '#app/features/puzzles/kit/editor/text-field.tsx'
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
        <TextField
          label={m.hidden_object_form_name({ position })}
          error={errors}
          required={!isTranslation}
          language={language}
          longest={longestName}
          value={name}
          placeholder={isTranslation ? object.name : undefined}
          onChange={onName}
        />
        {!isTranslation && zones > 1 && (
          <CountField
            wide
            label={m.hidden_object_form_count()}
            value={object.count}
            to={zones}
            each={(count) => m.hidden_object_form_count_of({ count, all: zones })}
            onChange={onCount}
          />
        )}
      </div>
      {clue && (
        <TextField
          label={clue.label}
          hint={clue.hint}
          required={!isTranslation}
          rows={2}
          language={language}
          longest={longestPlace}
          value={clue.text}
          onChange={onClue}
        />
      )}
      {children}
    </li>
  )
}
