import { useEffect, useId, useRef } from 'react'
import { formatList } from '#app/i18n/format.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { VoteProjection } from '#app/features/engine/projection.ts'
import { voteMs } from '#app/features/engine/vote-ms.ts'
import type { Party } from '#app/features/play/party/use-party.ts'
import { useTimeLeft } from '#app/features/puzzles/kit/player/use-countdown.ts'
import { Button } from '#app/ui/button.tsx'

/** The question to the party, over the scene and in every dialog; what lies below it stays usable. */
export function VoteCard({ party }: { party: Party }) {
  const { vote } = party
  return (
    <>
      <p role="alert" className="sr-only">
        {vote && vote.you === 'decide' && `${questionOf(vote, party)} ${ruleText()}`}
      </p>
      <p role="status" className="sr-only">
        {vote && vote.you !== 'decide' && `${questionOf(vote, party)} ${ruleText()}`}
      </p>
      {vote && <Question key={vote.id} party={party} vote={vote} />}
    </>
  )
}

const ruleText = () => m.together_vote_rule({ seconds: voteMs / 1000 })

const namesOf = (party: Party, ids: readonly string[]): string =>
  formatList(ids.map((id) => party.lookOf(id)?.name ?? m.together_somebody()))

function questionOf({ about, puzzleName, playerId, you }: VoteProjection, party: Party): string {
  const puzzle = puzzleName ?? ''
  const name = party.lookOf(playerId)?.name ?? m.together_somebody()
  switch (about) {
    case 'ending':
      return you === 'ask' ? m.together_vote_own_ending() : m.together_vote_ending({ name })
    case 'final':
      return you === 'ask' ? m.together_vote_own_final() : m.together_vote_final({ name })
    case 'skip':
      return you === 'ask' ? m.together_vote_own_skip({ puzzle }) : m.together_vote_skip({ name, puzzle })
  }
}

function Question({ party, vote }: { party: Party; vote: VoteProjection }) {
  const card = useRef<HTMLElement>(null)
  const questionId = useId()
  const leftMs = useTimeLeft(vote.leftMs, vote)
  useEffect(() => {
    // The keys go to the question, but not to its buttons, and not away from somebody who types
    const at = document.activeElement
    if (vote.you === 'decide' && !at?.matches('input, textarea, select, [contenteditable]'))
      card.current?.focus({ preventScroll: true })
  }, [vote.you])
  return (
    <section ref={card} tabIndex={-1} aria-labelledby={questionId} className="party-vote">
      <p id={questionId} className="font-semibold">
        {questionOf(vote, party)}
      </p>
      <p className="text-sm text-muted">
        {ruleText()}{' '}
        <span className="whitespace-nowrap tabular-nums">
          {m.together_vote_left({ seconds: Math.ceil(leftMs / 1000) })}
        </span>
      </p>
      {vote.agreed.length > 0 && (
        <p className="text-sm">{m.together_vote_agreed({ names: namesOf(party, vote.agreed) })}</p>
      )}
      {vote.you !== 'decide' && vote.waitingFor.length > 0 && (
        <p className="text-sm">{m.together_vote_waiting({ names: namesOf(party, vote.waitingFor) })}</p>
      )}
      <Answers you={vote.you} onAnswer={party.answerVote} />
    </section>
  )
}

function Answers({ you, onAnswer }: { you: VoteProjection['you']; onAnswer: (agree: boolean) => void }) {
  if (you === 'wait') return null
  if (you === 'ask') return <Button onClick={() => onAnswer(false)}>{m.together_vote_take_back()}</Button>
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="accent" onClick={() => onAnswer(true)}>
        {m.together_vote_agree()}
      </Button>
      <Button onClick={() => onAnswer(false)}>{m.together_vote_not_yet()}</Button>
    </div>
  )
}
