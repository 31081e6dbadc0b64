import { m } from '#app/i18n/generated/messages.js'
import type { Notice } from '#app/features/engine/notice.ts'
import { awayMinutes } from '#app/features/play/runs/away-minutes.ts'
import { formatDuration } from '#app/i18n/duration.ts'
import type { RemarkKind } from './news.ts'
import type { Message } from '#app/features/play/live/aftermath/happenings.ts'
import type { PartyNotice, PartySnapshot, Reaction } from '#app/features/play/live/stream-events.ts'

export type Told = {
  playerId: string | null
  kind: RemarkKind
  text: string
  noted?: boolean
}

type Telling = {
  you: string | null
  nameOf: (playerId: string | null) => string
  puzzleId: string | null
  isBeside: (playerId: string | null) => boolean
}

export function remarksOf(notices: readonly PartyNotice[], telling: Telling): Told[] {
  return notices.flatMap(({ by, commandId, notice }) => {
    const sameCommand = notices.filter((other) => other.commandId === commandId).map((other) => other.notice)
    const told = by === null && organiserWords(notice, null) !== null ? null : remark(notice, sameCommand, by, telling)
    if (!told) return []
    return [inJournal.has(notice.type) && !telling.isBeside(by) ? { ...told, noted: true } : told]
  })
}

const inJournal: ReadonlySet<Notice['type']> = new Set(['item_gained', 'said', 'puzzle_solved', 'scene_revealed'])

/** After an absence, only the last lines are shown; the journal has all of them. */
const mostOverheard = 2

/** @param tip what the party was told last of what there is to do */
export function overheardOf(
  notices: readonly PartyNotice[],
  isBeside: Telling['isBeside'],
  tip: string | null,
): Omit<Message, 'id'>[] {
  return notices
    .flatMap(({ by, notice }) => {
      const words = by === null ? organiserWords(notice, tip) : null
      if (words !== null) return [{ speaker: m.groups_organiser(), text: words, isUrgent: true as const }]
      return notice.type === 'said' && isBeside(by) ? [{ speaker: notice.npcName, text: notice.text }] : []
    })
    .slice(-mostOverheard)
}

type Coming = 'player_joined' | 'player_left' | 'player_away' | 'player_back'

const comings: Record<Coming, (words: { name: string; minutes: number }) => string> = {
  player_joined: m.together_joined,
  player_left: m.together_left,
  player_away: m.together_gone,
  player_back: m.together_back,
}

const isComing = (notice: Notice): notice is Extract<Notice, { type: Coming }> => Object.hasOwn(comings, notice.type)

/** What the organiser of a session did, who is no player; null for what the screen shows anyway. */
function organiserWords(notice: Notice, tip: string | null): string | null {
  switch (notice.type) {
    case 'organiser_said':
      return notice.text
    case 'time_given':
      return m.groups_time_given({ time: formatDuration(notice.ms) })
    case 'hint_given':
      return notice.puzzleName === null ? m.groups_goal_given() : m.groups_hint_given({ puzzle: notice.puzzleName })
    case 'goal_told':
      return tip === null ? m.groups_goal_given() : m.groups_goal_told({ tip })
    default:
      return null
  }
}

function remark(notice: Notice, sameCommand: readonly Notice[], by: string | null, telling: Telling): Told | null {
  const playerId = 'playerId' in notice ? notice.playerId : by
  const name = telling.nameOf(playerId)
  const told = (kind: RemarkKind, text: string): Told => ({ playerId, kind, text })
  // Who is back reads the role
  if (isComing(notice))
    return notice.type === 'player_back' && playerId === telling.you
      ? null
      : told('joined', comings[notice.type]({ name, minutes: awayMinutes }))
  switch (notice.type) {
    case 'moved':
      // A player who joins also enters a scene, but that they joined says enough
      return sameCommand.some(({ type }) => type === 'player_joined')
        ? null
        : told('moved', m.together_entered({ name, scene: notice.sceneName }))
    case 'item_gained':
      return told(
        'found',
        notice.count > 1
          ? m.together_found_several({ name, item: notice.itemName, count: notice.count })
          : m.together_found({ name, item: notice.itemName }),
      )
    case 'item_used':
      return told(
        'found',
        notice.otherItemName === null
          ? m.together_used({ name, item: notice.itemName })
          : m.together_combined({ name, item: notice.itemName, other: notice.otherItemName }),
      )
    case 'item_lost':
      return sameCommand.some(({ type }) => type === 'item_used')
        ? null
        : told('found', m.play_lost({ item: notice.itemName }))
    case 'scene_revealed':
      return told('solved', m.play_revealed({ scene: notice.sceneName }))
    case 'said':
      return !telling.isBeside(by) && sameCommand.find(({ type }) => type === 'said') === notice
        ? told('found', m.together_words({ name }))
        : null
    case 'untimed_set':
      return told('solved', notice.untimed ? m.together_untimed_on({ name }) : m.together_untimed_off({ name }))
    default:
      return remarkOfPuzzleTalkOrLook(notice, by, told, telling)
  }
}

