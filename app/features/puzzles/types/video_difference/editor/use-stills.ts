import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { refusalText } from '#app/features/media/upload-texts.ts'
import { AppError } from '#app/shared/app-error.ts'
import { keepStill, lengthOf, stillAt } from './stills.ts'

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

export function useStills(adventureId: string | null, onTaken: (stills: TakenStills) => void): Stills {
  const [length, setLength] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

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
    if (adventureId === null || busy) return
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    setError(null)
    try {
      const addresses: string[] = []
      for (const time of times) {
        const address = await keepStill(await stillAt(video, time), adventureId, controller.signal)
        if (address === null) return
        addresses.push(address)
      }
      onTaken({
        firstStillUrl: addresses[0]!,
        secondStillUrl: addresses[1]!,
        stillRatio: video.videoWidth / video.videoHeight,
      })
    } catch (reason) {
      setError(
        reason instanceof AppError ? refusalText(reason.code, 'puzzle').text : m.video_difference_form_not_taken(),
      )
    } finally {
      setBusy(false)
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
