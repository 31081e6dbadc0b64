import type { EditorFormProps } from '#app/features/puzzles/contract/contract.ts'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'

type PictureTextFieldProps = Pick<EditorFormProps, 'language' | 'belowPictureText'> & {
  picture: string | null
  label: string
  hint: string
  error: string[]
  longest: number
  value: string
  onChange: (text: string) => void
}

/** What the picture shows, for people who cannot see it. */
export function PictureTextField({
  picture,
  label,
  hint,
  error,
  longest,
  value,
  language,
  belowPictureText,
  onChange,
}: PictureTextFieldProps) {
  return (
    <>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Textarea
            rows={2}
            lang={language}
            maxLength={longest}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...control}
          />
        )}
      </Field>
      {picture !== null && belowPictureText?.({ picture, text: value, longest, onUse: onChange })}
    </>
  )
}
