import { useEffect } from 'react'

/** Between a phone held upright and a laptop: pictures are three by two, with bars above and below. */
const heightFor = (width: number): number => Math.round(Math.min(820, Math.max(600, (width * 2) / 3 + 120)))

/** Tells the page around the frame how high it would like to be: in our own words, and in those of H5P, whose script
 * learning platforms load already. */
export function useFrameSize(): void {
  useEffect(() => {
    const around = window.parent
    if (around === window) return
    let told = 0
    const say = (message: object) => around.postMessage(message, '*')
    const tell = () => {
      told = heightFor(window.innerWidth)
      say({ type: 'whodini:size', height: told })
      say({ context: 'h5p', action: 'resize', scrollHeight: told })
    }
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const asked = source === around && typeof data === 'object' && data !== null && 'context' in data && data.context
      if (asked === 'h5p') tell()
    }
    const grown = () => {
      if (heightFor(window.innerWidth) !== told) tell()
    }
    window.addEventListener('message', hear)
    window.addEventListener('resize', grown)
    say({ context: 'h5p', action: 'hello' })
    tell()
    return () => {
      window.removeEventListener('message', hear)
      window.removeEventListener('resize', grown)
    }
  }, [])
}
