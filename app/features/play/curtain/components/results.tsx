import { m } from '#app/i18n/generated/messages.js'
import type { CurtainCall, PuzzleResult } from '#app/features/play/curtain/curtain-call.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { Headed } from '#app/ui/headed.tsx'

export function Cast({ players }: Pick<CurtainCall, 'players'>) {
  if (players.length < 2) return null
  return (
    <Headed id="cast" title={m.curtain_cast()} className="grid gap-3 text-center">
      <ul className="flex flex-wrap justify-center gap-x-6 gap-y-1 font-display text-xl text-brass-ink">
        {players.map((name, place) => (
          // Two players may have the same name, so the index is part of the key
          <li key={`${place} ${name}`} translate="no">
            {name}
          </li>
        ))}
      </ul>
    </Headed>
  )
}

/** Unsolved puzzles are not named here, since a name may give something away. */
export function PuzzleResults({ curtain: { puzzles, unsolved } }: { curtain: CurtainCall }) {
  if (puzzles.length === 0) return null
  return (
    <section aria-labelledby="puzzles" className="grid gap-4">
      <h2 id="puzzles" className="text-center text-heading">
        {m.curtain_puzzles()}
      </h2>
      <ol className="grid gap-3">
        {puzzles.map((puzzle) => (
          <Result key={puzzle.id} puzzle={puzzle} />
        ))}
      </ol>
      {unsolved > 0 && <p className="text-center text-muted">{m.curtain_unsolved({ count: unsolved })}</p>}
    </section>
  )
}

function Result({ puzzle }: { puzzle: PuzzleResult }) {
  const lang = useContentLanguage()
  return (
    <li className="grid gap-0.5">
      <p className="flex items-baseline gap-2">
        <span lang={lang} className="order-1 text-lg font-semibold">
          {puzzle.name}
        </span>
        <span aria-hidden="true" className="order-2 min-w-4 flex-1 border-b-2 border-dotted border-line-strong/60" />
        <span className="order-3 font-display whitespace-nowrap text-brass-ink tabular-nums">
          {m.play_points({ count: puzzle.points })}
        </span>
      </p>
      <p className="text-sm text-muted">{course(puzzle)}</p>
    </li>
  )
}

function course({ revealed, hints, wrong, by }: PuzzleResult): string {
  const parts: string[] = []
  if (revealed) parts.push(m.curtain_revealed())
  else if (by) parts.push(m.curtain_by({ name: by }))
  if (hints > 0) parts.push(m.curtain_hints({ count: hints }))
  if (wrong > 0) parts.push(m.curtain_wrong({ count: wrong }))
  if (!revealed && hints === 0 && wrong === 0) parts.push(m.curtain_clean())
  return parts.join(' · ')
}
