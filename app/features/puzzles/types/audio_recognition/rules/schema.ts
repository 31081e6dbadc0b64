import { m } from '#app/i18n/generated/messages.js'
import {
  allowedAttempts,
  choice,
  lines,
  typedDecoys,
  words,
  yesNo,
  typedText,
} from '#app/features/puzzles/kit/rules/form-fields.ts'
import { fileAddress } from '#app/features/puzzles/kit/picture/point.schema.ts'
import { z } from '#app/shared/zod.ts'
import { longestAnswer, longestCredit, mostChoices, playsLimit } from './limits.ts'

export const configurationSchema = z.strictObject({
  audioUrl: fileAddress.default(''),
  /** `keyword`: the answer is what was heard, with a few words beside it; `phrase`: with nothing beside it. */
  recognitionType: choice(
    m.audio_recognition_form_type,
    {
      keyword: m.audio_recognition_form_keyword,
      phrase: m.audio_recognition_form_phrase,
      choice: m.audio_recognition_form_choice,
    },
    'keyword',
    {
      hints: {
        keyword: m.audio_recognition_form_keyword_hint,
        phrase: m.audio_recognition_form_phrase_hint,
        choice: m.audio_recognition_form_choice_hint,
      },
    },
  ),
  /** Other words for the answer. Part of the configuration, but as secret as the answer itself. */
  keywords: lines(m.audio_recognition_form_keywords, longestAnswer, 40, {
    hint: m.audio_recognition_form_keywords_hint,
  }),
  caseSensitive: yesNo(m.audio_recognition_form_case),
  allowedAttempts,
  /** A description of the sound for people who cannot hear it, which leaves the answer for them to recognise. */
  transcript: words(m.audio_recognition_form_transcript, 4000, {
    long: true,
    hint: m.audio_recognition_form_transcript_hint,
  }),
  choices: lines(m.audio_recognition_form_choices, longestAnswer, mostChoices, {
    required: true,
    hint: m.audio_recognition_form_choices_hint,
  }),
  /** A slow version as a separate file; it belongs to the sound that `slowOf` names and is removed with it. */
  slowUrl: fileAddress.default(''),
  slowOf: fileAddress.default(''),
  /** How often it may be played; 0 for no limit. */
  mostPlays: z.number().int().min(0).max(playsLimit).default(0),
  soundPicture: choice(
    m.audio_recognition_form_picture,
    {
      none: m.audio_recognition_form_picture_none,
      waveform: m.audio_recognition_form_picture_waveform,
      spectrogram: m.audio_recognition_form_picture_spectrogram,
    },
    'none',
    { hint: m.audio_recognition_form_picture_hint },
  ),
  credit: words(m.audio_recognition_form_credit, longestCredit, { hint: m.audio_recognition_form_credit_hint }),
  creditShown: yesNo(m.audio_recognition_form_credit_shown, { hint: m.audio_recognition_form_credit_shown_hint }),
})
export type Configuration = z.infer<typeof configurationSchema>

const { recognitionType, soundPicture } = configurationSchema.shape

/** `choices` are in alphabetical order, whatever order the author used. */
export const presentedSchema = z.strictObject({
  audioUrl: fileAddress,
  recognitionType: recognitionType.unwrap(),
  caseSensitive: z.boolean(),
  transcript: z.string(),
  choices: z.array(z.string()),
  slowUrl: fileAddress,
  mostPlays: z.number().int(),
  soundPicture: soundPicture.unwrap(),
  credit: z.string(),
})
export type Presented = z.infer<typeof presentedSchema>

export const solutionSchema = z.strictObject({
  correctAnswer: words(m.audio_recognition_form_answer, longestAnswer, {
    required: true,
    hint: m.audio_recognition_form_answer_hint,
  }),
  decoys: typedDecoys('answer', longestAnswer, {
    legend: m.audio_recognition_form_decoys,
    hint: m.audio_recognition_form_decoys_hint,
    answer: m.audio_recognition_form_decoy_answer,
    reply: m.audio_recognition_form_decoy_reply,
    add: m.audio_recognition_form_decoy_add,
    remove: m.audio_recognition_form_decoy_remove,
  }),
  /** Salé is not sale. */
  keepAccents: yesNo(m.audio_recognition_form_accents, { onScreen: true }),
  forgiveTypos: yesNo(m.audio_recognition_form_typos, { onScreen: true }),
  /** Accepts the answers of every language, whatever the player reads; otherwise only those of their own. */
  anyLanguage: yesNo(m.audio_recognition_form_any_language, { start: true, onScreen: true }),
})
export type Solution = z.infer<typeof solutionSchema>

export const answerSchema = z.strictObject({ text: typedText(longestAnswer) })
export type Answer = z.infer<typeof answerSchema>

export const schemas = {
  configuration: configurationSchema,
  solution: solutionSchema,
  answer: answerSchema,
  presented: presentedSchema,
}
