import type { Locale } from '#app/i18n/locale.ts'
import type { Step } from './normalise.ts'
import { normalise } from './normalise.ts'
import { unifyNumbers } from './unify-numbers.ts'

/** In minutes. `surely`: only a time is written like that; "three fifteen" may be another number. `dial`: what a clock
 * shows at that time, whether the text says morning or later (`said`) or neither (`open`). */
export interface ClockTime {
  minutes: number
  surely: boolean
  said: number | null
  open: number | null
}

const plain = new Set<Step>(['compatibility', 'spaces', 'typography', 'case', 'ligatures', 'accents'])
const longest = 80

/* Each form in one piece: no pattern is assembled from strings. */
const forms = {
  digits:
    /^(\d{1,2}):(\d{2})(?: (?:(am|a m|in the morning|du matin)|(pm|p m|in the afternoon|in the evening|at night|de l apres midi|de l'apres-midi|du soir)))?$/u,
  spokenDigits:
    /^(\d{1,2}) (?:oh? (?=\d$|\d ))?(\d{2}|(?<=oh? )\d)(?: (?:(am|a m|in the morning|du matin)|(pm|p m|in the afternoon|in the evening|at night|de l apres midi|de l'apres-midi|du soir)))?$/u,
  full: /^(\d{1,2}) ?(?:h|heures?|o'?clock|o clock)(?: (?:(am|a m|in the morning|du matin)|(pm|p m|in the afternoon|in the evening|at night|de l apres midi|de l'apres-midi|du soir)))?$/u,
  bare: /^(\d{1,2}) ?(?:(am|a m|in the morning|du matin)|(pm|p m|in the afternoon|in the evening|at night|de l apres midi|de l'apres-midi|du soir))$/u,
  french:
    /^(\d{1,2}) ?(?:h|heures?) (?:et )?(\d{1,2}|quart|demie?|half|quarter)(?: (?:(am|a m|in the morning|du matin)|(pm|p m|in the afternoon|in the evening|at night|de l apres midi|de l'apres-midi|du soir)))?$/u,
  frenchTo:
    /^(\d{1,2}) ?(?:h|heures?) moins (?:le |un )?(\d{1,2}|quart|demie?|half|quarter)(?: (?:(am|a m|in the morning|du matin)|(pm|p m|in the afternoon|in the evening|at night|de l apres midi|de l'apres-midi|du soir)))?$/u,
  past: /^(?:a )?(\d{1,2}|quart|demie?|half|quarter)(?: minutes?)? (past|after|to|before|till) (\d{1,2}|noon|midnight)(?: o'?clock)?(?: (?:(am|a m|in the morning|du matin)|(pm|p m|in the afternoon|in the evening|at night|de l apres midi|de l'apres-midi|du soir)))?$/u,
  named: /^(noon|midday|midi|midnight|minuit)(?: (?:et )?(\d{1,2}|quart|demie?|half|quarter))?$/u,
}

const minutesOf = (text: string | undefined): number => {
  if (text === undefined) return 0
  if (text === 'quart' || text === 'quarter') return 15
  return text.startsWith('dem') || text === 'half' ? 30 : Number(text)
}

/** A time of day and nothing else: `3:15`, `15 h 15`, "quarter past three", « quatre heures moins le quart ». Without a
 * part of the day `3:15` is in the morning, since the afternoon is written `15:15`. */
export function readClock(text: string, language: Locale): ClockTime | null {
  if (text.length > longest) return null
  const line = normalise(text, plain, language)
    .replace(/[\s.!?;,]+$/u, '')
    .replace(/\b([ap])\.? ?m\b\.?/gu, '$1m')
    .replace(/(?<=\d)(?=[ap]m$)/u, ' ')
    .replace(/(?<=\d) ?h(?: ?(?=\d)|$)/gu, ' h ')
    .replace(/^(?:at|a|it's|il est) (?!quarter)/u, '')
    .trim()
  const words = unifyNumbers(line, language, 'whole').replace(/ h (\d{2})(?=$| )/u, ':$1')
  return readForms(words)
}

function readForms(words: string): ClockTime | null {
  const digits = forms.digits.exec(words)
  if (digits) return at(digits[1], digits[2], digits[3], digits[4])
  const full = forms.full.exec(words) ?? forms.bare.exec(words)
  if (full) return at(full[1], undefined, full[2], full[3])
  const french = forms.french.exec(words)
  if (french) return at(french[1], french[2], french[3], french[4])
  const frenchTo = forms.frenchTo.exec(words)
  if (frenchTo) return at(frenchTo[1], frenchTo[2], frenchTo[3], frenchTo[4], 'to')
  const past = forms.past.exec(words)
  if (past) {
    const toHour = past[3] === 'noon' ? '12' : past[3] === 'midnight' ? '0' : past[3]
    const time = at(toHour, past[1], past[4], past[5], /^(?:to|before|till)$/u.test(past[2]!) ? 'to' : 'past')
    return toHour === past[3] ? time : ofDay(time)
  }
  const named = forms.named.exec(words)
  if (named) return ofDay(at(/^(?:noon|midday|midi)$/u.test(named[1]!) ? '12' : '0', named[2]))
  const spoken = forms.spokenDigits.exec(words)
  const time = spoken && at(spoken[1], spoken[2], spoken[3], spoken[4])
  return time && { ...time, surely: spoken![3] !== undefined || spoken![4] !== undefined }
}

const halfDay = 12 * 60

/** Noon and midnight say which half of the day they mean. */
const ofDay = (time: ClockTime | null): ClockTime | null => time && { ...time, open: null }

function at(
  hours: string | undefined,
  minutes: string | undefined,
  isMorning?: string,
  isLater?: string,
  way: 'past' | 'to' = 'past',
): ClockTime | null {
  const [full, beside] = [Number(hours), minutesOf(minutes)]
  if (full > 24 || beside > 59 || ((isMorning ?? isLater) !== undefined && full > 12 && isMorning !== undefined))
    return null
  const half = isLater !== undefined && full < 12 ? full + 12 : isMorning !== undefined && full === 12 ? 0 : full
  const day = 2 * halfDay
  const isSaid = (isMorning ?? isLater) !== undefined
  const minute = (half * 60 + (way === 'to' ? -beside : beside) + day) % day
  return {
    minutes: minute,
    surely: true,
    said: isSaid ? minute % halfDay : null,
    open: isSaid || full === 0 || full > 12 ? null : minute % halfDay,
  }
}
