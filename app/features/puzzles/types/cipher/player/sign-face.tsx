import { isMorse } from '#app/features/puzzles/types/cipher/rules/morse.ts'
import type { Presented } from '#app/features/puzzles/types/cipher/rules/schema.ts'

/** A sign as it is written. Morse dots and dashes are drawn, so that no typeface makes them look alike. */
export function SignFace({ token, cipherType }: { token: string; cipherType: Presented['cipherType'] }) {
  if (cipherType !== 'morse' || !isMorse(token)) return <span className="whitespace-pre">{token}</span>
  return (
    <span className="inline-flex h-[1lh] items-center gap-[0.2em]">
      {[...token].map((mark, at) => (
        <span
          key={at}
          className={
            mark === '-' ? 'h-[0.3em] w-[0.85em] rounded-full bg-current' : 'size-[0.3em] rounded-full bg-current'
          }
        />
      ))}
    </span>
  )
}
