import { formatDuration } from '#app/i18n/duration.ts'
import { errorText } from '#app/i18n/error-text.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { ErrorCode } from '#app/shared/app-error.ts'
import type { FunctionName, PictureFunction } from './functions.ts'

export type GenerationText = { title: string; text: string }

/** Cards of puzzles and the portrait of the account have their own texts. */
export type GenerationPlace = FunctionName | PicturePlace

export type PicturePlace = PictureFunction | 'puzzle-card' | 'account-avatar'

export function pictureFunctionOf(place: PicturePlace): PictureFunction {
  if (place === 'puzzle-card') return 'generate-puzzle-image'
  return place === 'account-avatar' ? 'generate-npc-avatar' : place
}

const needed: Partial<Record<GenerationPlace, () => GenerationText>> = {
  'generate-cover-image': () => ({
    title: m.generation_description_required(),
    text: m.generation_cover_needs_words(),
  }),
  'generate-scene-image': () => ({
    title: m.generation_description_required_capital(),
    text: m.generation_scene_needs_words(),
  }),
  'generate-puzzle-image': () => ({
    title: m.generation_description_required_capital(),
    text: m.generation_puzzle_needs_words(),
  }),
  'puzzle-card': () => ({
    title: m.generation_description_required_capital(),
    text: m.generation_puzzle_card_needs_words(),
  }),
  'generate-item-icon': () => ({ title: m.generation_missing(), text: m.generation_icon_needs_words() }),
  'generate-npc-avatar': () => ({ title: m.generation_missing(), text: m.generation_avatar_needs_words() }),
  'account-avatar': () => ({ title: m.generation_missing(), text: m.generation_account_needs_words() }),
  'generate-mystery-story': () => ({ title: m.generation_theme_required(), text: m.generation_story_needs_theme() }),
  'generate-mystery-character': () => ({
    title: m.generation_theme_required(),
    text: m.generation_character_needs_theme(),
  }),
}

const mostSaid = 12

/** Says which of the requested words a picture does not show; null if it shows all. */
export const notDrawnText = (words: readonly string[]): string | null =>
  words.length === 0
    ? null
    : m.generation_not_drawn({ words: words.slice(0, mostSaid).join(', ') + (words.length > mostSaid ? ', …' : '') })

/** The message if too little is filled in to send anything. */
export const neededText = (place: GenerationPlace): GenerationText =>
  needed[place]?.() ?? { title: m.generation_failed(), text: errorText('generationNeedsWords') }

const failedTitle = (place: GenerationPlace): string =>
  place === 'generate-scene-image' || place === 'generate-puzzle-image' || place === 'puzzle-card'
    ? m.generation_failed_capital()
    : m.generation_failed()

/** The texts of the other codes say themselves when to try again. */
const waits: readonly ErrorCode[] = ['generationLimit', 'generationBusy']

/** @param retryAfter in seconds, if the server gave it */
export function generationRefusalText(code: ErrorCode, place: GenerationPlace, retryAfter?: number): GenerationText {
  const { title, text } = refusedBy(code, place)
  if (retryAfter === undefined || !waits.includes(code)) return { title, text }
  const again = m.generation_again_in({ time: formatDuration(retryAfter * 1000) })
  return { title, text: `${text.replace(/[^.!?]$/u, '$&.')} ${again}` }
}

function refusedBy(code: ErrorCode, place: GenerationPlace): GenerationText {
  const title = failedTitle(place)
  if (place === 'account-avatar' && isOffOrDown(code)) return { title, text: m.generation_account_unavailable() }
  switch (code) {
    case 'generationNeedsWords':
      return neededText(place)
    case 'generationLimit':
      return { title: m.generation_rate_limit(), text: waitText(place) }
    case 'generationCredits':
      return { title: m.generation_credits(), text: errorText(code) }
    case 'notSignedIn':
      return { title, text: m.errors_not_authenticated() }
    case 'offline':
      return { title, text: m.generation_offline() }
    case 'generationNoPicture':
      return place === 'generate-npc-avatar' || place === 'account-avatar'
        ? { title, text: m.generation_avatar_failed() }
        : { title, text: errorText(code) }
    case 'unexpected':
      return { title, text: unexpectedText(place) }
    default:
      return place === 'generate-npc-avatar'
        ? { title, text: m.generation_avatar_failed_because({ reason: errorText(code) }) }
        : { title, text: errorText(code) }
  }
}

function waitText(place: GenerationPlace): string {
  if (isSuggestion(place)) return m.suggest_wait()
  return isStory(place) ? m.generation_wait_text() : errorText('generationLimit')
}

const isStory = (place: GenerationPlace): boolean => place.startsWith('generate-mystery')
const isSuggestion = (place: GenerationPlace): boolean => place.startsWith('suggest-')

const isOffOrDown = (code: ErrorCode): boolean =>
  code === 'generationOff' || code === 'generationUnavailable' || code === 'generationTimedOut'

function unexpectedText(place: GenerationPlace): string {
  if (place === 'generate-npc-avatar' || place === 'account-avatar') return m.generation_avatar_failed()
  return isStory(place) || isSuggestion(place) ? errorText('unexpected') : m.generation_image_failed()
}

const done: Partial<Record<GenerationPlace, () => string>> = {
  'generate-npc-avatar': m.generation_avatar_done,
  'account-avatar': m.generation_avatar_done,
  'generate-cover-image': m.generation_image_done,
  'generate-scene-image': m.generation_image_done,
  'generate-puzzle-image': m.generation_image_done,
  'puzzle-card': m.generation_image_done,
  'generate-item-icon': m.generation_icon_done,
  'generate-mystery-story': m.generation_story_done,
  'generate-mystery-character': m.generation_character_done,
}

/** The specification asks for a separate title only for portraits. */
export const doneText = (place: GenerationPlace): { title: string; text: string | null } =>
  place === 'generate-npc-avatar'
    ? { title: m.generation_success(), text: m.generation_avatar_done() }
    : { title: (done[place] ?? m.generation_suggestion_done)(), text: null }
