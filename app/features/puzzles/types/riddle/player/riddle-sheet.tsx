import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/generated/messages.js'
import { classNames } from '#app/ui/class-names.ts'
import { layBlanks } from '#app/features/puzzles/types/riddle/rules/blanks.ts'

export function RiddleSheet({
  text,
  blank = line,
}: {
  text: string
  blank?: (at: number, count: number) => ReactNode
}) {
  const { blanks, rest } = layBlanks(text)
  return (
    // balanced lines would move with every letter typed in a blank
    <blockquote
      className={classNames(
        'rounded-card bg-paper px-5 py-6 text-center font-display text-xl leading-relaxed whitespace-pre-line text-on-paper shadow-card sm:px-8 in-[.puzzle-object-asked]:py-3 in-[.puzzle-object-asked]:text-lg in-[.puzzle-object-asked]:leading-snug',
        blanks.length === 0 && 'text-balance',
      )}
    >
      {blanks.map(({ text: words, before, after }, at) => (
        <Fragment key={at}>
          {words}
          <span className="whitespace-nowrap">
            {before}
            {blank(at, blanks.length)}
            {after}
          </span>
        </Fragment>
      ))}
      {rest}
    </blockquote>
  )
}

const line = (at: number, count: number) => (
  <span className="inline-block w-20 border-b-2 border-current">
    <span className="sr-only">{m.riddle_blank({ position: at + 1, count })}</span>
  </span>
)
