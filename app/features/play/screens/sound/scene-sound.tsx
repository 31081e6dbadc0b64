import { useEffect, useRef } from 'react'

const background = 0.7

export function SceneSound({ address, volume }: { address: string; volume: number }) {
  const player = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (player.current) player.current.volume = Math.min(1, Math.max(0, volume * background))
  }, [volume])
  useEffect(() => {
    const audio = player.current
    if (!audio) return
    const listeners = new AbortController()
    const go = () => {
      if (document.visibilityState === 'visible') void audio.play().catch(() => undefined)
      else audio.pause()
    }
    const retry = () => {
      if (audio.paused) go()
    }
    go()
    document.addEventListener('visibilitychange', go, { signal: listeners.signal })
    for (const touch of ['pointerup', 'keydown']) document.addEventListener(touch, retry, { signal: listeners.signal })
    return () => {
      listeners.abort()
      audio.pause()
    }
  }, [])
  return <audio ref={player} src={address} loop preload="auto" aria-hidden="true" />
}
