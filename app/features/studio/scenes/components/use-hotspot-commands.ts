import { useMemo } from 'react'
import type { Places } from '#app/features/studio/scenes/canvas/canvas-state.ts'
import { hotspotClipboard } from '#app/features/studio/scenes/canvas/clipboard.ts'
import { copiesOf, copyOffset } from '#app/features/studio/scenes/canvas/copies.ts'
import type { Place, Point } from '#app/features/studio/scenes/canvas/geometry.ts'
import { hotspotsOf } from '#app/features/studio/scenes/canvas/hotspots-of.ts'
import { restacked } from '#app/features/studio/scenes/canvas/stacking.ts'
import type { Restack } from '#app/features/studio/scenes/canvas/stacking.ts'
import { useStore } from '#app/features/studio/draft/components/use-store.ts'
import { commandRefusalText } from '#app/features/studio/draft/components/result-text.ts'
import { useUndo } from '#app/features/studio/draft/components/use-undo.ts'
import type { Command } from '#app/features/studio/draft/command.schema.ts'
import type { DraftStore } from '#app/features/studio/draft/log/draft-store.ts'
import { arrangeRows, createRow, removeRows, batchOf } from '#app/features/studio/draft/make-command.ts'
import type { HotspotView } from '#app/features/studio/draft/view.ts'
import { m } from '#app/i18n/generated/messages.js'
import { newId } from '#app/shared/ids.ts'
import { notify } from '#app/ui/toaster.ts'
import type { Picked } from './type-picker.tsx'

class HotspotCommands {
  readonly #store: DraftStore
  readonly #sceneId: string
  readonly #hotspots: ReturnType<typeof hotspotsOf>
  readonly #undo: () => void

  constructor(store: DraftStore, sceneId: string, undo: () => void) {
    this.#store = store
    this.#sceneId = sceneId
    this.#hotspots = hotspotsOf(sceneId)
    this.#undo = undo
  }

  #now(): readonly HotspotView[] {
    return this.#hotspots(this.#store.getState())
  }

  async #carryOut(command: Command | null): Promise<boolean> {
    if (!command) return false
    const outcome = await this.#store.run(command)
    if (outcome.status !== 'refused') return true
    void notify({ title: m.common_error(), description: commandRefusalText(outcome.refusal), tone: 'danger' })
    return false
  }

  create = async (fields: Picked & Place & Point): Promise<string | null> => {
    const id = newId()
    if (!(await this.#carryOut(createRow('hotspot', id, fields, this.#sceneId)))) return null
    void notify({ title: m.studio_hotspot_created(), tone: 'success' })
    return id
  }

  #put = async (hotspots: readonly HotspotView[], by: Point): Promise<readonly string[]> => {
    const firstOrder = Math.max(-1, ...this.#now().map(({ displayOrder }) => displayOrder)) + 1
    const copies = copiesOf(hotspots, { sceneId: this.#sceneId, by, firstOrder }, newId)
    return copies.length > 0 && (await this.#carryOut(batchOf(copies))) ? copies.map(({ id }) => id) : []
  }

  duplicate = (ids: readonly string[]): Promise<readonly string[]> =>
    this.#put(
      this.#now().filter(({ id }) => ids.includes(id)),
      copyOffset,
    )

  copy = (ids: readonly string[], stay: boolean): number => {
    const chosen = this.#now().filter(({ id }) => ids.includes(id))
    if (chosen.length > 0) hotspotClipboard.copy(this.#store.getState().draft.details.id, chosen, stay)
    return chosen.length
  }

  paste = async (): Promise<readonly string[]> => {
    const taken = hotspotClipboard.take(this.#store.getState().draft.details.id, this.#sceneId)
    if (!taken) return []
    const ids = await this.#put(taken.hotspots, { x: copyOffset.x * taken.steps, y: copyOffset.y * taken.steps })
    if (ids.length === 0) taken.giveBack()
    return ids
  }

  remove = async (ids: readonly string[]): Promise<boolean> => {
    const there = this.#now().filter(({ id }) => ids.includes(id))
    const tied = this.#tiedTo(ids)
    if (!(await this.#carryOut(this.#removalOf(ids)))) return false
    void notify({
      title: there.length === 1 ? m.studio_hotspot_deleted() : m.canvas_deleted({ count: there.length }),
      description: tied.length > 0 ? m.layers_deleted_too({ count: tied.length }) : undefined,
      tone: 'success',
      action: { label: m.studio_undo(), onClick: this.#undo },
    })
    return true
  }

  clear = (): Promise<boolean> => this.#carryOut(this.#removalOf(this.#now().map(({ id }) => id)))

  #tiedTo(hotspotIds: readonly string[]): string[] {
    const { layers } = this.#store.getState().draft
    return layers.filter(({ hotspotId }) => hotspotId !== null && hotspotIds.includes(hotspotId)).map(({ id }) => id)
  }

  /** A layer without its hotspot would always show: it goes too, and comes back with it. */
  #removalOf(ids: readonly string[]): Command | null {
    const removals = [removeRows('layer', this.#tiedTo(ids)), removeRows('hotspot', ids)].filter(
      (each) => each !== null,
    )
    return removals.length > 0 ? batchOf(removals) : null
  }

  /** Moving a hotspot confirms its place. Saved after a pause. */
  change = (places: Places): void => {
    const flagged = new Set(this.#now().flatMap(({ id, toCheck }) => (toCheck ? [id] : [])))
    this.#store.editTogether(
      Object.fromEntries(
        Object.entries(places).map(([id, place]) => [id, flagged.has(id) ? { ...place, toCheck: false } : place]),
      ),
    )
  }

  restack = (ids: readonly string[], how: Restack): void => this.#store.editTogether(restacked(this.#now(), ids, how))

  checked = (ids: readonly string[]): void =>
    this.#store.editTogether(Object.fromEntries(ids.map((id) => [id, { toCheck: false }])))

  order = (hotspotIds: readonly string[]): Promise<boolean> =>
    this.#carryOut(arrangeRows('hotspot', hotspotIds, this.#sceneId))
}

export function useHotspotCommands(sceneId: string): HotspotCommands {
  const store = useStore()
  const { undo } = useUndo()
  return useMemo(() => new HotspotCommands(store, sceneId, undo), [store, sceneId, undo])
}
