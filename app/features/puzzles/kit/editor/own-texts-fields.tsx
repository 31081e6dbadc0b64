import type { Locale } from '#app/i18n/locale.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import type { OwnText } from '#app/features/puzzles/kit/rules/own-texts.ts'
import { TextField } from './text-field.tsx'

interface OwnTextsFieldsProps {
  legend: string
  hint: string
  originals: readonly string[]
  texts: readonly OwnText[]
  longest: number
  language: Locale
  error: readonly string[]
  onChange: (texts: OwnText[]) => void
}

export function OwnTextsFields({
  legend,
  hint,
  originals,
  texts,
  longest,
  language,
  error,
  onChange,
}: OwnTextsFieldsProps) {
  const distinct = [...new Set(originals)].filter((text) => text.trim() !== '')
  const ownOf = (original: string) => texts.find(({ from }) => from === original)?.to ?? ''
  const change = (original: string, to: string) =>
    onChange(
      distinct.map((from) => ({ from, to: from === original ? to : ownOf(from) })).filter((text) => text.to !== ''),
    )
  return (
    <FieldGroup legend={legend} hint={hint} error={error}>
      <div className="grid gap-3 sm:grid-cols-2">
        {distinct.map((original) => (
          <TextField
            key={original}
            label={original}
            language={language}
            value={ownOf(original)}
            longest={longest}
            onChange={(text) => change(original, text)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
