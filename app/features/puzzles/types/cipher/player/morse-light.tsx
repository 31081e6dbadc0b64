import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { useEffect, useId, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import type { Flash } from '#app/features/puzzles/types/cipher/rules/morse.ts'
import { flashes } from '#app/features/puzzles/types/cipher/rules/morse.ts'
import type { Tone } from './morse-tone.ts'
import { openTone } from './morse-tone.ts'

/** How long a dot is lit, in ms: two flashes a second at most; three would be the safe limit. */
const unitMs = 250

const nobody = () => undefined

interface MorseLightProps {
  words: readonly (readonly string[])[]
  onSend?: (sign: number | null) => void
}

/** The same message is on the paper, so nobody needs the blinking: with reduced motion there is no lamp. */
export function MorseLight({ words, onSend = nobody }: MorseLightProps) {
  const [hums, setHums] = useState(true)
  const tone = useRef<Tone>(null)
  const [sent, setSent] = useState<{ flashes: readonly Flash[]; at: number } | null>(null)
  const flash = sent?.flashes[sent.at]
  useEffect(() => {
    if (!sent || !flash) return
    const timer = setTimeout(() => {
      const next = sent.flashes[sent.at + 1]
      setSent(next ? { ...sent, at: sent.at + 1 } : null)
      onSend(next ? next.sign : null)
    }, flash.units * unitMs)
    return () => clearTimeout(timer)
  }, [sent, flash, onSend])
  const isSending = sent !== null
  const isLit = flash?.lit ?? false
  useEffect(() => void tone.current?.sound(isLit && hums), [isLit, hums])
  useEffect(() => () => void tone.current?.close(), [])
  useEffect(() => {
    if (isSending) return
    tone.current?.close()
    tone.current = null
  }, [isSending])
  const begin = () => {
    const all = flashes(words)
    if (all.length === 0) return
    // on a user's press: otherwise browsers allow no sound
    tone.current ??= openTone()
    setSent({ flashes: all, at: 0 })
    onSend(all[0]?.sign ?? null)
  }
  const stop = () => {
    setSent(null)
    onSend(null)
  }
  const Icon = sent ? Square : Play
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1">
      <Lamp lit={isLit} />
      <div className="grid">
        <Button onClick={sent ? stop : begin}>
          <Icon aria-hidden="true" className="size-5" />
          {sent ? m.cipher_light_stop() : m.cipher_light_start()}
        </Button>
        <Checkbox label={m.cipher_light_sound()} checked={hums} onChange={(event) => setHums(event.target.checked)} />
      </div>
    </div>
  )
}

function Lamp({ lit }: { lit: boolean }) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 80 96"
      aria-hidden="true"
      className="w-16 overflow-visible in-data-[player-motion=off]:hidden motion-reduce:hidden"
    >
      <defs>
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" stopColor="hsl(48 100% 88%)" />
          <stop offset="0.3" stopColor="hsl(43 96% 64%)" stopOpacity="0.75" />
          <stop offset="1" stopColor="hsl(38 90% 50%)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-brass`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="hsl(47 96% 78%)" />
          <stop offset="0.5" stopColor="hsl(40 80% 52%)" />
          <stop offset="1" stopColor="hsl(32 66% 32%)" />
        </linearGradient>
      </defs>
      <path d="M28 18 C28 2 52 2 52 18" fill="none" stroke={`url(#${id}-brass)`} strokeWidth="4" />
      <path d="M24 30 L32 18 H48 L56 30 Z" fill={`url(#${id}-brass)`} />
      <rect
        x="22"
        y="30"
        width="36"
        height="46"
        rx="4"
        fill="hsl(264 50% 10%)"
        stroke={`url(#${id}-brass)`}
        strokeWidth="4"
      />
      <circle
        cx="40"
        cy="53"
        r="12"
        fill={lit ? 'hsl(48 100% 90%)' : 'hsl(264 30% 20%)'}
        stroke={`url(#${id}-brass)`}
        strokeWidth="2.5"
      />
      <rect x="18" y="76" width="44" height="9" rx="3" fill={`url(#${id}-brass)`} />
      <circle cx="40" cy="53" r="56" fill={`url(#${id}-glow)`} opacity={lit ? 1 : 0} />
    </svg>
  )
}
