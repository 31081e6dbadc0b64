import { copyOfRow } from '#app/features/studio/draft/copy-row.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { useCommand } from '#app/features/studio/draft/components/use-command.ts'
import { arrangeRows, changeFields, removeRows, batchOf } from '#app/features/studio/draft/make-command.ts'
import type { AssetView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'

export function useSceneCommands() {
  const store = useStore()
  const { run, busy } = useCommand()
  const carryOut = (command: Parameters<typeof run>[0]) => run(command, m.common_error())

  const duplicate = async (id: string): Promise<string | null> => {
    const scene = store.getState().draft.scenes.find((each) => each.id === id)
    const place = { displayOrder: Number(scene?.displayOrder) + 1, isStartingMap: false }
    const copy = copyOfRow(store.draft, 'scene', id, newId, place)
    const [made] = copy
    if (!made || !(await carryOut(batchOf(copy)))) return null
    void notify({ title: m.studio_scenes_copied(), tone: 'success' })
    return made.id
  }
  const remove = (id: string) => carryOut(() => removeRows('scene', [id]))
  const order = (sceneIds: string[]) => carryOut(arrangeRows('scene', sceneIds))
  const setStart = (id: string) => carryOut(changeFields(id, { isStartingMap: true }))
  const setEnding = (id: string, isEnding: boolean) => carryOut(changeFields(id, { isEnding }))
  const setImage = (id: string, image: AssetView | null) => {
    if (image) store.know(image)
    return carryOut(changeFields(id, { imageAssetId: image?.id ?? null }))
  }

  return { duplicate, remove, order, setStart, setEnding, setImage, busy }
}