function remarkOfPuzzleTalkOrLook(
  notice: Notice,
  by: string | null,
  told: (kind: RemarkKind, text: string) => Told,
  { you, nameOf, puzzleId }: Telling,
): Told | null {
  const name = nameOf('playerId' in notice ? notice.playerId : by)
  switch (notice.type) {
    case 'puzzle_solved':
      return told(
        'solved',
        notice.revealed
          ? m.together_revealed({ name, puzzle: notice.puzzleName })
          : m.together_solved({ name, puzzle: notice.puzzleName }),
      )
    case 'hint_given':
      return told('found', hintText(name, notice.puzzleName))
    case 'goal_told':
      return notice.isNew ? { ...told('found', m.together_goal({ name })), noted: true } : null
    case 'looked':
      return notice.again || notice.playerId === you
        ? null
        : {
            ...told('found', m.together_looked({ name, thing: notice.hotspotName || m.play_hotspot_look() })),
            noted: true,
          }
    case 'done_together':
      return told(
        'solved',
        notice.partnerId === notice.playerId
          ? m.together_done_alone_by({ name })
          : notice.partnerId === you
            ? m.together_done_with_you({ name })
            : m.together_done_by({ name: nameOf(notice.partnerId), other: name }),
      )
    case 'vote_closed':
      return closedVoteRemark(notice, told, name)
    case 'dialogue_ended':
      return notice.playerId === you && by !== you
        ? { playerId: by, kind: 'moved', text: m.together_talk_over({ name: nameOf(by) }) }
        : null
    case 'answered_wrong':
      return notice.puzzleId === puzzleId ? told('sign', m.together_wrong({ name })) : null
    default:
      return null
  }
}

const hintText = (name: string, puzzle: string | null): string =>
  puzzle === null ? m.together_hint_unnamed({ name }) : m.together_hint({ name, puzzle })

/** What was agreed happens at once, which says enough. */
function closedVoteRemark(
  { outcome }: Extract<Notice, { type: 'vote_closed' }>,
  told: (kind: RemarkKind, text: string) => Told,
  name: string,
): Told | null {
  switch (outcome) {
    case 'agreed':
      return null
    case 'refused':
      return told('solved', m.together_vote_refused({ name }))
    case 'taken_back':
      return told('solved', m.together_vote_taken_back({ name }))
    case 'lapsed':
      return told('solved', m.together_vote_lapsed())
  }
}

/** Null while the host stays the same. */
export function hostRemark(
  hostBefore: string | null,
  { you, members }: Pick<PartySnapshot, 'you' | 'members'>,
): Told | null {
  const host = members.find(({ isHost }) => isHost)
  if (!host || hostBefore === null || host.playerId === hostBefore) return null
  const text = host.playerId === you ? m.together_host_you() : m.together_host_now({ name: host.name })
  return { playerId: host.playerId, kind: 'joined', text }
}

/** Of partners who were here before; `here`: the ids of those who were. */
export const absentRemarks = (
  here: ReadonlySet<string>,
  { you, members }: Pick<PartySnapshot, 'you' | 'members'>,
): Told[] =>
  members
    .filter(({ playerId, isHere }) => playerId !== you && !isHere && here.has(playerId))
    .map(({ playerId, name }) => ({
      playerId,
      kind: 'joined',
      text: m.together_absent({ name, minutes: awayMinutes }),
    }))

const reactionWords: Record<Reaction, () => string> = {
  bravo: m.together_reaction_bravo,
  aha: m.together_reaction_aha,
  wow: m.together_reaction_wow,
  hmm: m.together_reaction_hmm,
  hurry: m.together_reaction_hurry,
  oops: m.together_reaction_oops,
}

export const reactionWord = (reaction: Reaction): string => reactionWords[reaction]()
