import { useId } from 'react'
import { GenerateButton, NotDrawn, StopGenerating } from '#app/features/generation/components/generate-button.tsx'
import type { Generation } from '#app/features/generation/components/use-generation.ts'
import { classNames } from '#app/ui/class-names.ts'
import { FieldErrors } from '#app/ui/field.tsx'

/** Id of the note that says, once for all cards of a tab, what makes their pictures. */
export const cardNote = 'generation-note'

/** Lies over a card's picture. With `onHover` it is hidden only from a pointer that is elsewhere, not from keyboard or
 * touch. */
export function CardGeneration({
  generation,
  title,
  hasPicture,
  onHover = false,
}: {
  generation: Generation
  title: string
  hasPicture: boolean
  onHover?: boolean
}) {
  const id = useId()
  const { isGenerating, error, note } = generation
  const hides = onHover && hasPicture && !isGenerating && error === null && note === null
  return (
    <div
      className={classNames(
        'pointer-events-none absolute inset-x-2 bottom-2 z-10 grid justify-items-end gap-2 transition-opacity *:pointer-events-auto',
        hides && 'hover-only',
      )}
    >
      {error && (
        <div className="rounded-small border border-danger bg-raised px-2.5 py-1.5">
          <FieldErrors id={`${id}-error`} errors={[error]} />
        </div>
      )}
      <NotDrawn note={note} className="rounded-small border border-line bg-raised px-2.5 py-1.5" />
      <div className="flex flex-wrap justify-end gap-1.5">
        <GenerateButton
          generation={generation}
          hasPicture={hasPicture}
          title={title}
          describedBy={`${cardNote} ${id}-error`}
        />
        <StopGenerating generation={generation} variant="secondary" />
      </div>
    </div>
  )
}
