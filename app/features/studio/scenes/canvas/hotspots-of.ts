import type { DraftView, HotspotView } from '#app/features/studio/draft/view.ts'

export function hotspotsOf(sceneId: string): (state: { draft: DraftView }) => readonly HotspotView[] {
  let rows: readonly HotspotView[] | null = null
  let list: readonly HotspotView[] = []
  return ({ draft: { hotspots } }) => {
    if (rows === hotspots) return list
    rows = hotspots
    const here = hotspots.filter((hotspot) => hotspot.sceneId === sceneId)
    if (here.length !== list.length || here.some((hotspot, at) => hotspot !== list[at])) list = here
    return list
  }
}
