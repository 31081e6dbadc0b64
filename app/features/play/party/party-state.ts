import { emptyChat, failed, heard as heardInChat, read, sending, silenced } from './chat-log.ts'
import type { ChatLog } from './chat-log.ts'
import { noNews, tell, turn } from './news.ts'
import type { News, Remark } from './news.ts'
import type { PartySnapshot, Reaction } from '#app/features/play/live/stream-events.ts'
import type { Told } from './party-remarks.ts'

type ShownPing = { id: number; playerId: string; sceneId: string; x: number; y: number }
type ShownReaction = { id: number; playerId: string; reaction: Reaction }

export type PartyPanel = 'party' | 'chat'

export type PartyState = {
  news: News
  chat: ChatLog
  pings: readonly ShownPing[]
  reactions: readonly ShownReaction[]
  panel: PartyPanel | null
  pointing: boolean
  count: number
  journalRead: number
}

export const partyAtFirst = (panel: PartyPanel | null): PartyState => ({
  news: noNews,
  chat: emptyChat,
  pings: [],
  reactions: [],
  panel,
  pointing: false,
  count: 0,
  journalRead: 0,
})

export const journalNews = ({ news, journalRead }: PartyState): readonly Remark[] =>
  news.lately.filter(({ id, noted }) => noted === true && id > journalRead)

export type PartyEvent =
  | { type: 'told'; told: readonly Told[]; now: number }
  | { type: 'time'; now: number }
  | { type: 'chat'; messages: PartySnapshot['chat']['messages']; you: string | null; enabled: boolean }
  | { type: 'sending'; id: string; text: string }
  | { type: 'failed'; id: string; failure: string }
  | { type: 'pinged'; ping: ShownPing }
  | { type: 'reacted'; reaction: ShownReaction }
  | { type: 'faded'; id: number }
  | { type: 'opened'; panel: PartyPanel | null }
  | { type: 'pointing'; pointing: boolean }
  | { type: 'journalRead' }

export const pingMs = 3_000
export const reactionMs = 2_800

/** Most signs at one time: they must not cover the picture. */
const mostSigns = 8

export function stepParty(state: PartyState, event: PartyEvent): PartyState {
  switch (event.type) {
    case 'told': {
      // The open chat reads out its own messages
      const heard = state.panel === 'chat' ? event.told.filter(({ kind }) => kind !== 'chat') : event.told
      const news = heard.reduce(
        (before, told, place) => tell(before, { ...told, id: state.count + place + 1 }),
        state.news,
      )
      return { ...state, news: turn(news, event.now), count: state.count + event.told.length }
    }
    case 'time': {
      const news = turn(state.news, event.now)
      return news === state.news ? state : { ...state, news }
    }
    case 'chat':
      return {
        ...state,
        chat: event.enabled
          ? heardInChat(state.chat, event.messages, { you: event.you, reading: state.panel === 'chat' })
          : silenced(state.chat),
      }
    case 'sending':
      return { ...state, chat: sending(state.chat, event.id, event.text) }
    case 'failed':
      return { ...state, chat: failed(state.chat, event.id, event.failure) }
    case 'pinged':
      return { ...state, pings: [...state.pings, event.ping].slice(-mostSigns) }
    case 'reacted':
      return { ...state, reactions: [...state.reactions, event.reaction].slice(-mostSigns) }
    case 'faded':
      return { ...state, pings: without(state.pings, event.id), reactions: without(state.reactions, event.id) }
    case 'opened':
      return {
        ...state,
        panel: event.panel,
        chat: event.panel === 'chat' ? read(state.chat) : state.chat,
        pointing: false,
      }
    case 'pointing':
      return state.pointing === event.pointing ? state : { ...state, pointing: event.pointing }
    case 'journalRead':
      return state.journalRead === state.count ? state : { ...state, journalRead: state.count }
  }
}

const without = <Sign extends { id: number }>(signs: readonly Sign[], id: number) =>
  signs.some((sign) => sign.id === id) ? signs.filter((sign) => sign.id !== id) : signs
