import { useMemo } from 'react'
import { useDraft } from '#app/features/studio/draft/components/use-store.ts'
import type { SceneFigures } from '#app/features/studio/figures/figures-view.ts'
import { LateStoryMap } from '#app/features/studio/map/components/late-story-map.tsx'
import { storyOf } from '#app/features/studio/map/components/story.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import { DataTable, HeadCell, NumberCell } from '#app/ui/data-table.tsx'
import { shareText } from './share-text.ts'

export function Stops({ scenes, plays }: { scenes: readonly SceneFigures[]; plays: number }) {
  const draft = useDraft()
  const story = useMemo(() => {
    const figures = new Map(scenes.map((scene) => [scene.id, scene]))
    const { boxes, ...rest } = storyOf(draft)
    return {
      ...rest,
      boxes: boxes.map((box) => {
        const found = figures.get(box.id)
        return found
          ? {
              ...box,
              note: m.figures_box({ plays: formatNumber(found.plays), stopped: formatNumber(found.stopped) }),
            }
          : box
      }),
    }
  }, [draft, scenes])
  const columns = [
    { name: m.studio_type_scene() },
    { name: m.figures_scene_plays(), isNumber: true },
    { name: m.figures_scene_share(), isNumber: true },
    { name: m.figures_stopped(), isNumber: true },
  ]
  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h3 className="text-subheading">{m.figures_stops()}</h3>
        <p className="text-muted">{m.figures_stops_hint()}</p>
      </div>
      <LateStoryMap story={story} findings={[]} />
      <DataTable label={m.figures_stops()} columns={columns} className="sm:min-w-[36rem]">
        {scenes.map((scene) => (
          <tr key={scene.id}>
            <HeadCell>{scene.name}</HeadCell>
            <NumberCell>{formatNumber(scene.plays)}</NumberCell>
            <NumberCell>{shareText(scene.plays, plays)}</NumberCell>
            <NumberCell>{formatNumber(scene.stopped)}</NumberCell>
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
