import { isOneLine, isStorableText } from '#app/shared/storable.ts'
import { isVisible, nameLine } from '#app/shared/visible-text.ts'
import { z } from '#app/shared/zod.ts'
import { mostName } from './credentials.schema.ts'

export const mostStory = 2_000
export const mostDescription = 1_000

const tidy = (typed: string): string => typed.replaceAll('\r\n', '\n').trim()

/** Without a pipe: Conform treats an empty text as missing, even between two steps. */
const text = (most: number, long: string) =>
  z
    .string()
    .refine((typed) => tidy(typed).length <= most, { error: long })
    .refine(isStorableText, { error: 'invalidInput' })
    .optional()
    .transform((typed = '') => tidy(typed))

export const profileSchema = z.strictObject(
  {
    name: z
      .string({ error: 'account_character_name_required' })
      .trim()
      .max(mostName, { error: 'account_character_name_long' })
      .refine(isOneLine, { error: 'invalidInput' })
      .refine(isVisible, { error: 'account_character_name_required' })
      .overwrite(nameLine),
    storyEn: text(mostStory, 'account_story_long'),
    storyFr: text(mostStory, 'account_story_long'),
    physicalDescription: text(mostDescription, 'account_description_long'),
  },
  { error: (issue) => (issue.code === 'unrecognized_keys' ? 'invalidInput' : undefined) },
)

export type ProfileForm = z.infer<typeof profileSchema>

/** Display order; also the order in which the first failing message is looked for. */
export const profileFields = ['physicalDescription', 'name', 'storyEn', 'storyFr'] as const

const wasPrefix = 'was-'

/** Names the hidden field that holds what the page was shown. */
export const wasField = (name: keyof ProfileForm): string => wasPrefix + name

/** Removes from the form, and returns, what its fields held before editing. */
export function takeWas(data: FormData): Partial<ProfileForm> {
  const was: Partial<ProfileForm> = {}
  for (const name of profileFields) {
    const held = data.get(wasField(name))
    data.delete(wasField(name))
    if (typeof held === 'string') was[name] = tidy(held)
  }
  return was
}

/** The texts of a form that was sent for another reason. */
export const typedProfile = (data: FormData): Partial<ProfileForm> =>
  Object.fromEntries(
    profileFields.flatMap((name) => {
      const typed = data.get(name)
      return typeof typed === 'string' ? [[name, typed]] : []
    }),
  )
