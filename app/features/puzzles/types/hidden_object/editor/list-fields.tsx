import Scissors from 'lucide-react/icons/scissors'
import { m } from '#app/i18n/generated/messages.js'
import { usePlaceOf, useReceiver, useUploadAt, useUploads } from '#app/features/media/components/use-uploads.ts'
import { refusalText } from '#app/features/media/upload-texts.ts'
import { AppError } from '#app/shared/app-error.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field, FieldErrors } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { keepSilhouettes } from './cut-silhouette.ts'
import type { Draft } from '#app/features/puzzles/types/hidden_object/rules/hidden.ts'
import type { Configuration } from '#app/features/puzzles/types/hidden_object/rules/schema.ts'
import { cutFrom } from '#app/features/puzzles/types/hidden_object/rules/silhouette.ts'
import { silhouetteOf, zonesOfObject } from '#app/features/puzzles/types/hidden_object/rules/zones.ts'

const ways = {
  name: m.hidden_object_form_by_name,
  silhouette: m.hidden_object_form_by_silhouette,
  riddle: m.hidden_object_form_by_riddle,
} as const

interface ListFieldsProps {
  draft: Draft
  picture: string | null
  adventureId: string | null
  onConfigure: (change: Partial<Configuration>) => void
}

export function ListFields({ draft, picture, adventureId, onConfigure }: ListFieldsProps) {
  const { listBy, zoneHints } = draft.configuration
  const isCutting = useUploadAt(usePlaceOf('silhouettes')).sending !== null
  return (
    <div className="grid gap-4">
      <Field label={m.hidden_object_form_list()} hint={m.hidden_object_form_list_hint()} className="max-w-md">
        {(control) => (
          <Select
            value={listBy}
            onChange={(event) => onConfigure({ listBy: event.target.value as Configuration['listBy'] })}
            {...control}
          >
            {(Object.keys(ways) as Configuration['listBy'][]).map((way) => (
              <option key={way} value={way}>
                {ways[way]()}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(listBy === 'silhouette' || isCutting) && (
        <Silhouettes draft={draft} picture={picture} adventureId={adventureId} onConfigure={onConfigure} />
      )}
      <Checkbox
        label={m.hidden_object_form_zone_hints()}
        hint={m.hidden_object_form_zone_hints_hint()}
        checked={zoneHints}
        onChange={(event) => onConfigure({ zoneHints: event.target.checked })}
      />
    </div>
  )
}

function Silhouettes({ draft, picture, adventureId, onConfigure }: ListFieldsProps) {
  const { objectsToFind, silhouettes } = draft.configuration
  const uploads = useUploads()
  const place = usePlaceOf('silhouettes')
  const { sending, error } = useUploadAt(place)
  const busy = sending !== null
  const receive = useReceiver(place, (made: Configuration['silhouettes']) =>
    onConfigure({ silhouettes: [...silhouettes.filter(({ id }) => !made.some((each) => each.id === id)), ...made] }),
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
      const text = reason instanceof AppError ? refusalText(reason, 'puzzle').text : m.hidden_object_form_not_cut()
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
