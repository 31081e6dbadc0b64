import Pin from 'lucide-react/icons/pin'
import type { CSSProperties } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { FieldGroup } from '#app/ui/field.tsx'
import { isPlaced, placedOf, shapeOf, tileCount } from '#app/features/puzzles/types/slider_jigsaw/rules/board.ts'
import { placeName } from '#app/features/puzzles/types/slider_jigsaw/player/board-text.ts'
import type { Configuration } from '#app/features/puzzles/types/slider_jigsaw/rules/schema.ts'
import { useTileRatio } from '#app/features/puzzles/types/slider_jigsaw/player/use-picture-ratio.ts'
import { TileFace } from '#app/features/puzzles/types/slider_jigsaw/player/tile-face.tsx'

interface PlacedFieldProps {
  configuration: Configuration
  picture: string | null
  error: readonly string[]
  onChange: (placed: number[]) => void
}

export function PlacedField({ configuration, picture, error, onChange }: PlacedFieldProps) {
  const shape = shapeOf(configuration)
  const placed = placedOf(shape)
  const ratio = useTileRatio(shape, picture)
  const press = (tile: number) =>
    onChange(
      isPlaced(shape, tile)
        ? placed.filter((each) => each !== tile)
        : [...placed, tile].sort((one, other) => one - other),
    )
  return (
    <FieldGroup legend={m.slider_jigsaw_form_placed()} hint={m.slider_jigsaw_form_placed_hint()} error={error}>
      <div
        style={{ '--columns': shape.columns, '--tile': ratio } as CSSProperties}
        className="grid w-[min(100%,20rem)] grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-1"
      >
        {Array.from({ length: tileCount(shape) }, (_, tile) => (
          <button
            key={tile}
            type="button"
            aria-pressed={isPlaced(shape, tile)}
            aria-label={m.slider_jigsaw_form_placed_tile({ number: tile + 1, where: placeName(shape, tile) })}
            onClick={() => press(tile)}
            className={classNames(
              'relative aspect-(--tile) min-h-11 overflow-hidden rounded-small border-2',
              isPlaced(shape, tile) ? 'border-brass-strong' : 'border-line',
            )}
          >
            <TileFace shape={shape} tile={tile} picture={picture} outlineId={null} />
            {picture === null && (
              <span aria-hidden="true" className="absolute inset-0 grid place-items-center font-semibold tabular-nums">
                {tile + 1}
              </span>
            )}
            {isPlaced(shape, tile) && (
              <span
                aria-hidden="true"
                className="absolute top-0.5 right-0.5 grid size-6 place-items-center rounded-full bg-curtain/90 text-on-curtain"
              >
                <Pin className="size-3.5" />
              </span>
            )}
          </button>
        ))}
      </div>
    </FieldGroup>
  )
}
