import { fewOf, orientationOf, useFileQueue } from '#app/features/media/components/use-file-queue.ts'
import type { Arrived } from '#app/features/media/components/use-file-queue.ts'
import { rowKinds } from '#app/features/rows/kinds/index.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useUndo } from '#app/features/studio/draft/components/use-undo.ts'
import { createRow } from '#app/features/studio/draft/make-command.ts'
import { inNaturalOrder, nameOfFile } from '#app/features/studio/fields/name-of-file.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'
import type { Toast } from '#app/ui/toaster.ts'

const { limit, full } = rowKinds.scene

/** Where their uploads stand. */
export const newScenes = 'new scenes'

/** Makes a scene of each picture as soon as it has arrived, in the order of their names. All of them are one step to undo. */
export function useScenesFromPictures(adventureId: string) {
  const store = useStore()
  const { run } = useCommand()
  const { undo } = useUndo()
  const countNow = () => store.getState().draft.scenes.length

  const keep = ({ file, asset }: Arrived, whole: string): Promise<boolean> => {
    store.know(asset)
    const { primaryLanguage } = store.getState().draft.details
    const number = countNow() + 1
    const name = nameOfFile(file.name) || m.studio_scenes_unnamed({ number }, { locale: primaryLanguage })
    const row = { name, orientation: orientationOf(asset), imageAssetId: asset.id }
    return run(createRow('scene', newId(), row), m.common_error(), whole)
  }
  const kept = (count: number): Toast => ({
    title: m.studio_scenes_made({ count }),
    tone: 'success',
    action: { label: m.studio_undo(), onClick: undo },
  })
  const { send, ...queue } = useFileQueue({ adventureId, purpose: 'scene' }, newScenes, { keep, kept })

  const take = (chosen: readonly File[]) => {
    const files = inNaturalOrder(chosen)
    const count = countNow()
    const surplus = files.slice(Math.max(0, limit - count))
    if (surplus.length > 0) {
      const names = surplus.map(({ name }) => name)
      const said = full({ most: limit, count })
      const description = m.studio_scenes_surplus({ said, count: surplus.length, names: fewOf(names) })
      void notify({ title: m.common_error(), description, tone: 'danger' })
    }
    send(files.slice(0, files.length - surplus.length))
  }
  return { ...queue, take }
}
