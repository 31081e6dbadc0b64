import { FormField } from './form-field.tsx'
import type { PuzzleForm } from './puzzle-form.ts'
import { formField } from '#app/features/puzzles/kit/rules/form-fields.ts'

interface PictureTextFieldProps {
  form: PuzzleForm<{ pictureText: string }, unknown>
  picture: string | null
}

/** What the picture shows, for people who cannot see it. */
export function PictureTextField({ form, picture }: PictureTextFieldProps) {
  const field = formField(form.schemas, 'pictureText')
  return (
    <>
      <FormField form={form} name="pictureText" rows={2} />
      {picture !== null &&
        field?.kind === 'text' &&
        form.belowPictureText?.({
          picture,
          text: form.configuration.pictureText,
          longest: field.longest,
          onUse: (pictureText) => form.configure({ pictureText }),
        })}
    </>
  )
}
