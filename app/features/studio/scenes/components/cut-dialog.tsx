import { useState } from 'react'
import { PlaceFrame } from '#app/features/studio/fields/components/place-frame.tsx'
import { placeWords } from '#app/features/studio/fields/components/place-words.ts'
import type { Place } from '#app/features/studio/fields/place.ts'
import { wholeScene } from '#app/features/studio/scenes/layer-place.ts'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/ui/dialog.tsx'

type CutDialogProps = {
  picture: { url: string; width: number; height: number }
  place: Place
  onCut: (place: Place) => void
  onClose: () => void
}

/** Shows which part of a picture will be cut out, and lets it be chosen. */
export function CutDialog({ picture, place: from, onCut, onClose }: CutDialogProps) {
  const [place, setPlace] = useState(from)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="large" title={m.layers_cut_title()} description={m.layers_cut_text()}>
        <div className="relative isolate mx-auto w-fit">
          <img
            src={picture.url}
            alt=""
            width={picture.width}
            height={picture.height}
            className="h-auto max-h-[60dvh] w-auto max-w-full rounded-small"
          />
          <PlaceFrame
            place={place}
            label={m.layers_cut_frame()}
            sizeLabel={m.layers_cut_size()}
            free
            onPlace={setPlace}
          />
        </div>
        <p className="mt-4 font-medium">{cutWords(place)}</p>
        <DialogFooter>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button variant="accent" onClick={() => onCut(place)}>
            {m.layers_cut_now()}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

const sides = ['x', 'y', 'width', 'height'] as const

/** Which part is taken; if it is all of the picture, that the place comes first. */
export function cutWords(place: Place): string {
  const part = m.layers_cut_part({ place: placeWords(place) })
  return sides.every((side) => place[side] === wholeScene[side]) ? `${part} ${m.layers_cut_whole()}` : part
}
