import { m } from '#app/i18n/generated/messages.js'
import { qrCode } from '#app/features/puzzles/kit/print/qr-code.ts'
import { definePuzzlePrint, filled } from '#app/features/puzzles/contract/puzzle-print.ts'
import { acceptedBy } from '#app/features/puzzles/types/audio_recognition/rules/match.ts'
import { schemas } from '#app/features/puzzles/types/audio_recognition/rules/schema.ts'

/** Paper makes no sound: a phone plays it once it is published, otherwise the person leading the game does. */
export const print = definePuzzlePrint(schemas, {
  sound: ({ audioUrl }) => audioUrl,
  sheet: ({ presented: { transcript, choices, caseSensitive }, soundLink }) => ({
    told: [
      howToHear(soundLink !== null, transcript.trim() !== ''),
      caseSensitive ? m.audio_recognition_print_case() : '',
    ]
      .filter(Boolean)
      .join(' '),
    code: soundLink === null ? null : qrCode(soundLink),
    scan: m.audio_recognition_print_code(),
    transcript,
    choices,
    heard: m.audio_recognition_print_heard(),
    answer: m.audio_recognition_print_answer(),
  }),
  key: ({ draft, answer }) => ({
    answer: answer.text,
    also: filled(acceptedBy(draft)).filter((text) => text !== answer.text),
    decoys: draft.solution.decoys,
  }),
})

function howToHear(canScan: boolean, canRead: boolean): string {
  if (canScan) return canRead ? m.audio_recognition_print_scan_or_read() : m.audio_recognition_print_scan()
  return canRead ? m.audio_recognition_print_listen_or_read() : m.audio_recognition_print_listen()
}
