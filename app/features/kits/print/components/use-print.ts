import { useEffect, useRef, useState } from 'react'
import { fetchPrint } from '#app/features/kits/print/fetch-print.ts'
import type { FetchedPrint } from '#app/features/kits/print/fetch-print.ts'
import type { PrintProgress } from '#app/features/kits/print/print-progress.ts'
import type { PrintRequest } from '#app/features/kits/print/print-request.schema.ts'

export type PrintState =
  | { stage: 'idle' }
  | { stage: 'asked' }
  | PrintProgress
  | { stage: 'over'; result: NonNullable<FetchedPrint> }

/** One print at a time; leaving the page stops it. */
export function usePrint(adventureId: string) {
  const [state, setState] = useState<PrintState>({ stage: 'idle' })
  const current = useRef<AbortController | null>(null)
  useEffect(() => () => current.current?.abort(), [])
  /** @returns whether it was saved */
  const print = async (request: PrintRequest): Promise<boolean> => {
    current.current?.abort()
    const control = new AbortController()
    current.current = control
    setState({ stage: 'asked' })
    const result = await fetchPrint(adventureId, request, control.signal, (progress) => {
      if (current.current === control) setState(progress)
    })
    if (current.current !== control) return false
    current.current = null
    if (!result) {
      setState({ stage: 'idle' })
      return false
    }
    if ('file' in result) save(result.file, result.name)
    setState({ stage: 'over', result })
    return 'file' in result
  }
  const stop = () => {
    current.current?.abort()
    current.current = null
    setState({ stage: 'idle' })
  }
  return { state, print, stop, isBusy: state.stage !== 'idle' && state.stage !== 'over' }
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari starts reading it only after the click
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
