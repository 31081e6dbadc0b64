import { useEffect, useRef } from 'react'
import type { PictureBody } from '#app/features/generation/generate.schema.ts'
import {
  doneText,
  notDrawnText,
  pictureFunctionOf,
  generationRefusalText,
} from '#app/features/generation/generation-text.ts'
import type { PicturePlace } from '#app/features/generation/generation-text.ts'
import type { PresentedAsset } from '#app/features/media/asset.present.ts'
import { usePlaceOf, useReceiver, useUploadAt, useUploads } from '#app/features/media/components/use-uploads.ts'
import { m } from '#app/i18n/generated/messages.js'
import { AppError } from '#app/shared/app-error.ts'
import type { ErrorCode } from '#app/shared/app-error.ts'
import { notify } from '#app/ui/toaster.ts'
import type { Toast } from '#app/ui/toaster.ts'
import type { Offer } from './offers.ts'
import { sendGeneration } from './send-generation.ts'
import { useOffer } from './use-offer.ts'

export type GenerationOf = {
  place: PicturePlace
  /** The same as for uploads of this picture, so that only one runs at a time. */
  slot: string
  /** The request for the current input; null if too little is filled in. */
  body: () => PictureBody | null
  /** Saves what the server is going to read. */
  before?: () => Promise<unknown>
  /** Action in the notice of completion. */
  next?: () => Toast['action']
}

export type Generation = {
  place: PicturePlace
  isGenerating: boolean
  /** Also true while an upload to this place is in progress. */
  isBusy: boolean
  error: string | null
  /** The requested words that the last picture does not show. */
  note: string | null
  offer: Offer | null
  look: () => void
  generate: () => void
  stop: () => void
}

/** Runs in the editor's `Uploads`: it continues after the part of the page that started it has closed. */
export function useGeneration(
  { slot, ...asked }: GenerationOf,
  onGenerated: (asset: PresentedAsset) => void,
): Generation {
  const uploads = useUploads()
  const at = usePlaceOf(slot)
  const { sending, error, note } = useUploadAt(at)
  const receive = useReceiver(at, onGenerated)
  const name = pictureFunctionOf(asked.place)
  const { offer, look } = useOffer(name)
  // "Try again" sends the input as it is at that time
  const latest = useRef(asked)
  useEffect(() => {
    latest.current = asked
  })

  const refuse = (code: ErrorCode, retryAfter?: number) => {
    const { title, text } = generationRefusalText(code, latest.current.place, retryAfter)
    uploads.blame(at, text)
    void notify({ title, description: text, tone: 'danger' })
  }

  const generate = async () => {
    if (uploads.at(at)) return
    uploads.blame(at, null)
    const body = latest.current.body()
    if (!body) return refuse('generationNeedsWords')
    try {
      const made = await uploads.run(
        at,
        null,
        async (_, signal) => {
          await latest.current.before?.()
          return sendGeneration(name, body, signal)
        },
        'generation',
      )
      if (!made) return
      const missing = notDrawnText(made.notDrawn)
      uploads.note(at, missing)
      receive(made.asset)
      sayDone(latest.current, missing)
    } catch (failure) {
      const { code, retryAfter } = failure instanceof AppError ? failure : new AppError('unexpected')
      refuse(code, retryAfter)
      uploads.fail(at, code, () => void generate(), 'generation')
    }
  }

  return {
    place: asked.place,
    isGenerating: sending?.kind === 'generation',
    isBusy: sending !== null,
    error,
    note,
    offer,
    look,
    generate: () => void generate(),
    stop: () => {
      uploads.stop(at)
      void notify({ title: m.media_generation_stopped() })
    },
  }
}

function sayDone({ place, next }: Pick<GenerationOf, 'place' | 'next'>, missing: string | null): void {
  const { title, text: done } = doneText(place)
  const text = [done, missing].filter(Boolean).join(' ')
  const action = next?.()
  void notify({ title, tone: 'success', ...(text ? { description: text } : {}), ...(action ? { action } : {}) })
}
