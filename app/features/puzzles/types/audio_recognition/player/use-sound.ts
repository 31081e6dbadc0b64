import { useRef, useState } from 'react'
import { useKept } from '#app/features/puzzles/kit/player/use-kept.ts'

const readCount = (kept: unknown) => (typeof kept === 'number' ? kept : null)

export function useSound({ address, mostPlays }: { address: string; mostPlays: number }) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState({ seconds: 0, all: 0 })
  const [failed, setFailed] = useState(false)
  const [plays, setPlays] = useKept<number>(`plays ${address}`, 0, readCount)
  const isLimited = mostPlays > 0
  const left = Math.max(0, mostPlays - plays)
  const isSpent = isLimited && left === 0
  const isAtRest = at.seconds === 0 || (at.all > 0 && at.seconds >= at.all)
  const follow = () => {
    const element = audio.current
    if (element) setAt({ seconds: element.currentTime, all: Number.isFinite(element.duration) ? element.duration : 0 })
  }
  const goTo = (seconds: number) => {
    if (audio.current) audio.current.currentTime = seconds
    follow()
  }
  const play = (anew: boolean) => {
    if (isLimited && (anew || isAtRest)) {
      if (isSpent) return
      setPlays(plays + 1)
    }
    if (anew) goTo(0)
    // if the browser refuses, nothing plays and the button keeps showing that
    audio.current?.play().catch(() => setPlaying(false))
  }
  return {
    isPlaying,
    at,
    failed,
    isLimited,
    left,
    isSpent,
    isLocked: isSpent && !isPlaying && isAtRest,
    goTo,
    play,
    pause: () => audio.current?.pause(),
    rewind: () => setAt({ seconds: 0, all: 0 }),
    setSpeed: (speed: number) => {
      // also applies to a file that is loaded after this one
      if (audio.current) audio.current.defaultPlaybackRate = audio.current.playbackRate = speed
    },
    setVolume: (volume: number) => {
      if (audio.current) audio.current.volume = volume
    },
    element: {
      ref: audio,
      preload: 'metadata',
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => setPlaying(false),
      onTimeUpdate: follow,
      onLoadedMetadata: follow,
      onDurationChange: follow,
      onError: () => setFailed(true),
    } as const,
  }
}

export type Sound = ReturnType<typeof useSound>
