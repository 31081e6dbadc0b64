import { useEffect, useReducer } from 'react'
import { profileFields } from './profile.schema.ts'
import type { ProfileForm } from './profile.schema.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

export const profileField = (formId: string, name: keyof ProfileForm): TextField | null =>
  document.getElementById(formId)?.querySelector<TextField>(`[name="${name}"]`) ?? null

const hold = (before: ProfileForm, news: Partial<ProfileForm>): ProfileForm => ({ ...before, ...news })

/** What the fields held before editing. What another page saves meanwhile appears in fields left alone here; for the
 * others, `theirs` has been shown beside them. */
export function useSavedProfile(
  formId: string,
  saved: ProfileForm,
  theirs: Partial<ProfileForm> | undefined,
): ProfileForm {
  const [was, learn] = useReducer(hold, saved)
  useEffect(() => {
    if (theirs) learn(theirs)
  }, [theirs])
  useEffect(() => {
    const news: Partial<ProfileForm> = {}
    for (const name of profileFields) {
      if (was[name] === saved[name]) continue
      const field = profileField(formId, name)
      const typed = field?.value.trim()
      if (field && typed === was[name]) field.value = saved[name]
      else if (typed !== saved[name]) continue
      news[name] = saved[name]
    }
    if (Object.keys(news).length > 0) learn(news)
  }, [formId, saved, was])
  return was
}
