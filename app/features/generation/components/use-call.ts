import { useEffect, useState } from 'react'
import type { FunctionName, PictureFunction } from '#app/features/generation/functions.ts'
import { generationRefusalText } from '#app/features/generation/generation-text.ts'
import type { GenerationText } from '#app/features/generation/generation-text.ts'
import { AppError } from '#app/shared/app-error.ts'

/** One call of a function at a time, which ends with the component that made it. */
export function useCall(name: Exclude<FunctionName, PictureFunction>, onRefused: (text: GenerationText) => void) {
  const [running, setRunning] = useState<AbortController | null>(null)
  useEffect(() => () => running?.abort(), [running])
  const run = async (call: (signal: AbortSignal) => Promise<void>) => {
    const controller = new AbortController()
    setRunning(controller)
    try {
      await call(controller.signal)
    } catch (failure) {
      const { code, retryAfter } = failure instanceof AppError ? failure : new AppError('unexpected')
      onRefused(generationRefusalText(code, name, retryAfter))
    }
    setRunning(null)
  }
  return { isRunning: running !== null, run, stop: () => running?.abort() }
}
