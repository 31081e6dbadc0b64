import { useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { usePlaceOf, useReceiver, useUploadAt, useUploads } from '#app/features/media/components/use-uploads.ts'
import { uploadRefusalText } from '#app/features/media/upload-texts.ts'
import { AppError } from '#app/shared/app-error.ts'
import { keepStills, lengthOf, stillAt } from './stills.ts'

export interface TakenStills {
  firstStillUrl: string
  secondStillUrl: string
  stillRatio: number
}

export interface Stills {
  length: number | null
  busy: boolean
  error: string | null
  onReady: (video: HTMLVideoElement) => void
  onUnreadable: () => void
  take: (video: HTMLVideoElement, times: readonly [number, number]) => void
}

export function useStills(adventureId: string, onTaken: (stills: TakenStills) => void): Stills {
  const [length, setLength] = useState<number | null>(null)
  const [isTaking, setTaking] = useState(false)
  const uploads = useUploads()
  const place = usePlaceOf('stills')
  const { sending, error } = useUploadAt(place)
  const busy = isTaking || sending !== null
  const receive = useReceiver(place, onTaken)
  const setError = (text: string | null) => uploads.blame(place, text)

  const onReady = async (video: HTMLVideoElement) => {
    setError(null)
    if (video.videoWidth === 0) return setError(m.video_difference_form_unreadable())
    try {
      setLength(await lengthOf(video))
    } catch {
      setError(m.video_difference_form_unreadable())
    }
  }
  const take = async (video: HTMLVideoElement, times: readonly [number, number]) => {
    if (busy) return
    setTaking(true)
    setError(null)
    const stillRatio = video.videoWidth / video.videoHeight
    try {
      // Capture both before sending the first: the video may be gone by then.
      const files = [await stillAt(video, times[0]), await stillAt(video, times[1])]
      const addresses = await uploads.run(place, null, (onProgress, signal) =>
        keepStills(files, adventureId, { onProgress, signal }),
      )
      if (addresses) receive({ firstStillUrl: addresses[0]!, secondStillUrl: addresses[1]!, stillRatio })
    } catch (reason) {
      setError(
        reason instanceof AppError ? uploadRefusalText(reason, 'puzzle').text : m.video_difference_form_not_taken(),
      )
    } finally {
      setTaking(false)
    }
  }
  return {
    length,
    busy,
    error,
    onReady: (video) => void onReady(video),
    onUnreadable: () => setError(m.video_difference_form_unreadable()),
    take: (video, times) => void take(video, times),
  }
}
