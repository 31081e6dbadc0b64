import Scissors from 'lucide-react/icons/scissors'
import { useContext } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { usePlaceOf, useReceiver, useUploadAt, useUploads } from '#app/features/media/components/use-uploads.ts'
import { uploadRefusalText } from '#app/features/media/upload-texts.ts'
import { AppError } from '#app/shared/app-error.ts'
import { Button } from '#app/ui/button.tsx'
import { FormField } from '#app/features/puzzles/kit/editor/form-field.tsx'
import { OnlyPrinted } from '#app/features/puzzles/kit/editor/only-printed.ts'
import type { PuzzleForm } from '#app/features/puzzles/kit/editor/puzzle-form.ts'
import { FieldErrors } from '#app/ui/field.tsx'
import { keepSilhouettes } from './cut-silhouette.ts'
import type { Configuration, Solution } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'
import { cutFrom } from '#app/features/puzzles/types/hidden_object/rules/silhouette.ts'
import { silhouetteOf, zonesOfObject } from '#app/features/puzzles/types/hidden_object/rules/zones.ts'

interface ListFieldsProps {
  form: PuzzleForm<Configuration, Solution>
  /** The puzzle's own picture, or the one of its settings. */
  picture: string | null
}

export function ListFields({ form, picture }: ListFieldsProps) {
  const { listBy } = form.configuration
  // On paper, a silhouette would be told by its size
  const isInWords = useContext(OnlyPrinted) && listBy !== 'silhouette'
  const isCutting = useUploadAt(usePlaceOf('silhouettes')).sending !== null
  return (
    <div className="grid gap-4">
      <FormField form={form} name="listBy" only={isInWords ? ['name', 'riddle'] : undefined} className="max-w-md" />
      {(listBy === 'silhouette' || isCutting) && <Silhouettes form={form} picture={picture} />}
      <FormField form={form} name="zoneHints" />
    </div>
  )
}

function Silhouettes({ form, picture }: ListFieldsProps) {
  const { value: draft, adventureId } = form
  const { objectsToFind, silhouettes } = form.configuration
  const uploads = useUploads()
  const place = usePlaceOf('silhouettes')
  const { sending, error } = useUploadAt(place)
  const busy = sending !== null
  const receive = useReceiver(place, (made: Configuration['silhouettes']) =>
    form.configure({ silhouettes: [...silhouettes.filter(({ id }) => !made.some((each) => each.id === id)), ...made] }),
  )
  const cut = objectsToFind.map((object) => ({ object, silhouette: silhouetteOf(draft, object.id) }))
  const missing = objectsToFind.filter(
    (object) => !silhouetteOf(draft, object.id) && zonesOfObject(draft, object.id).length > 0,
  )
  const make = async () => {
    if (busy || picture === null || adventureId === null || missing.length === 0) return
    uploads.blame(place, null)
    try {
      const outlines = missing.map(({ id }) => zonesOfObject(draft, id)[0]!.outline)
      const addresses = await uploads.run(place, null, (onProgress, signal) =>
        keepSilhouettes(picture, outlines, adventureId, { onProgress, signal }),
      )
      if (addresses) receive(missing.map(({ id }, at) => ({ id, url: addresses[at]!, of: cutFrom(outlines[at]!) })))
    } catch (reason) {
      const text =
        reason instanceof AppError ? uploadRefusalText(reason, 'puzzle').text : m.hidden_object_form_not_cut()
      uploads.blame(place, text)
    }
  }
  return (
    <div role="group" aria-label={m.hidden_object_form_silhouettes()} className="grid gap-3">
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {cut.flatMap(({ object, silhouette }) =>
          silhouette
            ? [
                <li key={object.id}>
                  <img
                    src={silhouette.url}
                    alt={object.name}
                    className="size-16 rounded-control border border-line bg-white object-contain p-1"
                  />
                </li>,
              ]
            : [],
        )}
      </ul>
      <p className="text-sm text-muted">{m.hidden_object_form_silhouettes_hint()}</p>
      <FieldErrors id="hidden-object-silhouettes" errors={error === null ? [] : [error]} />
      <Button
        size="small"
        className="min-h-11 justify-self-start"
        loading={busy}
        aria-disabled={busy || missing.length === 0 || picture === null || adventureId === null || undefined}
        onClick={() => void make()}
      >
        <Scissors aria-hidden="true" className="size-4.5" />
        {m.hidden_object_form_cut()}
      </Button>
    </div>
  )
}
