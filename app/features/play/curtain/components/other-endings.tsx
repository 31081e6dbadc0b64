import { m } from '#app/i18n/generated/messages.js'
import { fewestFinishes } from '#app/features/play/curtain/fewest-finishes.ts'
import type { Endings } from '#app/features/play/curtain/endings.ts'
import { useContentLanguage } from '#app/features/play/runs/content-language.ts'
import { formatPercent } from '#app/i18n/format-percent.ts'
import { Headed } from '#app/ui/headed.tsx'

type OtherEndingsProps = { endings: Endings; mayPlayAgain: boolean; isPlaytest: boolean }

/** Endings not seen yet are told by how rare they are, and by their authors' teasers: the server sends nothing else of
 * them. */
export function OtherEndings({ endings: { percent, seen, unseen }, mayPlayAgain, isPlaytest }: OtherEndingsProps) {
  const lang = useContentLanguage()
  return (
    <Headed id="other-endings" title={m.curtain_other_endings()} className="grid gap-3 text-center">
      <ul className="grid gap-1.5">
        {seen.map((ending, place) => (
          // Two endings may have the same title
          <li key={`${place} ${ending.title}`}>{seenText(ending)}</li>
        ))}
        {unseen.map(({ teaser, ...group }, place) => (
          <li key={place} className="grid gap-0.5">
            {teaser !== undefined && (
              <span lang={lang} className="mx-auto max-w-prose font-display text-lg text-brass-ink italic">
                {teaser}
              </span>
            )}
            <span
              className={teaser === undefined ? 'font-display text-lg text-brass-ink italic' : 'text-sm text-muted'}
            >
              {unseenText(group)}
            </span>
          </li>
        ))}
      </ul>
      {unseen.length > 0 && mayPlayAgain && <p>{m.curtain_ending_invite()}</p>}
      {percent === null && !isPlaytest && (
        <p className="text-sm text-muted">{m.curtain_ending_early({ count: fewestFinishes })}</p>
      )}
    </Headed>
  )
}

function seenText({ title: own, percent }: Endings['seen'][number]): string {
  const title = own || m.play_ending_title()
  return percent === null
    ? m.curtain_ending_seen({ title })
    : m.curtain_ending_seen_percent({ title, percent: formatPercent(percent / 100) })
}

function unseenText({ percent, count }: Endings['unseen'][number]): string {
  if (percent === null) return m.curtain_ending_unseen({ count })
  if (percent === 0) return m.curtain_ending_unfound({ count })
  return m.curtain_ending_unseen_percent({ count, percent: formatPercent(percent / 100) })
}
