import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Dispatch } from 'react'
import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { HoldProjection, PartyMemberProjection, VoteProjection } from '#app/features/engine/projection.ts'
import type { Run } from '#app/features/play/live/connection/use-run.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { newId } from '#app/shared/ids.ts'
import type { PartySnapshot, Reaction } from '#app/features/play/live/stream-events.ts'
import { request } from '#app/features/play/live/connection/run-client.ts'
import type { Reply } from '#app/features/play/live/connection/run-client.ts'
import { hearOthers } from './hear-others.ts'
import type { Signs } from './hear-others.ts'
import { nextTurn } from './news.ts'
import type { PartyRequest } from './party-request.schema.ts'
import { partyAtFirst, pingMs, reactionMs, stepParty } from './party-state.ts'
import type { PartyEvent, PartyPanel, PartyState } from './party-state.ts'
import { ownPingWords } from './ping-words.ts'
import { rolesTold } from './role-words.ts'
import type { RoleTold } from './role-words.ts'
import { lookOf } from './player-looks.ts'
import type { PlayerLook } from './player-looks.ts'
import { invitationLeftMs } from './invitation-time.ts'

export type Party = {
  runId: string
  snapshot: PartySnapshot | null
  state: PartyState
  places: readonly PartyMemberProjection[]
  sceneId: string
  vote: VoteProjection | null
  holds: readonly HoldProjection[]
  answerVote: (agree: boolean) => void
  you: string | null
  isHost: boolean
  isTogether: boolean
  /** There are others in the party, none of whom is here. */
  isLeftAlone: boolean
  /** Nobody else is here. */
  isAlone: boolean
  lookOf: (playerId: string | null) => PlayerLook | null
  ask: (asked: PartyRequest) => Promise<string | null>
  open: (panel: PartyPanel | null) => void
  readJournal: () => void
  setPointing: (pointing: boolean) => void
  pointAt: (at: { x: number; y: number }) => void
  react: (reaction: Reaction) => void
  say: (text: string, id?: string) => void
}

export const PartyContext = createContext<Party | null>(null)

export const usePartyContext = (): Party | null => useContext(PartyContext)

export function useParty(runId: string, run: Run, panel: PartyPanel | null): Party {
  const { showParty } = run
  const snapshot = useInvitationTime(run.party)
  const { scene, party: places, vote, holds } = run.snapshot.view
  const [state, dispatch] = useReducer(stepParty, panel, partyAtFirst)
  const you = snapshot?.you ?? null
  useEffect(() => {
    if (snapshot)
      dispatch({ type: 'chat', messages: snapshot.chat.messages, you: snapshot.you, enabled: snapshot.chat.enabled })
  }, [snapshot])
  useTurns(state, dispatch)
  const sign = useSigns(dispatch)
  const roleTold = useRoleNews(run.snapshot.view.roles, you, dispatch)
  useOthers(run, dispatch, sign, roleTold)

  const ask = useCallback(
    async (asked: PartyRequest) => {
      const reply = await postToParty(runId, asked)
      if (reply.kind === 'answered' && reply.answer) showParty(reply.answer)
      if (reply.kind === 'answered') return null
      if (reply.kind === 'rejected') return errorText(reply.code)
      return reply.limited ? errorText('slowDown') : m.together_failed()
    },
    [runId, showParty],
  )
  const actions = useActions(dispatch, ask)
  // Already shown here; if it does not reach the others, the player is told
  const give = async (asked: PartyRequest) => {
    const failure = await ask(asked)
    if (failure) dispatch({ type: 'told', told: [{ playerId: you, kind: 'sign', text: failure }], now: Date.now() })
  }
  const isTogether = (snapshot?.members.length ?? places.length) > 1
  const isLeftAlone = isLeft(snapshot)
  return {
    runId,
    snapshot,
    state,
    places,
    sceneId: scene.id,
    vote,
    holds,
    answerVote: (agree) => void (vote && run.send({ type: 'vote', vote: vote.id, agree })),
    you,
    isHost: snapshot?.members.some((member) => member.playerId === you && member.isHost) ?? false,
    isTogether,
    isLeftAlone,
    isAlone: !isTogether || isLeftAlone,
    lookOf: (playerId) => lookOf(snapshot, playerId),
    ask,
    ...actions,
    pointAt(at) {
      dispatch({ type: 'pointing', pointing: false })
      if (you) sign.ping({ playerId: you, sceneId: scene.id, ...at })
      dispatch({
        type: 'told',
        told: [{ playerId: you, kind: 'sign', text: ownPingWords(scene, at) }],
        now: Date.now(),
      })
      void give({ ping: { sceneId: scene.id, ...at } })
    },
    react(reaction) {
      if (you) sign.reaction({ playerId: you, reaction })
      void give({ reaction })
    },
  }
}

