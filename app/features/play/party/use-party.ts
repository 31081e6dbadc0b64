import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Dispatch } from 'react'
import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type {
  HoldProjection,
  PartyMemberProjection,
  RunProjection,
  VoteProjection,
} from '#app/features/engine/projection.ts'
import type { Streamed } from '#app/features/play/live/connection/run-stream.ts'
import type { Run } from '#app/features/play/live/connection/use-run.ts'
import type { RunSnapshot } from '#app/features/play/runs/run.present.ts'
import type { Role } from '#app/shared/player-roles.ts'
import { newId } from '#app/shared/ids.ts'
import type { PartyNotice, PartySnapshot, Reaction } from '#app/features/play/live/stream-events.ts'
import { request } from '#app/features/play/live/connection/run-client.ts'
import type { Reply } from '#app/features/play/live/connection/run-client.ts'
import { adviceText } from '#app/features/play/live/aftermath/advice-text.ts'
import { nextTurn } from './news.ts'
import { absentRemarks, hostRemark, overheardOf, reactionWord, remarksOf } from './party-remarks.ts'
import type { Told } from './party-remarks.ts'
import type { PartyRequest } from './party-request.schema.ts'
import { partyAtFirst, pingMs, reactionMs, stepParty } from './party-state.ts'
import type { PartyEvent, PartyPanel, PartyState } from './party-state.ts'
import { ownPingWords, pingWords } from './ping-words.ts'
import { roleNews } from './role-words.ts'
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

function useSigns(dispatch: Dispatch<PartyEvent>) {
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

/** @returns what is to be told of new roles, once: together with what they come from, or a few seconds after it */
function useRoleNews(roles: readonly Role[], you: string | null, dispatch: Dispatch<PartyEvent>) {
  const before = useRef<readonly Role[] | null>(null)
  const told = useCallback((own: readonly Role[], playerId: string | null): Told[] => {
    // Until the party is known, the words would show no face
    if (playerId === null) return []
    const text = roleNews(before.current, own)
    before.current = own
    return text === null ? [] : [{ playerId, kind: 'solved', text }]
  }, [])
  useEffect(() => {
    const news = told(roles, you)
    if (news.length > 0) dispatch({ type: 'told', told: news, now: Date.now() })
  }, [roles, you, told, dispatch])
  return told
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

/** The answer to a move of one's own may have overtaken what the stream says. */
const newerView = (shown: RunSnapshot, streamed: RunSnapshot): RunProjection =>
  streamed.version < shown.version ? shown.view : streamed.view

const longestGlimpse = 80

function useOthers(
  run: Run,
  dispatch: Dispatch<PartyEvent>,
  sign: ReturnType<typeof useSigns>,
  roleTold: ReturnType<typeof useRoleNews>,
): void {
  const { listen, isOwn } = run
  const now = useRef(run)
  useEffect(() => void (now.current = run))
  useEffect(() => {
    const names = new Map<string, string>()
    let you: string | null = null
    let host: string | null = null
    let here: ReadonlySet<string> = new Set()
    // Notices about somebody whom the party's next message will name
    let early: PartyNotice[] = []
    const nameOf = (playerId: string | null) =>
      (playerId === null ? undefined : names.get(playerId)) ?? m.together_somebody()
    const tell = (told: readonly Told[]) => told.length > 0 && dispatch({ type: 'told', told, now: Date.now() })
    const notice = (notices: readonly PartyNotice[], view = now.current.snapshot.view) =>
      tell([
        ...roleTold(view.roles, you),
        ...remarksOf(notices, {
          you,
          nameOf,
          puzzleId: now.current.snapshot.view.puzzle?.id ?? null,
          isBeside: besideIn(view),
        }),
      ])

    const hear = (streamed: Streamed) => {
      switch (streamed.name) {
        case 'moved': {
          const view = newerView(now.current.snapshot, streamed.data)
          const others = streamed.data.events.filter(({ commandId }) => !isOwn(commandId))
          const overheard = overheardOf(others, besideIn(view), tipIn(view))
          if (overheard.length > 0) now.current.overhear(overheard)
          for (const { notice: seen } of others)
            if (seen.type === 'looked' && seen.playerId === you) now.current.look(seen, streamed.data.media)
          const unnamed = others.filter(({ by }) => by !== null && !names.has(by))
          if (unnamed.length === 0) return void notice(others, view)
          early = [...early, ...others]
          return
        }
        case 'party':
          you = streamed.data.you
          for (const member of streamed.data.members) names.set(member.playerId, member.name)
          tell([hostRemark(host, streamed.data)].filter((told) => told !== null))
          // Where roles are split, somebody is missing who has one
          if (now.current.snapshot.view.roles.length === 1) tell(absentRemarks(here, streamed.data))
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
          if (streamed.data.playerId === you) return
          const { scene, party } = now.current.snapshot.view
          sign.ping(streamed.data)
          return void tell([
            {
              playerId: streamed.data.playerId,
              kind: 'sign',
              text: pingWords(nameOf(streamed.data.playerId), streamed.data, scene, party),
            },
          ])
        }
        case 'reacted': {
          const { playerId, reaction } = streamed.data
          if (playerId === you) return
          sign.reaction(streamed.data)
          return void tell([
            {
              playerId,
              kind: 'sign',
              text: m.together_reacted({ name: nameOf(playerId), reaction: reactionWord(reaction) }),
            },
          ])
        }
        case 'removed':
      }
    }
    return listen(hear)
  }, [listen, isOwn, dispatch, sign, roleTold])
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
