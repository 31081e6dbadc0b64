import Smartphone from 'lucide-react/icons/smartphone'
import type { CSSProperties } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import type { Shape } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { tileCount } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { phoneBoard } from './phone-size.ts'
import { useTileRatio } from '#app/features/puzzles/types/slider_jigsaw/player/use-picture-ratio.ts'
import { TileFace } from '#app/features/puzzles/types/slider_jigsaw/player/tile-face.tsx'

export function PhonePreview({ shape, picture }: { shape: Shape; picture: string }) {
  const ratio = useTileRatio(shape, picture)
  const { width, tile } = phoneBoard(shape, ratio)
  return (
    <details className="rounded-card border border-line px-4 py-2">
      <FoldSummary>
        <Smartphone aria-hidden="true" className="size-5 shrink-0" />
        {m.slider_jigsaw_phone()}
      </FoldSummary>
      <p className="mt-2 text-sm text-muted">{m.slider_jigsaw_phone_hint({ size: tile })}</p>
      <div
        aria-hidden="true"
        style={{ '--columns': shape.columns, '--tile': ratio, width } as CSSProperties}
        className="mx-auto mt-3 grid max-w-full grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-[3px] rounded-control border-2 border-brass-strong/70 bg-sunken p-1"
      >
        {Array.from({ length: tileCount(shape) }, (_, at) => (
          <span key={at} className="relative aspect-(--tile)">
            <TileFace shape={shape} tile={at} picture={picture} outlineId={null} />
          </span>
        ))}
      </div>
    </details>
  )
}
