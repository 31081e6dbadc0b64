import type { HotspotView } from '#app/features/studio/draft/view.ts'

/** Each paste is offset further, so that copies do not hide one another. */
type Copied = {
  adventure: string
  hotspots: readonly HotspotView[]
  times: Record<string, number>
}

/** Works within one adventure only, since links and texts would not fit another. */
class HotspotClipboard {
  #copied: Copied | null = null
  readonly #listeners = new Set<() => void>()

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  copy(adventure: string, hotspots: readonly HotspotView[], stay: boolean): void {
    const scene = hotspots[0]?.sceneId
    this.#copied = { adventure, hotspots, times: scene !== undefined && stay ? { [scene]: 1 } : {} }
    for (const listener of this.#listeners) listener()
  }

  holds = (adventure: string): boolean => this.#copied?.adventure === adventure && this.#copied.hotspots.length > 0

  take(
    adventure: string,
    scene: string,
  ): { hotspots: readonly HotspotView[]; steps: number; giveBack: () => void } | null {
    const copied = this.#copied
    if (!copied || !this.holds(adventure)) return null
    const steps = copied.times[scene] ?? 0
    copied.times[scene] = steps + 1
    const giveBack = () => {
      if (copied.times[scene] === steps + 1) copied.times[scene] = steps
    }
    return { hotspots: copied.hotspots, steps, giveBack }
  }
}

export const hotspotClipboard = new HotspotClipboard()
