import type { DraftRole } from '#app/features/drafts/draft.policy.ts'
import { languageName } from '#app/features/studio/fields/components/language-name.ts'
import { m } from '#app/i18n/generated/messages.js'
import type { Locale } from '#app/i18n/locale.ts'
import type { CoAuthorRole } from '#app/shared/co-author-roles.ts'

type Role = Pick<DraftRole, 'name'> & { language: Locale | null }

/** What somebody is in a work. */
export function roleText({ name, language }: Role): string {
  if (name === 'translator' && language) return m.people_role_translator({ language: languageName(language) })
  return (
    { owner: m.people_role_owner, admin: m.people_role_admin, editor: m.people_role_editor }[
      name as 'owner' | 'admin' | 'editor'
    ]?.() ?? m.people_role_reviewer()
  )
}

export const partText = ({ role, language }: { role: CoAuthorRole; language: Locale | null }): string =>
  roleText({ name: role, language })
