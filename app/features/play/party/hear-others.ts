import { m } from '#app/i18n/generated/messages.js'
import type { RunProjection } from '#app/features/engine/projection.ts'
import { adviceText } from '#app/features/play/live/aftermath/advice-text.ts'
import type { Streamed } from '#app/features/play/live/connection/run-stream.ts'
import type { Run } from '#app/features/play/live/connection/use-run.ts'
import type { PartyNotice, Reaction } from '#app/features/play/live/stream-events.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import { absentRemarks, hostRemark, overheardOf, reactionWord, remarksOf } from './party-remarks.ts'
import type { Told } from './party-remarks.ts'
import type { PartyEvent } from './party-state.ts'
import { pingWords } from './ping-words.ts'
import type { RoleTold } from './role-words.ts'

export type Signs = {
  ping: (ping: { playerId: string; sceneId: string; x: number; y: number }) => void
  reaction: (reaction: { playerId: string; reaction: Reaction }) => void
}

type World = {
  /** As the page shows it, which the stream may be ahead of. */
  run: () => Pick<Run, 'snapshot' | 'overhear' | 'look'>
  isOwn: Run['isOwn']
  dispatch: (event: PartyEvent) => void
  sign: Signs
  roleTold: RoleTold
}

const longestGlimpse = 80

/** @returns what takes the stream's messages, and tells what the others in the party did */
export function hearOthers({ run, isOwn, dispatch, sign, roleTold }: World): (streamed: Streamed) => void {
  const names = new Map<string, string>()
  let you: string | null = null
  let host: string | null = null
  let here: ReadonlySet<string> = new Set()
  let moved: RunSnapshot | null = null
  // Notices about somebody whom the party's next message will name
  let early: PartyNotice[] = []
  const nameOf = (playerId: string | null) =>
    (playerId === null ? undefined : names.get(playerId)) ?? m.together_somebody()
  const tell = (told: readonly Told[]) => told.length > 0 && dispatch({ type: 'told', told, now: Date.now() })
  const newest = () => newestView(run().snapshot, moved)
  const notice = (notices: readonly PartyNotice[]) =>
    tell([
      ...roleTold(newest().roles, you),
      ...remarksOf(notices, {
        you,
        nameOf,
        puzzleId: run().snapshot.view.puzzle?.id ?? null,
        isBeside: besideIn(newest()),
      }),
    ])

  return (streamed) => {
    switch (streamed.name) {
      case 'moved': {
        moved = streamed.data
        const others = streamed.data.events.filter(({ commandId }) => !isOwn(commandId))
        const overheard = overheardOf(others, besideIn(newest()), tipIn(newest()))
        if (overheard.length > 0) run().overhear(overheard)
        for (const { notice: seen } of others)
          if (seen.type === 'looked' && seen.playerId === you) run().look(seen, streamed.data.media)
        const unnamed = others.filter(({ by }) => by !== null && !names.has(by))
        if (unnamed.length === 0) return notice(others)
        early = [...early, ...others]
        return
      }
      case 'party':
        you = streamed.data.you
        for (const member of streamed.data.members) names.set(member.playerId, member.name)
        tell([hostRemark(host, streamed.data)].filter((told) => told !== null))
        // Where roles are split, somebody is missing who has one
        if (newest().roles.length === 1) tell(absentRemarks(here, streamed.data))
        here = new Set(streamed.data.members.filter(({ isHere }) => isHere).map(({ playerId }) => playerId))
        host = streamed.data.members.find(({ isHost }) => isHost)?.playerId ?? null
        notice(early)
        early = []
        return
      case 'chatted': {
        const { playerId, name, text } = streamed.data
        dispatch({ type: 'chat', messages: [streamed.data], you, enabled: true })
        const glimpse = text.length > longestGlimpse ? `${text.slice(0, longestGlimpse - 1)}…` : text
        if (playerId !== you) tell([{ playerId, kind: 'chat', text: m.together_chat_from({ name, text: glimpse }) }])
        return
      }
      case 'pinged': {
        const { playerId } = streamed.data
        if (playerId === you) return
        const { scene, party } = run().snapshot.view
        sign.ping(streamed.data)
        tell([{ playerId, kind: 'sign', text: pingWords(nameOf(playerId), streamed.data, scene, party) }])
        return
      }
      case 'reacted': {
        const { playerId, reaction } = streamed.data
        if (playerId === you) return
        sign.reaction(streamed.data)
        const text = m.together_reacted({ name: nameOf(playerId), reaction: reactionWord(reaction) })
        tell([{ playerId, kind: 'sign', text }])
        return
      }
      case 'removed':
    }
  }
}

const besideIn =
  ({ scene, party }: Pick<RunProjection, 'scene' | 'party'>) =>
  (playerId: string | null): boolean =>
    party.some((place) => place.playerId === playerId && place.sceneId === scene.id)

/** What the party was told last of what there is to do. */
function tipIn({ journal, party }: Pick<RunProjection, 'journal' | 'party'>): string | null {
  const last = journal.findLast(({ kind }) => kind === 'advised')
  return last?.kind === 'advised' ? adviceText(last, party.length <= 1) : null
}

/** The answer to a move of one's own may have overtaken the stream; the page shows the stream's news a moment later. */
const newestView = (shown: RunSnapshot, moved: RunSnapshot | null): RunProjection =>
  moved !== null && moved.version >= shown.version ? moved.view : shown.view
