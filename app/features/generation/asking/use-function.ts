import { useCallback, useEffect, useState } from 'react'
import type { FunctionName } from '#app/features/generation/functions.ts'
import { readFunction } from './ask-function.ts'
import type { FunctionState } from './ask-function.ts'

const known = new Map<FunctionName, FunctionState>()

/** Null until the server has told, and where it cannot be used. `again` reads how many calls are left by now. */
export function useFunction(name: FunctionName): { state: FunctionState | null; again: () => void } {
  const [state, setState] = useState<FunctionState | null>(() => known.get(name) ?? null)
  const again = useCallback(
    () =>
      void readFunction(name).then((read) => {
        if (!read) return
        known.set(name, read)
        setState(read)
      }),
    [name],
  )
  useEffect(() => {
    if (!known.has(name)) again()
  }, [name, again])
  return { state: state?.isOn ? state : null, again }
}
