import type { RevealView } from '#app/features/kits/evening/evening-views.ts'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import { Button } from '#app/ui/button.tsx'
import { FoldSummary } from '#app/ui/fold-summary.tsx'
import { Headed } from '#app/ui/headed.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { CastList } from './cast-list.tsx'
import { Covered } from './covered.tsx'
import { GuestAccusation, GuestAwards } from './guest-accusation.tsx'
import { GuestInvitation } from './guest-invitation.tsx'
import { GuestLast } from './guest-last.tsx'
import { RevealStep } from './reveal-step.tsx'
import { TextLines } from './text-lines.tsx'
import type { Curtain } from './use-curtain.ts'
import type { Guest } from './use-guest.ts'

type NowProps = { guest: Guest; curtain: Curtain; onClues: () => void }

/** The page that the host has turned to. */
export function GuestNow({ guest, curtain, onClues }: NowProps) {
  const { view } = guest
  // Who went home early reads the truth once all have heard it
  if (view.me.hasLeft && !view.last)
    return <Notice title={m.evening_guest_left_title()}>{m.evening_guest_left_text()}</Notice>
  if (view.status === 'invited') return <GuestInvitation guest={guest} />
  const { accusation, awards, last } = view
  // The newest step first, since the room is at it
  const [newest, ...older] = view.reveal.toReversed()
  const detectives = view.others.flatMap(({ characterName, person }) => (characterName === null ? person : []))
  // Read again afterwards, the truth begins at its beginning
  const steps = last ? view.reveal : newest ? [newest] : []
  return (
    <div className="grid gap-6">
      {view.status === 'paused' && <Notice title={m.evening_guest_paused()}>{m.evening_guest_paused_text()}</Notice>}
      {view.status === 'over' && <Notice title={m.evening_guest_refused_over()}>{m.evening_table_thanks()}</Notice>}
      {last && <GuestLast title={view.title} last={last} />}
      {steps.map((reveal) => (
        <Step key={reveal.step} reveal={reveal} language={view.textLanguage} />
      ))}
      <Round guest={guest} curtain={curtain} onClues={onClues} />
      {accusation && <GuestAccusation guest={guest} accusation={accusation} />}
      {awards?.isOpen && <GuestAwards guest={guest} mine={awards.mine} />}
      {(last ? [] : older).map((reveal) => (
        <Step key={reveal.step} reveal={reveal} language={view.textLanguage} />
      ))}
      {view.story.length > 0 && (
        <details className="group rounded-card border border-line bg-surface px-4 py-1">
          <FoldSummary>{m.evening_guest_setting()}</FoldSummary>
          <div className="pt-2 pb-4">
            <TextLines lines={view.story} language={view.textLanguage} />
          </div>
        </details>
      )}
      <details
        className="group rounded-card border border-line bg-surface px-4 py-1"
        open={view.phase.kind === 'arrival'}
      >
        <FoldSummary>{m.paper_dinner_cast()}</FoldSummary>
        <div className="grid gap-4 pt-2 pb-4">
          <CastList cast={view.cast} language={view.textLanguage} />
          {detectives.length > 0 && <p>{m.evening_table_detectives({ people: formatList(detectives) })}</p>}
          {view.absent.length > 0 && (
            <p className="text-muted">{m.evening_guest_absent({ people: formatList(view.absent) })}</p>
          )}
        </div>
      </details>
    </div>
  )
}

const Step = (props: { reveal: RevealView; language: Locale }) => (
  <div className="rounded-card border border-line bg-surface p-5 shadow-card">
    <RevealStep {...props} />
  </div>
)

function Round({ guest, curtain, onClues }: NowProps) {
  const { me, hand, phase, reveal, textLanguage } = guest.view
  const isReveal = phase.kind === 'reveal'
  const now = me.rounds.find(({ isNow }) => isNow)
  const earlier = me.rounds.filter(({ isNow }) => !isNow)
  return (
    <>
      {me.prints && <p className="text-muted">{m.evening_guest_prints()}</p>}
      {!now && reveal.length === 0 && (
        <p className="text-lg">{isReveal ? m.evening_guest_listen() : m.evening_guest_nothing()}</p>
      )}
      {(now || (!isReveal && hand.length + earlier.length > 0)) && (
        <Covered curtain={curtain} person={me.person}>
          {now && <TextLines lines={now.lines} language={textLanguage} />}
          {hand.length > 0 && (
            <Headed title={m.evening_guest_hand()} level={3} className="grid gap-2">
              <ul className="list-disc pl-5">
                {hand.map(({ id, title }) => (
                  <li key={id} lang={textLanguage}>
                    {title}
                  </li>
                ))}
              </ul>
              <Button onClick={onClues} className="w-full sm:w-fit">
                {m.evening_guest_to_clues()}
              </Button>
            </Headed>
          )}
          {earlier.toReversed().map((round) => (
            <details key={round.phase} className="group border-t border-line">
              <FoldSummary className="text-muted">{m.evening_guest_earlier({ phase: round.phase })}</FoldSummary>
              <div className="pt-1 pb-3">
                <TextLines lines={round.lines} language={textLanguage} />
              </div>
            </details>
          ))}
        </Covered>
      )}
    </>
  )
}
