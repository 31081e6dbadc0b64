import { useCallback, useEffect, useRef, useState } from 'react'
import type { Recording } from './microphone.ts'
import { asWav, record } from './microphone.ts'

export const longestRecording = 120

export type RecorderProblem = 'refused' | 'no_microphone' | 'failed'

export interface Recorder {
  state: 'idle' | 'asking' | 'recording' | 'working'
  seconds: number
  /** How loud it is now, from 0 to 1; null where the browser does not tell. */
  level: () => number | null
  problem: RecorderProblem | null
  start: () => void
  stop: () => void
}

export function useRecorder(onRecorded: (file: File) => void): Recorder {
  const [state, setState] = useState<Recorder['state']>('idle')
  const [seconds, setSeconds] = useState(0)
  const [problem, setProblem] = useState<RecorderProblem | null>(null)
  const running = useRef<Recording | null>(null)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      running.current?.discard()
    }
  }, [])
  useEffect(() => {
    if (state !== 'recording') return
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000)
    return () => clearInterval(timer)
  }, [state])
  useEffect(() => {
    if (seconds >= longestRecording) running.current?.stop()
  }, [seconds])

  const level = useCallback(() => (running.current ? running.current.level() : 0), [])
  const finish = async (recorded: Blob) => {
    running.current = null
    setState('working')
    try {
      onRecorded(await asWav(recorded))
    } catch {
      setProblem('failed')
    } finally {
      setState('idle')
    }
  }
  const start = async () => {
    setProblem(null)
    setSeconds(0)
    setState('asking')
    try {
      running.current = await record((recorded) => void finish(recorded))
      if (!isHere.current) return running.current.discard()
      setState('recording')
    } catch (reason) {
      setState('idle')
      setProblem(problemOf(reason))
    }
  }
  return {
    state,
    seconds,
    problem,
    level,
    start: () => void start(),
    stop: () => running.current?.stop(),
  }
}

function problemOf(reason: unknown): RecorderProblem {
  if (!(reason instanceof DOMException)) return 'failed'
  if (reason.name === 'NotAllowedError') return 'refused'
  return reason.name === 'NotFoundError' ? 'no_microphone' : 'failed'
}
