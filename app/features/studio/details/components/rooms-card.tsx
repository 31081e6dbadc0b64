import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import { fewestRooms, mostRooms } from '#app/features/rows/catalogue.ts'
import { coverAt } from '#app/features/media/cover-widths.ts'
import { m } from '#app/i18n/generated/messages.js'
import { formatNumber } from '#app/i18n/format.ts'
import { Card, CardBody } from '#app/ui/card.tsx'
import { FieldGroup } from '#app/ui/field.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { useDetails } from './use-details.ts'

export function RoomsCard() {
  const { scenes } = useDraft()
  const { values, edit, errorsAt } = useDetails()
  const rooms = scenes.flatMap(({ id, name, image, isEnding }) =>
    image && !isEnding && image.id !== values.cover?.id ? [{ id, name, image }] : [],
  )
  const gone = values.roomSceneIds.filter((id) => scenes.every((scene) => scene.id !== id))
  const offered = [...rooms, ...gone.map((id) => ({ id, name: m.studio_gone(), image: null }))]
  const isOffered = new Set(offered.map(({ id }) => id))
  const chosen = new Set(values.roomSceneIds.filter((id) => isOffered.has(id)))
  const toggle = (id: string, on: boolean) =>
    edit({ roomSceneIds: scenes.flatMap((scene) => ((scene.id === id ? on : chosen.has(scene.id)) ? [scene.id] : [])) })
  return (
    <Card>
      <CardBody>
        <FieldGroup
          legend={m.studio_field_rooms()}
          hint={offered.length === 0 ? m.studio_rooms_none() : m.studio_rooms_hint()}
          error={errorsAt('roomSceneIds')}
        >
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
            {offered.map(({ id, name, image }) => (
              <li key={id}>
                <label className="grid cursor-pointer gap-1.5 rounded-control border border-line-strong/70 p-2 text-sm transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
                  {image && (
                    <Picture
                      src={coverAt(image.url, 480)}
                      alt=""
                      width={480}
                      height={270}
                      className="aspect-video w-full rounded-small object-cover"
                    />
                  )}
                  <span className="flex min-h-6 items-center gap-2">
                    <input
                      type="checkbox"
                      checked={chosen.has(id)}
                      disabled={!chosen.has(id) && chosen.size >= mostRooms}
                      onChange={(event) => toggle(id, event.target.checked)}
                      className="size-5 shrink-0 accent-accent"
                    />
                    <span className="min-w-0">{name}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          {offered.length > 0 && (
            <p className="text-sm text-muted">
              {m.studio_rooms_count({ count: formatNumber(chosen.size), most: formatNumber(mostRooms) })}
              {chosen.size > 0 && chosen.size < fewestRooms && ` ${m.studio_rooms_few()}`}
            </p>
          )}
        </FieldGroup>
      </CardBody>
    </Card>
  )
}
