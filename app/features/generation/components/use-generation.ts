import { useEffect, useRef } from 'react'
import type { PictureBody } from '#app/features/generation/generate.schema.ts'
import { doneText, notDrawnText, pictureFunctionOf, refusalText } from '#app/features/generation/generation-text.ts'
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
  /** That of the uploads of the same picture, so that one comes at a time. */
  slot: string
  /** Of what is typed now; null where too little is filled in. */
  body: () => PictureBody | null
  /** What has to be saved before the server reads it. */
  before?: () => Promise<unknown>
  /** Offered in the notice that it is done. */
  next?: () => Toast['action']
}

export type Generation = {
  place: PicturePlace
  isGenerating: boolean
  /** Also an upload is on its way to this place. */
  isBusy: boolean
  error: string | null
  /** What the last picture does not show of what was asked. */
  note: string | null
  offer: Offer | null
  look: () => void
  generate: () => void
  stop: () => void
}

/** Runs in the `Uploads` of the editor: it goes on when the part of the page that began it is gone. */
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
  // "Try again" sends what is typed by then
  const latest = useRef(asked)
  useEffect(() => {
    latest.current = asked
  })

  const refuse = (code: ErrorCode, retryAfter?: number) => {
    const { title, text } = refusalText(code, latest.current.place, retryAfter)
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
