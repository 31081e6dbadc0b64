import type { Spot } from '#app/features/puzzles/contract/contract.ts'
import { spotStyle } from '#app/features/puzzles/kit/object/spots.ts'
import { classNames } from '#app/ui/class-names.ts'
import { tray } from '#app/features/puzzles/types/ordering_sorting/rules/limits.ts'
import { pieceLook } from './card-face.tsx'
import { ZoneButton, ZoneCards } from './zone-parts.tsx'
import type { ZoneProps } from './zone-words.ts'
import { zoneWords } from './zone-words.ts'

/** A box on the picture of an object: the picture shows it, and what is in it stands on its ground. */
export function SpotBox({ spot, ...of }: ZoneProps & { spot: Spot }) {
  const { takes, numbered, counted } = zoneWords(of)
  return (
    <section data-bin={of.zone} aria-label={counted} style={spotStyle(spot)} className="absolute">
      <ZoneButton
        {...of}
        className={classNames(
          'absolute inset-0 grid content-start justify-items-center rounded-control',
          takes && 'cursor-pointer border-2 border-dashed border-brass bg-brass/15 shadow-[0_0_0_1px_rgb(0_0_0/0.65)]',
        )}
      >
        {(takes || of.zone !== tray) && (
          <span className="max-w-full rounded-small bg-raised px-1.5 text-xs leading-snug font-semibold text-ink">
            {numbered}
          </span>
        )}
      </ZoneButton>
      <ZoneCards
        {...of}
        look="piece"
        list="pointer-events-none relative flex size-full flex-wrap-reverse content-start items-end justify-center gap-1"
        item={classNames('max-w-full', !takes && 'pointer-events-auto')}
        button={(isInHand) => classNames('block max-w-full', pieceLook(isInHand, of.locked))}
      />
    </section>
  )
}
