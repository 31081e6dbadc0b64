import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { progressOf, Uploads } from '#app/features/media/uploads.ts'
import type { Upload } from '#app/features/media/uploads.ts'

/** Outside an editor all parts of the page share one. */
export const UploadsContext = createContext(new Uploads())

/** The prefix of the places in a dialog. */
export const UploadScope = createContext('')

export function useUploads(): Uploads {
  return useContext(UploadsContext)
}

export function useRunningUploads(): readonly Upload[] {
  const uploads = useUploads()
  const read = () => uploads.getState().running
  return useSyncExternalStore(uploads.subscribe, read, read)
}

export function useUploadProgress(): number {
  const uploads = useUploads()
  const read = () => progressOf(uploads.getState())
  return useSyncExternalStore(uploads.subscribe, read, read)
}

export function useFailedUploads() {
  const uploads = useUploads()
  const read = () => uploads.getState().failed
  return useSyncExternalStore(uploads.subscribe, read, read)
}

export const usePlaceOf = (slot: string): string => [useContext(UploadScope), slot].filter(Boolean).join('/')

export function useUploadAt(place: string): { sending: Upload | null; error: string | null; note: string | null } {
  const uploads = useUploads()
  const readSending = () => uploads.at(place)
  const readError = () => uploads.getState().errors[place] ?? null
  const readNote = () => uploads.getState().notes[place] ?? null
  return {
    sending: useSyncExternalStore(uploads.subscribe, readSending, readSending),
    error: useSyncExternalStore(uploads.subscribe, readError, readError),
    note: useSyncExternalStore(uploads.subscribe, readNote, readNote),
  }
}

/** Passes a result to the component that shows its place, or showed it last. */
export function useReceiver<Result>(place: string, receive: (result: Result) => void): (result: Result) => void {
  const uploads = useUploads()
  useEffect(() => {
    uploads.receivers.set(place, receive as (result: unknown) => void)
  })
  return (result) => uploads.receivers.get(place)?.(result)
}
