import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Picking } from './use-picking.ts'
import { zooms } from './use-picking.ts'

export function ZoomButtons({ picking }: { picking: Picking }) {
  const at = zooms.findIndex((zoom) => zoom === picking.zoom)
  const [further, nearer] = [zooms[at - 1], zooms[at + 1]]
  return (
    <div role="group" aria-label={m.puzzles_picture_zoom()} className="flex items-center gap-1">
      <Button
        variant="ghost"
        size="icon"
        aria-label={m.puzzles_picture_further()}
        aria-disabled={further === undefined || undefined}
        onClick={() => further !== undefined && picking.setZoom(further)}
      >
        <ZoomOut aria-hidden="true" className="size-5" />
      </Button>
      <span role="status" className="min-w-12 text-center text-sm tabular-nums">
        {m.puzzles_picture_percent({ percent: picking.zoom * 100 })}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={m.puzzles_picture_nearer()}
        aria-disabled={nearer === undefined || undefined}
        onClick={() => nearer !== undefined && picking.setZoom(nearer)}
      >
        <ZoomIn aria-hidden="true" className="size-5" />
      </Button>
    </div>
  )
}
