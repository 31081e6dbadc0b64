import type { CSSProperties } from 'react'

const scraps = Array.from({ length: 26 }, (_, place) => scrap(place))

/** Looks random, but must be the same in the server's markup and in the browser's. */
function scrap(place: number): CSSProperties {
  const vary = (step: number, range: number) => (place * step) % range
  const side = place % 2 === 0 ? 1 : -1
  return {
    '--x': `${(place * 38.2 + 4) % 100}%`,
    '--after': `${vary(170, 900)}ms`,
    '--for': `${2200 + vary(430, 1400)}ms`,
    '--turn': `${side * (360 + vary(150, 540))}deg`,
    '--drift': `${side * (0.5 + vary(7, 30) / 10)}rem`,
  } as CSSProperties
}

export function BrassRain() {
  return (
    <div aria-hidden="true" className="brass-rain">
      {scraps.map((style, place) => (
        <span key={place} style={style} />
      ))}
    </div>
  )
}
