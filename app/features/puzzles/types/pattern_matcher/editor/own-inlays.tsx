import { ImageUpload } from '#app/features/media/components/image-upload.tsx'
import { m } from '#app/i18n/generated/messages.js'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import type { Configuration, Solution } from '#app/features/puzzles/types/pattern_matcher/rules/schema.ts'

const slots = [
  { field: 'offUrl', label: m.pattern_matcher_form_off_picture },
  { field: 'onUrl', label: m.pattern_matcher_form_on_picture },
] as const

/** The author's pictures of a dot that is off, and of one that is on. */
export function OwnInlays({ form }: { form: PuzzleForm<Configuration, Solution> }) {
  const { adventureId, configuration } = form
  if (adventureId === null) return null
  return (
    <FieldGroup
      legend={m.pattern_matcher_form_own_pictures()}
      hint={m.pattern_matcher_form_own_pictures_hint()}
      error={form.problemsAt('offUrl', 'onUrl')}
      className="sm:col-span-2"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {slots.map(({ field, label }) => (
          <ImageUpload
            key={field}
            label={label()}
            adventureId={adventureId}
            purpose="puzzle"
            slot={field}
            value={assetAt(configuration[field])}
            aspect="1 / 1"
            onUploaded={({ url }) => form.configure({ [field]: url })}
            onRemoved={() => form.configure({ [field]: '' })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** Only the address is stored; the size is known once the picture has loaded. */
const assetAt = (url: string) => (url === '' ? null : { id: url, url, width: 0, height: 0, bytes: 0 })