function isLeft(snapshot: PartySnapshot | null): boolean {
  const others = snapshot?.members.filter(({ playerId }) => playerId !== snapshot.you) ?? []
  return others.length > 0 && others.every(({ isHere }) => !isHere)
}

function useActions(
  dispatch: Dispatch<PartyEvent>,
  ask: Party['ask'],
): Pick<Party, 'open' | 'readJournal' | 'setPointing' | 'say'> {
  return useMemo(
    () => ({
      open: (next) => dispatch({ type: 'opened', panel: next }),
      readJournal: () => dispatch({ type: 'journalRead' }),
      setPointing: (pointing) => dispatch({ type: 'pointing', pointing }),
      async say(text, id = newId()) {
        dispatch({ type: 'sending', id, text })
        const failure = await ask({ chat: text, messageId: id })
        if (failure) dispatch({ type: 'failed', id, failure })
      },
    }),
    [dispatch, ask],
  )
}

function useTurns({ news }: PartyState, dispatch: Dispatch<PartyEvent>): void {
  useEffect(() => {
    const ms = nextTurn(news, Date.now())
    if (ms === null) return
    const timer = setTimeout(() => dispatch({ type: 'time', now: Date.now() }), ms)
    return () => clearTimeout(timer)
  }, [news, dispatch])
}

function useSigns(dispatch: Dispatch<PartyEvent>): Signs {
  const count = useRef(0)
  return useMemo(() => {
    const fade = (id: number, ms: number) => void setTimeout(() => dispatch({ type: 'faded', id }), ms)
    return {
      ping(ping: { playerId: string; sceneId: string; x: number; y: number }) {
        const id = ++count.current
        dispatch({ type: 'pinged', ping: { ...ping, id } })
        fade(id, pingMs)
      },
      reaction(reaction: { playerId: string; reaction: Reaction }) {
        const id = ++count.current
        dispatch({ type: 'reacted', reaction: { ...reaction, id } })
        fade(id, reactionMs)
      },
    }
  }, [dispatch])
}

/** Tells of new roles that came without news of what they come from. */
function useRoleNews(roles: readonly Role[], you: string | null, dispatch: Dispatch<PartyEvent>): RoleTold {
  const [told] = useState(rolesTold)
  useEffect(() => {
    const news = told(roles, you)
    if (news.length > 0) dispatch({ type: 'told', told: news, now: Date.now() })
  }, [roles, you, told, dispatch])
  return told
}

function useOthers(run: Run, dispatch: Dispatch<PartyEvent>, sign: Signs, roleTold: RoleTold): void {
  const { listen, isOwn } = run
  const now = useRef(run)
  useEffect(() => void (now.current = run))
  useEffect(
    () => listen(hearOthers({ run: () => now.current, isOwn, dispatch, sign, roleTold })),
    [listen, isOwn, dispatch, sign, roleTold],
  )
}

const postToParty = (runId: string, asked: PartyRequest): Promise<Reply<PartySnapshot | null>> =>
  request(`/api/runs/${runId}/party`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  })

/** Hides an expired invitation, since the server sends nothing at that moment. */
function useInvitationTime(party: PartySnapshot | null): PartySnapshot | null {
  const [over, setOver] = useState<PartySnapshot | null>(null)
  useEffect(() => {
    const ms = invitationLeftMs(party)
    if (ms === null) return
    const timer = setTimeout(() => setOver(party), ms)
    return () => clearTimeout(timer)
  }, [party])
  return useMemo(() => (party !== null && party === over ? { ...party, invitation: null } : party), [party, over])
}
